import type { ReviewView } from '#domain/api/member/review.ts'
import { plural } from '#domain/language/plural.ts'
import type { Missing } from '#domain/plan-review/enough-readings.ts'
import type { WeightState } from '#domain/plan-review/weight-state.ts'
import { kg } from '#domain/units.ts'
import { dayText } from '#web/words/dates.ts'
import { differenceText, exactMassText } from '#web/words/measures.ts'
import { formatWhole } from '#web/words/numbers.ts'
import type { Moment } from './moment.ts'
import { askedTitles, paceReason } from './pace-words.ts'
import { plateauText } from './plateau-words.ts'
import { raiseReasons, raiseTitles, wasTooFast } from './raise-words.ts'
import type { ReviewText } from './review-text.ts'
import { stepReasons, stepText } from './step-words.ts'
import { toldText } from './told-words.ts'

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
    'Your plan stays as it is, and we propose nothing. If you lose weight faster than is safe, it still gives you more, and after an illness or a pregnancy it asks once whether to continue.',
} as const

const energyText = (energy: number): string => `${formatWhole(energy)} kcal`

/** Why another target is proposed. It can be higher even if the loss is slow, because the body gets smaller. */
const reasonText = (
  offset: ReviewView['offset'],
  change: Proposal['change'],
  { state, mode }: Moment,
): readonly string[] =>
  change === 'UP' && (offset.energy > 0 || state === 'RISING')
    ? ['At your current weight, a little more each day is better for you.']
    : [paceReason(state, offset, mode === 'LOSE')]

/** Why a proposal goes no lower. */
const bounds = {
  FLOOR: 'It goes no lower, because none of our plans does.',
  CUT: 'It goes no lower: the formulas do not support a larger cut.',
  PACE: 'It goes no lower, so that you never lose faster than is safe.',
  STEP: 'It is one small step; more may follow if your weight suggests it.',
} as const

type Proposal = Extract<ReviewView['decision'], { kind: 'PROPOSE' }>

/** What limited a proposal to eat less, if anything did. It does not matter to a proposal to eat more. */
const limitsOf = ({ change, bound }: Proposal): readonly string[] =>
  bound === null || change === 'UP' || change === 'KEEP_WEIGHT' ? [] : [bounds[bound]]

/** What was asked before and not answered is asked in other words. */
const asking = ['Either way,', 'As your weight stands,', 'If you want to,'] as const

/** What was done when a goal is reached. */
function doneText({ done }: ReviewView, { units }: Moment): readonly string[] {
  if (done === undefined) return []
  const lost = done.startKg - done.kg
  const now = exactMassText(kg(done.kg), units)
  return lost <= 0
    ? [`You are at about ${now}.`]
    : [
        `You started at ${exactMassText(kg(done.startKg), units)} and are at about ${now}: ${differenceText(kg(lost), units)} less in ${plural(done.weeks, { one: 'one week', other: `${done.weeks} weeks` })}.`,
      ]
}

function proposalText(decision: Proposal, review: ReviewView, moment: Moment): readonly string[] {
  const { today } = moment
  const { change, proposed } = decision
  const [next, now] = [energyText(proposed), energyText(review.before)]
  // A restart is not based on weigh-ins.
  const from =
    change === 'RESTART'
      ? `That is from ${dayText(review.from, today)}.`
      : `That is from ${dayText(review.from, today)}, based on ${review.readings} weigh-ins in four weeks.`
  const rests = `${from} Weeks that are already planned stay as they are.`
  const first =
    change === 'RESTART'
      ? [`Whenever you are ready: with ${next} a day instead of ${now}, your plan continues where it stopped.`]
      : change === 'KEEP_WEIGHT'
        ? [
            ...doneText(review, moment),
            'That is what you set out to do. Keeping it means eating as much as you burn, so your plan gets more food in small steps.',
            `The first step is ${next} a day instead of ${now}. Around your goal we ask nothing; if your weight leaves it, we ask what you want.`,
          ]
        : change === 'LOSE_AGAIN'
          ? [
              `Your weight is above those between which we ask nothing. With ${next} a day instead of ${now}, you would lose again.`,
              'If you would rather keep the weight that you have now, choose that under “Your goal” on the weight page.',
            ]
          : [
              ...reasonText(review.offset, change, moment),
              `${asking[decision.turn ?? 0] ?? asking[0]} the next weeks fit better with ${next} a day instead of ${now}.`,
            ]
  return [...first, ...limitsOf(decision), rests]
}

/** What a plan does while a doctor should be involved. */
const holding = 'Your plan holds your weight from'
const show = 'Please talk to a doctor soon, and show them your weight log.'

type HoldReason = Extract<ReviewView['decision'], { kind: 'HOLD' }>['reason']

/** Why the weight is only held. What a member reported is not put as a warning, because they know it. */
function holdText(reason: HoldReason, from: string, state: WeightState): ReviewText {
  const held = `${holding} ${from}, and does not propose losing any.`
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
        sentences: [held, 'Ask your doctor when it is all right to lose weight again.'],
      }
    case 'EATING_DISORDER':
      return {
        title: 'You come first, not the scales',
        sentences: [held, 'Please talk to your doctor, or to a helpline in your country: they listen without judging.'],
      }
    case 'BREAK':
      return {
        title: 'You have a break',
        sentences: [
          `${holding} ${from}. Enjoy it: nothing is to be lost now.`,
          'At its end we ask whether you want to go on. You can end it sooner on the weight page.',
        ],
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
        sentences: [
          state === 'TOO_FAST'
            ? 'You are still losing weight faster than is safe.'
            : 'You lost weight faster than is safe for several weeks.',
          held,
          show,
        ],
      }
  }
}

