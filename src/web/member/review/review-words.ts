import type { ReviewView } from '#domain/api/member/review.ts'
import type { Missing } from '#domain/plan-review/enough-readings.ts'
import type { PlateauAnswer } from '#domain/plan-review/review-input.ts'
import type { IsoDate } from '#domain/time.ts'
import { dayText } from '#web/words/dates.ts'
import { formatWhole } from '#web/words/numbers.ts'

export const reviewWords = {
  yes: 'Yes',
  keep: 'Keep my plan',
  keepForGood: 'Keep it for good',
  undo: 'Change my answer',
  saved: 'Saved.',
  less: 'Only as much as is safe',
  propose: 'Propose changes again',
  changes: 'What changed and why',
  forGood:
    'Your plan stays as it is: nothing is proposed. If you lose faster than is safe, it still gives you more, and after an illness or a pregnancy it asks once whether to go on.',
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
  return low <= 0 && high >= 0 ? 'Your weight goes about as the plan expected.' : deficitText({ energy, low, high })
}

/** The same where something is proposed by it, however wide its band is. */
function deficitText({ energy, low, high }: ReviewView['offset']): string {
  const size = formatWhole(Math.abs(energy))
  const [least, most] = (energy > 0 ? [low, high] : [-high, -low]).map(signed)
  return energy > 0
    ? `Your weight falls more slowly than the plan expected: about ${size} kcal a day [${least} to ${most}] less deficit. Scales cannot tell whether you spend less than the formula says, or eat a little beside the plan.`
    : `Your weight falls faster than the plan expected: about ${size} kcal a day [${least} to ${most}] more deficit. Scales cannot tell whether you spend more than the formula says, or eat less than the plan holds.`
}

/** Why another target is proposed: a higher one also where the loss is slow, as the body gets smaller. */
const reasonText = (offset: ReviewView['offset'], change: Proposal['change']): string =>
  change === 'UP' && offset.energy > 0
    ? 'At your weight of today, a little more each day is better for you.'
    : deficitText(offset)

/** What kept a proposal from going lower. */
const bounds = {
  FLOOR: 'It goes no lower: no plan here does.',
  CUT: 'It goes no lower: more would be a cut that the formulas do not bear out.',
  PACE: 'It goes no lower, so that you never lose faster than is safe.',
  STEP: 'It is one small step; more may follow when the scales say so.',
} as const

type KeepKind = Extract<ReviewView['decision'], { kind: 'KEEP' }>['why']['kind']
type Proposal = Extract<ReviewView['decision'], { kind: 'PROPOSE' }>

/** What held a proposal to eat less, where something did: one to eat more goes no lower anyway. */
const limitsOf = ({ change, bound }: Proposal): readonly string[] =>
  bound === null || change === 'UP' || change === 'KEEP_WEIGHT' ? [] : [bounds[bound]]

function proposalText(decision: Proposal, review: ReviewView, today: IsoDate): readonly string[] {
  const { change, proposed } = decision
  const [next, now] = [energyText(proposed), energyText(review.before)]
  // Going on rests on no weigh-ins: it takes none.
  const from =
    change === 'RESTART'
      ? `That is from ${dayText(review.from, today)}.`
      : `From ${dayText(review.from, today)}, and resting on ${review.readings} weigh-ins of four weeks.`
  const rests = `${from} Weeks that are planned stay as they are.`
  const first =
    change === 'RESTART'
      ? [`Whenever you are ready: with ${next} a day instead of ${now} your plan goes on where it stopped.`]
      : change === 'KEEP_WEIGHT'
        ? [`You are at your goal. ${next} a day instead of ${now} hold your weight there.`]
        : change === 'LOSE_AGAIN'
          ? [`You are a little above your goal. With ${next} a day instead of ${now} your plan loses again.`]
          : [
              reasonText(review.offset, change),
              `Either way the next weeks fit better with ${next} a day instead of ${now}.`,
            ]
  return [...first, ...limitsOf(decision), rests]
}

