import type { ValidationInput } from './validation-input.ts'
import type { LeftoverViolation } from './violation.ts'

type Meal = ValidationInput['plan']['days'][number]['meals'][number]
type Address = NonNullable<Meal['leftoverOf']>

/** Why a meal cannot be the leftovers of another one, or null if it can. */
function objection(
  { plan, served }: ValidationInput,
  meal: Meal,
  day: number,
  of: Address,
): LeftoverViolation['because'] | null {
  const source = plan.days[of.day]?.meals[of.meal]
  const main = meal.dishes[0]?.recipe
  if (meal.slot !== 'LUNCH' && meal.slot !== 'DINNER') return 'NO_MAIN_MEAL'
  if (source === undefined || of.day >= day) return 'NOT_EARLIER'
  if (source.leftoverOf !== undefined) return 'LEFT_OVER_ITSELF'
  if (main === undefined || source.dishes[0]?.recipe !== main) return 'OTHER_DISH'
  const keepsDays = served(main)?.recipe.keepsDays ?? 0
  return day - of.day <= keepsDays ? null : 'KEPT_TOO_LONG'
}

/** Checks that leftovers were cooked on an earlier day of the week and still keep. */
export function validateLeftovers(it: ValidationInput): readonly LeftoverViolation[] {
  return it.plan.days.flatMap(({ meals }, day) =>
    meals.flatMap((meal, at) => {
      const of = meal.leftoverOf
      if (of === undefined) return []
      const because = objection(it, meal, day, of)
      const place = { day: day + 1, meal: at + 1, slot: meal.slot }
      return because === null
        ? []
        : [{ ...place, kind: 'LEFTOVERS', of: { day: of.day + 1, meal: of.meal + 1 }, because } as const]
    }),
  )
}
