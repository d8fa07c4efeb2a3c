import type { LearntWeight } from '#domain/api/member/weights.ts'
import { LEAST_DAYS, LEAST_READINGS } from '#domain/plan-review/enough-readings.ts'
import type { WeightState } from '#domain/plan-review/weight-state.ts'
import { kg } from '#domain/units.ts'
import { paceText, stateSentences } from '#web/member/review/pace-words.ts'
import { dayText } from '#web/words/dates.ts'
import { exactMassText, spanText } from '#web/words/measures.ts'
import { formatWhole } from '#web/words/numbers.ts'
import { pointOn, spanAt } from './learnt-course.ts'
import type { WeightProgress } from './weight-progress.ts'

type Learnt = WeightProgress & { readonly learnt: LearntWeight }

const weightNow = ({ learnt, units }: Learnt): { readonly about: string; readonly span: string } => {
  const point = pointOn(learnt.course, learnt.today) ?? { day: learnt.today, kg: Number.NaN, sd: 0 }
  const { weight, low, high } = spanAt(point, 80)
  return {
    about: exactMassText(weight, units),
    span: spanText(exactMassText(low, units), exactMassText(high, units), units),
  }
}

/** When the goal may be reached: a range of days, not a promise. */
export function goalText({ learnt: { goal }, units, today, state, mode }: Learnt): string | null {
  if (goal === null || mode !== 'LOSE' || state === 'TOO_FAST') return null
  const { earliest, latest } = goal
  const mass = exactMassText(kg(goal.kg), units)
  if (state === 'RISING' || state === 'STEADY') return `As long as it does not fall, there is no date for ${mass}.`
  if (earliest === null) return `At this pace, ${mass} is more than a year away.`
  if (latest === null) {
    return `At this pace, you reach ${mass} on ${dayText(earliest, today)} at the earliest, and perhaps not within a year.`
  }
  return `The chance is four in five that you reach ${mass} between ${dayText(earliest, today)} and ${dayText(latest, today)}.`
}

/** What has been learnt from the log, in sentences. */
export function learntText(progress: Learnt): { readonly title: string; readonly sentences: readonly string[] } {
  const { learnt, mode, state } = progress
  const { about, span } = weightNow(progress)
  // Until then only the weight is shown.
  const knowsPace = learnt.readings >= LEAST_READINGS && learnt.today >= LEAST_DAYS
  const pace = mode === 'LOSE' ? paceText(state, learnt.offset) : stateSentences[state]
  const goal = goalText(progress)
  return {
    title: `About ${about} today`,
    sentences: [
      `The chance is four in five that your weight, apart from the water of the day, is within ${span}.`,
      ...(learnt.startUnlikely ? [startText] : []),
      ...(pace === null ? [] : [pace]),
      ...(knowsPace || pace !== null
        ? []
        : ['A few more weigh-ins, over at least two weeks, will tell water from tissue.']),
      ...diaryText(learnt, state),
      ...(goal === null ? [] : [goal]),
    ],
  }
}

/** What the diary says beside a weight that does not fall. It proves nothing, because diaries miss a part. */
function diaryText({ diary }: LearntWeight, state: WeightState): readonly string[] {
  if (diary === undefined || (state !== 'RISING' && state !== 'STEADY')) return []
  const [eaten, planned] = [formatWhole(diary.energy), formatWhole(diary.planned)]
  return [
    `Your diary has ${eaten} kcal a day on ${diary.days} of the last 28 days; your plan has ${planned}. Most diaries miss about a sixth of what is eaten.`,
  ]
}

const startText =
  'Your readings suggest another starting weight than your answers do. Please check the unit of your first readings.'