/** A review as a card says it: null where there is nothing to say. */
export type ReviewText = { readonly title: string; readonly sentences: readonly string[] }

/** What a plan does while a doctor's matter lasts. */
const holding = 'Your plan holds your weight from'
const show = 'Please talk to a doctor soon, and show them your weight log.'

type HoldReason = Extract<ReviewView['decision'], { kind: 'HOLD' }>['reason']

/** Why the weight is only held. What a member told of is no warning: they know it. */
function holdText(reason: HoldReason, from: string): ReviewText {
  const held = `${holding} ${from}, and proposes nothing to lose weight.`
  switch (reason) {
    case 'PREGNANT_OR_BREASTFEEDING':
      return {
        title: 'Your plan holds your weight',
        sentences: [
          held,
          'Your doctor or midwife can tell you what you need now. Please eat as much as you are hungry for.',
        ],
      }
    case 'ILLNESS_WITH_FEVER':
      return {
        title: 'Get well first',
        sentences: [held, 'Tell us on the weight page when it is over. Ask a doctor if it lasts.'],
      }
    case 'SURGERY':
    case 'NEW_MEDICATION':
      return {
        title: 'Your plan holds your weight',
        sentences: [held, 'Ask your doctor when losing weight is right again.'],
      }
    case 'EATING_DISORDER':
      return {
        title: 'You come first, not the scales',
        sentences: [held, 'Please talk to your doctor, or to a helpline in your country: they listen without judging.'],
      }
    case 'UNDERWEIGHT':
      return { title: advised, sentences: ['Your weight is below the healthy range for your height.', held, show] }
    case 'LOST_TENTH':
      return {
        title: advised,
        sentences: ['You have lost more than a tenth of your weight in eight weeks.', held, show],
      }
    case 'TOO_FAST_AGAIN':
      return {
        title: advised,
        sentences: ['You lose faster than is safe, though your plan was raised twice.', held, show],
      }
  }
}

const advised = 'Please talk to a doctor'

/** What follows from an answer to why the scales stand still. */
function plateauText(answer: PlateauAnswer): ReviewText {
  switch (answer) {
    case 'AWAY':
    case 'ILL':
    case 'NEW_SCALE':
      return {
        title: 'Thank you, that explains a lot',
        sentences: [
          'Your plan waits two weeks before it reads anything into the scales. If you know the days, add them on the weight page.',
        ],
      }
    case 'CYCLE':
    case 'SALT_OR_TRAINING':
      return {
        title: 'Thank you, that explains a lot',
        sentences: [
          'That is water, and it goes by itself. Your plan waits two weeks before it reads anything into the scales.',
        ],
      }
    case 'BESIDE_PLAN':
      return {
        title: 'Thank you for saying so',
        sentences: [
          'That happens to everyone. Nothing changes this week. If a dish leaves you hungry or bored, swap it: a plan that you like is easier to keep.',
        ],
      }
    case 'NOTHING':
      return {
        title: 'Thank you',
        sentences: [
          'Nothing changes this week. If the scales still stand next week, your plan may propose a small step.',
        ],
      }
  }
}

const missingText = (missing: Missing): string => {
  switch (missing.kind) {
    case 'DAYS':
      return missing.count === 1 ? 'one more day' : `${missing.count} more days`
    case 'READINGS':
      return missing.count === 1 ? 'one more weigh-in' : `${missing.count} more weigh-ins`
    case 'RECENT_READING':
      return 'a weigh-in of these two weeks'
    case 'SURER_OFFSET':
      return 'more weigh-ins'
  }
}