const advised = 'Please talk to a doctor'

const missingText = (missing: Missing): string => {
  switch (missing.kind) {
    case 'DAYS':
      return plural(missing.count, { one: 'one more day', other: `${missing.count} more days` })
    case 'READINGS':
      return plural(missing.count, { one: 'one more weigh-in', other: `${missing.count} more weigh-ins` })
    case 'RECENT_READING':
      return 'a weigh-in from the last two weeks'
    case 'SURER_OFFSET':
      return 'more weigh-ins'
  }
}

/** Why nothing changes this week, for the weight page. */
export function keepText({ decision }: ReviewView, state: WeightState): string | null {
  if (decision.kind !== 'KEEP') return null
  const { why } = decision
  switch (why.kind) {
    case 'TOO_LITTLE_KNOWN': {
      // If readings are missing anyway, the next one will also be the recent one.
      const some = why.missing.some(({ kind }) => kind === 'READINGS')
      const missing = why.missing.filter(({ kind }) => !(some && kind === 'RECENT_READING'))
      return `Nothing changes yet: we need ${missing.map(missingText).join(' and ')} to tell water from tissue.`
    }
    case 'FITS':
      return state === 'FALLING' || state === 'UNKNOWN'
        ? 'Your plan fits how your weight is changing, so it stays as it is.'
        : 'There was no reason to change your plan this week, so it stays as it is.'
    case 'ASKED_LATELY':
      return 'Your plan stays as it is. What we proposed lately still stands open, and we will ask again later.'
    case 'NEAR_LOWEST':
      return 'You are close to the lowest healthy weight for your height, so your plan gets no smaller.'
    case 'AWAY':
      return 'Your plan stays as it is until two weeks after what you told us about has ended.'
    case 'EXPLAINED':
      return 'Because of what you told us, your plan stays as it is for two weeks.'
    case 'KEPT_BY_MEMBER':
      return 'You chose to keep your plan, and we have learnt nothing new since.'
    default:
      return null
  }
}

function askedText(state: WeightState): ReviewText | null {
  if (state === 'TOO_FAST') return null
  const reason = 'Is there a reason? Your answer changes nothing yet; it only helps us understand your weight.'
  return { title: askedTitles[state], sentences: [reason] }
}

/** Whether a proposal asks for less food while the weight falls too fast: it is not shown. */
const isUnsafe = ({ decision, answer }: ReviewView, { state }: Moment): boolean =>
  decision.kind === 'PROPOSE' && answer === null && state === 'TOO_FAST' && decision.proposed < decision.target

/** The card of a review; null if it has nothing to say. */
export function reviewText(review: ReviewView, moment: Moment): ReviewText | null {
  const { decision, answer, now, before } = review
  const { state, today } = moment
  const from = dayText(review.from, today)
  const stays = { title: 'Your plan stays', sentences: [`It continues with ${energyText(now)} a day.`] }
  if (isUnsafe(review, moment)) return null
  switch (decision.kind) {
    case 'KEEP':
      return toldText(decision.why, state, moment.mode === 'LOSE')
    case 'ASK':
      return review.plateauAnswer === null ? askedText(state) : plateauText(review.plateauAnswer)
    case 'PROPOSE':
      if (answer === 'YES')
        return { title: 'Your plan will change', sentences: [`From ${from} it has ${energyText(now)} a day.`] }
      if (answer === 'KEEP') return stays
      return {
        title:
          decision.change === 'KEEP_WEIGHT'
            ? 'You have reached your goal'
            : decision.change === 'RESTART'
              ? 'Continue with your plan?'
              : 'A better fit for your plan?',
        sentences: proposalText(decision, review, moment),
      }
    case 'STEP':
      return answer === 'KEEP' ? stays : stepText(decision, before, from)
    case 'RAISE':
      if (now === before) return stays
      return {
        title: decision.why === 'TOO_FAST' && state !== 'TOO_FAST' ? wasTooFast : raiseTitles[decision.why],
        sentences: [
          `From ${from} your plan has ${energyText(now - before)} more a day. Please eat all of it.`,
          ...(decision.why === 'NEAR_UNDERWEIGHT' ? [show] : []),
        ],
      }
    case 'HOLD':
      return holdText(decision.reason, from, state)
  }
}

/** A change as a line of a list: old and new energy, and what the change is based on. */
export function changeText(review: ReviewView): string {
  const { before, now, readings, decision, offset } = review
  const limits = decision.kind === 'PROPOSE' ? limitsOf(decision) : []
  if (decision.kind === 'PROPOSE' && decision.change === 'RESTART') {
    return [`${energyText(before)} → ${energyText(now)} a day. Your plan continues where it stopped.`, ...limits].join(
      ' ',
    )
  }
  const why =
    decision.kind === 'RAISE'
      ? raiseReasons[decision.why]
      : decision.kind === 'HOLD'
        ? decision.reason === 'BREAK'
          ? 'To hold your weight, for your break.'
          : 'To hold your weight, for your health.'
        : decision.kind === 'STEP'
          ? stepReasons[decision.why]
          : `Your weight showed a difference of ${signed(offset.energy)} kcal a day [${signed(offset.low)} to ${signed(offset.high)}] from the plan.`
  const moved = `${energyText(before)} → ${energyText(now)} a day. ${why}`
  return [moved, ...limits, `${readings} weigh-ins in four weeks.`].join(' ')
}

const signed = (energy: number): string => (energy < 0 ? `−${formatWhole(-energy)}` : formatWhole(energy))
