import { relaxations } from '#planner/week/week-plan.ts'
import { asksForPaleoPlants } from './food-rules.ts'
import type { ValidationInput } from './validation-input.ts'
import type { RelaxationViolation } from './violation.ts'

/**
 * Allows only known relaxations, each once and in order, and that of a diet only if two diets contradict each other.
 */
export function validateRelaxations({ plan, request }: ValidationInput): readonly RelaxationViolation[] {
  // Plans from storage may contain other strings than their type says.
  const known: readonly string[] = relaxations
  const relaxed: readonly string[] = plan.relaxed
  const places = relaxed.map((each) => known.indexOf(each)).filter((place) => place >= 0)
  const inOrder = places.every((place, at) => at === 0 || place > (places[at - 1] ?? -1))
  const groundless = plan.relaxed.includes('PALEO_FOR_PLANTS') && !asksForPaleoPlants(request.cook)
  return [
    ...relaxed
      .filter((each) => !known.includes(each))
      .map((relaxation) => ({ kind: 'UNKNOWN_RELAXATION', relaxation }) as const),
    ...(inOrder ? [] : [{ kind: 'RELAXATIONS_OUT_OF_ORDER', relaxed } as const]),
    ...(groundless ? [{ kind: 'RELAXED_WITHOUT_REASON', relaxation: 'PALEO_FOR_PLANTS' } as const] : []),
  ]
}
