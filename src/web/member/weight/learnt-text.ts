import type { LearntWeight } from '#domain/api/member/weights.ts'
import { LEAST_DAYS, LEAST_READINGS } from '#domain/plan-review/enough-readings.ts'
import type { WeightState } from '#domain/plan-review/weight-state.ts'
import { kg } from '#domain/units.ts'
import { paceText } from '#web/member/review/pace-text.ts'
import { stateSentences } from '#web/member/review/pace-words.ts'
import { dayText } from '#web/words/dates.ts'
import { exactMassText, spanText } from '#web/words/measures.ts'
import { formatWhole } from '#web/words/numbers.ts'
import { pointOn, spanAt } from './learnt-course.ts'
import { goalWords, learntWords as words } from './learnt-words.ts'
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
  if (state === 'RISING' || state === 'STEADY') return goalWords.noDate(mass)
  if (earliest === null) return goalWords.farAway(mass)
  if (latest === null) return goalWords.earliest(mass, dayText(earliest, today))
  return goalWords.between(mass, dayText(earliest, today), dayText(latest, today))
}

function diaryText({ diary }: LearntWeight, state: WeightState): readonly string[] {
  if (diary === undefined || (state !== 'RISING' && state !== 'STEADY')) return []
  return [words.diary(formatWhole(diary.energy), diary.days, formatWhole(diary.planned))]
}

/** Whose the weights are, instead of an estimate that may be of somebody else. What is for safety is said all the same. */
function unclearText({ units, state, said }: Learnt, { followed, other }: NonNullable<LearntWeight['unclear']>) {
  const [one, second] = [followed, other].map((mass) => exactMassText(kg(mass), units))
  const isUnsafe = state === 'TOO_FAST' && !said.state
  return {
    title: words.unclear.title,
    sentences: [words.unclear.text(one ?? '', second ?? ''), ...(isUnsafe ? [stateSentences.TOO_FAST] : [])],
  }
}

/** What has been learnt from the log, in sentences. */
export function learntText(progress: Learnt): { readonly title: string; readonly sentences: readonly string[] } {
  const { learnt, mode, state, said } = progress
  if (learnt.unclear !== undefined) return unclearText(progress, learnt.unclear)
  const { about, span } = weightNow(progress)
  // Until then only the weight is shown.
  const knowsPace = learnt.readings >= LEAST_READINGS && learnt.today >= LEAST_DAYS
  const pace = mode === 'LOSE' ? paceText(state, learnt.offset) : stateSentences[state]
  const goal = goalText(progress)
  return {
    title: words.title(about),
    sentences: [
      words.within(span),
      ...(learnt.startUnlikely ? [words.start] : []),
      ...(pace === null || said.state ? [] : [pace]),
      ...(knowsPace || pace !== null || said.wait ? [] : [words.tooEarly]),
      ...diaryText(learnt, state),
      ...(goal === null ? [] : [goal]),
    ],
  }
}
