import type { ReviewView } from '#domain/api/member/review.ts'
import type { PlateauAnswer } from '#domain/plan-review/review-input.ts'
import type { IsoDate } from '#domain/time.ts'
import { dayText } from '#web/words/dates.ts'
import { formatWhole } from '#web/words/numbers.ts'

export const reviewWords = {
  yes: 'Yes',
  keep: 'Keep my plan',
  keepForGood: 'Keep it for good',
  undo: 'Change my answer',
  less: 'Only as much as is safe',
  propose: 'Propose changes again',
  changes: 'What changed and why',
  forGood: 'Your plan stays as it is: nothing is proposed. If you lose faster than is safe, it still gives you more.',
} as const

/** What a member may say where the scales stand still. */
export const plateauWords = {
  AWAY: 'I was away',
  ILL: 'I was ill',
  NEW_SCALE: 'New scales',
  CYCLE: 'My cycle',
  SALT_OR_TRAINING: 'Salt, or hard training',
  BESIDE_PLAN: 'I ate beside the plan',
  NOTHING: 'Nothing I know of',
} as const satisfies Record<PlateauAnswer, string>

const energyText = (energy: number): string => `${formatWhole(energy)} kcal`

/** What the scales show that the plan did not expect. They cannot tell whether more is eaten or less is spent. */
export function offsetText({ energy, low, high }: ReviewView['offset']): string {
  if (low <= 0 && high >= 0) return 'Your weight goes about as the plan expected.'
  const size = formatWhole(Math.abs(energy))
  const [least, most] = [Math.abs(low), Math.abs(high)].toSorted((a, b) => a - b).map(formatWhole)
  return energy > 0
    ? `Your weight falls more slowly than the plan expected: about ${size} kcal a day [${least} to ${most}] less deficit. Scales cannot tell whether you spend less than the formula says, or eat a little beside the plan.`
    : `Your weight falls faster than the plan expected: about ${size} kcal a day [${least} to ${most}] more deficit. Scales cannot tell whether you spend more than the formula says, or eat less than the plan holds.`
}

/** What kept a proposal from going further. */
const bounds = {
  FLOOR: 'It goes no lower: no plan here does.',
  CUT: 'It goes no lower: more would be a cut that the formulas do not bear out.',
  PACE: 'It goes no lower, so that you never lose faster than is safe.',
  STEP: 'It is one small step; more may follow when the scales say so.',
} as const

type Proposal = Extract<ReviewView['decision'], { kind: 'PROPOSE' }>

function proposalText({ change, proposed, bound }: Proposal, review: ReviewView, today: IsoDate): readonly string[] {
  const [next, now] = [energyText(proposed), energyText(review.before)]
  const rests = `From ${dayText(review.from, today)}, and resting on ${review.readings} weigh-ins of four weeks. Weeks that are planned stay as they are.`
  const first =
    change === 'KEEP_WEIGHT'
      ? [`You are at your goal. ${next} a day instead of ${now} hold your weight there.`]
      : change === 'LOSE_AGAIN'
        ? [`You are a little above your goal. With ${next} a day instead of ${now} your plan loses again.`]
        : [offsetText(review.offset), `Either way the next weeks fit better with ${next} a day instead of ${now}.`]
  return [...first, ...(bound === null || change === 'UP' ? [] : [bounds[bound]]), rests]
}

/** A review as a card says it: null where there is nothing to say. */
export type ReviewText = { readonly title: string; readonly sentences: readonly string[] }

const doctor =
  'Until then your plan only holds your weight. Please talk to a doctor soon, and show them your weight log.'

function holdText(reason: Extract<ReviewView['decision'], { kind: 'HOLD' }>['reason']): readonly string[] {
  if (reason === 'UNDERWEIGHT') return ['Your weight is below the healthy range for your height.', doctor]
  if (reason === 'LOST_TENTH') return ['You have lost more than a tenth of your weight in eight weeks.', doctor]
  if (reason === 'TOO_FAST_AGAIN') return ['You lose faster than is safe, though your plan was raised twice.', doctor]
  return [doctor]
}

export function reviewText(review: ReviewView, today: IsoDate): ReviewText | null {
  const { decision, answer, now, before } = review
  const from = dayText(review.from, today)
  switch (decision.kind) {
    case 'KEEP':
      return decision.why.kind === 'AT_LIMIT'
        ? {
            title: 'Your plan goes no lower',
            sentences: [
              'Your weight stands still, and your plan is as low as it should be.',
              'More movement, a later date for your goal, or holding this weight for a while are all good ways on.',
            ],
          }
        : null
    case 'ASK':
      return review.plateauAnswer === null
        ? {
            title: 'Your weight stands still',
            sentences: ['Was there a reason? It changes nothing yet; it only helps to read the scales.'],
          }
        : null
    case 'PROPOSE':
      if (answer === 'YES')
        return { title: 'Your plan follows', sentences: [`From ${from} it holds ${energyText(now)} a day.`] }
      if (answer === 'KEEP')
        return { title: 'Your plan stays', sentences: [`It goes on with ${energyText(now)} a day.`] }
      return { title: 'A better fit for your plan?', sentences: proposalText(decision, review, today) }
    case 'RAISE':
      return {
        title: decision.why === 'TOO_FAST' ? 'You lose faster than is safe' : 'You are below your goal',
        sentences: [`From ${from} your plan has ${energyText(now - before)} a day more. Please eat all of it.`],
      }
    case 'HOLD':
      return { title: 'Please talk to a doctor', sentences: holdText(decision.reason) }
  }
}

/** A change as a list tells it: old and new energy, and what it rests on. */
export function changeText(review: ReviewView): string {
  const { before, now, readings, decision, offset } = review
  const limit = decision.kind === 'PROPOSE' && decision.bound !== null ? ` ${bounds[decision.bound]}` : ''
  const why =
    decision.kind === 'RAISE'
      ? decision.why === 'TOO_FAST'
        ? 'You lost faster than is safe.'
        : 'You were below your goal.'
      : decision.kind === 'HOLD'
        ? 'To hold your weight until a doctor has looked.'
        : `Your weight showed ${signed(offset.energy)} kcal a day [${signed(offset.low)} to ${signed(offset.high)}] beside the plan.`
  return `${energyText(before)} → ${energyText(now)} a day. ${why}${limit} ${readings} weigh-ins of four weeks.`
}

const signed = (energy: number): string => (energy < 0 ? `−${formatWhole(-energy)}` : formatWhole(energy))
