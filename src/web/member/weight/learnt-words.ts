import type { LearntWeight } from '#domain/api/member/weights.ts'
import { LEAST_DAYS, LEAST_READINGS } from '#domain/plan-review/enough-readings.ts'
import { kg } from '#domain/units.ts'
import { offsetText } from '#web/member/review/review-words.ts'
import { dayText } from '#web/words/dates.ts'
import { exactMassText, spanText } from '#web/words/measures.ts'
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

/** When the goal is reached: a span of weeks, and no promise. */
export function goalText({ learnt: { goal }, units, today }: Learnt): string | null {
  if (goal === null) return null
  const { earliest, latest } = goal
  const mass = exactMassText(kg(goal.kg), units)
  if (earliest === null) return `As it goes now, ${mass} is more than a year away.`
  if (latest === null) {
    return `As it goes now, you reach ${mass} on ${dayText(earliest, today)} at the earliest, and perhaps not within a year.`
  }
  return `Four times in five, you reach ${mass} between ${dayText(earliest, today)} and ${dayText(latest, today)}.`
}

/** What the log tells, in sentences. */
export function learntText(progress: Learnt): { readonly title: string; readonly sentences: readonly string[] } {
  const { learnt, aim } = progress
  const { about, span } = weightNow(progress)
  // Before, nothing but the weight is shown.
  const knowsPace = learnt.readings >= LEAST_READINGS && learnt.today >= LEAST_DAYS
  const goal = goalText(progress)
  return {
    title: `About ${about} today`,
    sentences: [
      `Four times in five your weight, without the water of the day, lies within ${span}.`,
      ...(learnt.startUnlikely ? [startText] : []),
      ...(knowsPace
        ? aim === 'LOSE'
          ? [offsetText(learnt.offset)]
          : []
        : ['A few more weigh-ins, over two weeks at least, tell water from tissue.']),
      ...(goal === null ? [] : [goal]),
    ],
  }
}

const startText =
  'Your readings tell of another weight at the start than your answers. Please check the unit of your first readings.'
