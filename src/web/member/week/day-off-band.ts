import type { WeekView } from '#domain/api/member/week.ts'
import { targetsOfDay } from '#web/member/data/targets-of-day.ts'
import { awayWords } from '#web/member/words/away-words.ts'
import { kcal } from '#web/member/words/week.ts'

/** How far a day may be from its target, as a share; the plan keeps 5 %, or 8 % where a rule was relaxed. */
const BAND = 0.085

/** What to say of a day of which a meal is eaten elsewhere, if its other meals cannot make up for it; else null. */
export function offBandText(view: WeekView, day: number): string | null {
  const shown = view.days[day]
  if (shown === undefined || !shown.meals.some(({ away }) => away !== undefined)) return null
  const { energy: target } = targetsOfDay(view, day)
  const { energy } = shown.figures
  return Math.abs(energy / target - 1) <= BAND ? null : awayWords.offBand(kcal(energy), kcal(target))
}
