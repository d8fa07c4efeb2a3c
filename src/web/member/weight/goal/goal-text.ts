import type { GoalPreview, GoalView } from '#domain/api/member/goal.ts'
import type { IsoDate } from '#domain/time.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { kg } from '#domain/units.ts'
import { kcal } from '#web/member/words/week.ts'
import { dayText } from '#web/words/dates.ts'
import { exactMassText, spanText } from '#web/words/measures.ts'
import { modeSentences, previewWords, goalWords as words } from './goal-words.ts'

const massOf = (units: UnitSystem) => (mass: number) => exactMassText(kg(mass), units)

/** Whether a kept weight has left the corridor in which nothing is asked. Below the healthy range nobody is offered to stay. */
export const leftCorridor = ({ mode, about, lowest, corridor }: GoalView): 'below' | 'above' | null => {
  if (mode !== 'KEEP' || about === null || about < lowest) return null
  return about < corridor.low ? 'below' : about > corridor.high ? 'above' : null
}

function corridorText(goal: GoalView, mass: (mass: number) => string): string {
  const { about, corridor } = goal
  const left = leftCorridor(goal)
  if (left === null || about === null) return words.nothingAsked(mass(corridor.low), mass(corridor.high))
  return left === 'below'
    ? words.outside.below(mass(about), mass(corridor.low))
    : words.outside.above(mass(about), mass(corridor.high))
}

/** What the plan does, in sentences. */
export function goalSentences(goal: GoalView, units: UnitSystem, today: IsoDate): readonly string[] {
  const { mode, until, towards, pace } = goal
  const mass = massOf(units)
  const steps = towards === null ? [] : [words.stepsUp(kcal(towards))]
  switch (mode) {
    case 'LOSE':
      if (goal.about !== null && goal.about <= goal.kg)
        return [modeSentences.REACHED(mass(goal.kg), mass(goal.about)), ...steps]
      return [modeSentences.LOSE(mass(goal.kg)), ...(pace === 'SLOW' ? [words.paceSlow] : []), ...steps]
    case 'KEEP':
      return [modeSentences.KEEP(mass(goal.kg)), ...steps, corridorText(goal, mass)]
    case 'BREAK':
      return [
        until === null ? modeSentences.BREAK : modeSentences.BREAK_UNTIL(dayText(until, today)),
        modeSentences.PAID,
      ]
    case 'PAUSE':
      return [
        until === null ? modeSentences.PAUSE : modeSentences.PAUSE_UNTIL(dayText(until, today)),
        modeSentences.PAID,
      ]
    case 'HELD':
      return [modeSentences.HELD]
  }
}

function reachText(reach: GoalPreview['reach'], goal: string, today: IsoDate): readonly string[] {
  if (reach === null) return []
  const { earliest, latest } = reach
  if (earliest === null) return [previewWords.far(goal)]
  const first = dayText(earliest, today)
  return [
    latest === null ? previewWords.earliest(goal, first) : previewWords.between(goal, first, dayText(latest, today)),
  ]
}

/** What a choice would mean, in sentences. */
export function previewSentences(preview: GoalPreview, units: UnitSystem, today: IsoDate): readonly string[] {
  const { from, now, first, towards, reach, ahead } = preview
  const mass = massOf(units)
  const span = ({ low, high }: { readonly low: number; readonly high: number }) =>
    spanText(mass(low), mass(high), units)
  return [
    first === now ? previewWords.stays(kcal(now)) : previewWords.changes(dayText(from, today), kcal(first), kcal(now)),
    ...(towards === first ? [] : [previewWords.goesOn(kcal(towards))]),
    ...reachText(reach, mass(preview.kg), today),
    ...ahead.map(({ weeks, half, most }) => previewWords.ahead(weeks, span(half), span(most))),
  ]
}
