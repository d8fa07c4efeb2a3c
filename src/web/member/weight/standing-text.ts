import type { Standing } from '#domain/forecast/weight-standing.ts'
import { addDays } from '#domain/time.ts'
import { dayText } from '#web/words/dates.ts'
import { exactMassText, spanText } from '#web/words/measures.ts'
import { standingWords as words } from './standing-words.ts'
import type { WeightProgress } from './weight-progress.ts'

export type StandingText = { readonly title: string; readonly text: string }

/** With fewer readings than this in a week, the text says that they are few. */
const FEW = 2

/** How the log compares with the forecast: honest about the figure, kind about what it means. */
export function standingText(progress: WeightProgress): StandingText {
  const { trend, standing, early, units, aim, mode, startsOn, today, state } = progress
  const { latest } = trend
  if (latest === null) return words.begin
  const average = exactMassText(latest.weight, units)
  if (standing === null) return { title: words.before.title, text: words.before.text(average) }
  // The forecast is that of a loss, and the plan is none any more.
  if (aim === 'LOSE' && mode !== 'LOSE') return { title: words.average(average), text: words.restless }
  if (early !== null && latest.day < early.endDay) {
    const end = dayText(addDays(startsOn, early.endDay), today)
    return { title: words.early.title, text: words.early.text(average, end) }
  }
  const { title, because } = words[aim][standing.kind]
  const isMoving = state !== 'STEADY' && state !== 'UNKNOWN'
  const few = latest.readings < FEW ? [words.fewReadings] : []
  return {
    title: aim === 'KEEP' && standing.kind === 'WITHIN' && isMoving ? words.nearStart : title,
    text: [comparison(progress, standing, average), because, ...few].join(' '),
  }
}

function comparison({ aim, units }: WeightProgress, { kind, on, by }: Standing, average: string): string {
  const spanOf = ({ low, high }: Standing['on']['half']) =>
    spanText(exactMassText(low, units), exactMassText(high, units), units)
  const expected = exactMassText(on.weight, units)
  const difference = exactMassText(by, units)
  const { kept, lost } = words.comparison
  if (aim === 'KEEP') return kind === 'WITHIN' ? kept.within(average, expected) : kept.beyond(average, difference)
  if (kind === 'BELOW') return lost.below(average, difference)
  if (kind === 'ABOVE') return lost.above(average, spanOf(on.most))
  return lost.within(average, spanOf(on.half), expected)
}
