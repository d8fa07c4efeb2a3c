import { choices } from '#domain/answers/choices.ts'
import { isMain, type Slot, usualPortionSteps } from '#planner/recipe.ts'
import { mostMinutes } from './limits.ts'
import type { Served, ValidationInput } from './validation-input.ts'
import type { DishViolation } from './violation.ts'

type PlacedDish = ValidationInput['dishes'][number]

/** What a person must not or will not eat. */
function foodViolations(
  { place }: PlacedDish,
  { serving }: Served,
  { request }: ValidationInput,
): readonly DishViolation[] {
  const banned = serving.helpings.filter(({ id }) => request.bannedIngredients.includes(id))
  return [
    ...serving.unknown.map((ingredient) => ({ ...place, kind: 'UNKNOWN_INGREDIENT', ingredient }) as const),
    ...serving.forbidden.map((found) => ({ ...place, kind: 'FORBIDDEN_INGREDIENT', ...found }) as const),
    ...banned.map(({ id }) => ({ ...place, kind: 'BANNED_INGREDIENT', ingredient: id }) as const),
    ...(request.dislikedRecipes.includes(place.recipe) ? [{ ...place, kind: 'DISLIKED_RECIPE' } as const] : []),
  ]
}

/** What a person cannot cook. A person who does not cook is never asked to, even where time is relaxed. Leftovers take no time. */
function effortViolations(
  { place, leftOver }: PlacedDish,
  { recipe }: Served,
  { plan, request }: ValidationInput,
): readonly DishViolation[] {
  const { skill: has, time } = request.cook
  const needed = recipe.skill
  const most = mostMinutes(time, plan.relaxed)
  const tooHard = choices.cookingSkill.indexOf(needed) > choices.cookingSkill.indexOf(has)
  return [
    ...(tooHard ? [{ ...place, kind: 'SKILL', needed, has } as const] : []),
    ...(recipe.minutes.total > most && !leftOver
      ? [{ ...place, kind: 'TIME', minutes: recipe.minutes.total, most } as const]
      : []),
    ...(time === 'DONT_COOK' && !recipe.noCook ? [{ ...place, kind: 'COOKING' } as const] : []),
  ]
}

/** What does not belong there, or not so much of it. What follows the first dish of a meal is a side, and sides are snacks; a dinner that is left over may be a lunch. */
function fitViolations({ place, dish, first, leftOver }: PlacedDish, { recipe }: Served): readonly DishViolation[] {
  const asked: Slot = first ? place.slot : 'SNACK'
  const fits = recipe.slots.includes(asked) || (leftOver && isMain(recipe))
  const allowed: readonly number[] = recipe.portionSteps ?? usualPortionSteps
  const { portion } = dish
  return [
    ...(fits ? [] : [{ ...place, kind: 'SLOT', slots: recipe.slots } as const]),
    ...(allowed.includes(portion) ? [] : [{ ...place, kind: 'PORTION', portion, allowed } as const]),
  ]
}

export function validateDishes(it: ValidationInput): readonly DishViolation[] {
  return it.dishes.flatMap((placed): readonly DishViolation[] => {
    const served = it.served(placed.place.recipe)
    if (served === undefined) return [{ ...placed.place, kind: 'UNKNOWN_RECIPE' }]
    return [
      ...foodViolations(placed, served, it),
      ...effortViolations(placed, served, it),
      ...fitViolations(placed, served),
    ]
  })
}