/** Why nothing changes this week, for the weight page. */
export function keepText({ decision }: ReviewView): string | null {
  if (decision.kind !== 'KEEP') return null
  const { why } = decision
  switch (why.kind) {
    case 'TOO_LITTLE_KNOWN': {
      // A reading that is recent is one of the readings that are missing anyway.
      const some = why.missing.some(({ kind }) => kind === 'READINGS')
      const missing = why.missing.filter(({ kind }) => !(some && kind === 'RECENT_READING'))
      return `We change nothing: it takes ${missing.map(missingText).join(' and ')} to tell water from tissue.`
    }
    case 'FITS':
      return 'Your plan fits the way your weight goes, so nothing changes.'
    case 'AWAY':
      return 'Your plan stays as it is until two weeks after what you told us is over.'
    case 'EXPLAINED':
      return 'Your plan waits two weeks, with what you told us in mind.'
    case 'KEPT_BY_MEMBER':
      return 'You chose to keep your plan, and nothing new is known since.'
    default:
      return null
  }
}

/** What else there is where a plan goes no lower. */
function limitText(kind: KeepKind): ReviewText | null {
  const title = 'Your plan goes no lower'
  switch (kind) {
    case 'AT_LIMIT':
      return {
        title,
        sentences: [
          'Your weight falls slowly or not at all, and your plan is as low as it should be.',
          'More movement, a later date for your goal, or holding this weight for a while are all good ways on.',
        ],
      }
    case 'RISES_AT_LIMIT':
      return {
        title,
        sentences: [
          'Your weight rises, and your plan to keep it is as low as it should be.',
          'More movement helps. So does looking for what comes beside the plan: a drink, a snack, a second helping.',
        ],
      }
    default:
      return null
  }
}

export function reviewText(review: ReviewView, today: IsoDate): ReviewText | null {
  const { decision, answer, now, before } = review
  const from = dayText(review.from, today)
  const stays = { title: 'Your plan stays', sentences: [`It goes on with ${energyText(now)} a day.`] }
  switch (decision.kind) {
    case 'KEEP':
      return limitText(decision.why.kind)
    case 'ASK':
      return review.plateauAnswer === null
        ? {
            title: 'Your weight stands still',
            sentences: ['Was there a reason? It changes nothing yet; it only helps to read the scales.'],
          }
        : plateauText(review.plateauAnswer)
    case 'PROPOSE':
      if (answer === 'YES')
        return { title: 'Your plan follows', sentences: [`From ${from} it holds ${energyText(now)} a day.`] }
      if (answer === 'KEEP') return stays
      return {
        title: decision.change === 'RESTART' ? 'Go on with your plan?' : 'A better fit for your plan?',
        sentences: proposalText(decision, review, today),
      }
    case 'RAISE':
      if (now === before) return stays
      return {
        title: decision.why === 'TOO_FAST' ? 'You lose faster than is safe' : 'You weigh less than you want to',
        sentences: [`From ${from} your plan has ${energyText(now - before)} a day more. Please eat all of it.`],
      }
    case 'HOLD':
      return holdText(decision.reason, from)
  }
}

/** A change as a list tells it: old and new energy, and what it rests on. */
export function changeText(review: ReviewView): string {
  const { before, now, readings, decision, offset } = review
  const limits = decision.kind === 'PROPOSE' ? limitsOf(decision) : []
  if (decision.kind === 'PROPOSE' && decision.change === 'RESTART') {
    return [`${energyText(before)} → ${energyText(now)} a day. Your plan goes on where it stopped.`, ...limits].join(
      ' ',
    )
  }
  const why =
    decision.kind === 'RAISE'
      ? decision.why === 'TOO_FAST'
        ? 'You lost faster than is safe.'
        : 'You weighed less than you want to.'
      : decision.kind === 'HOLD'
        ? 'To hold your weight, for your health.'
        : `Your weight showed ${signed(offset.energy)} kcal a day [${signed(offset.low)} to ${signed(offset.high)}] beside the plan.`
  const moved = `${energyText(before)} → ${energyText(now)} a day. ${why}`
  return [moved, ...limits, `${readings} weigh-ins of four weeks.`].join(' ')
}

const signed = (energy: number): string => (energy < 0 ? `−${formatWhole(-energy)}` : formatWhole(energy))
