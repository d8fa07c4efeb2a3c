import { choices } from '#domain/answers/choices.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import { isMain, type Slot, usualPortionSteps } from '#planner/recipe.ts'
import { rulesOut } from './banned-food.ts'
import { mostMinutes } from './limits.ts'
import { isSoft } from './serving.ts'
import type { Served, ValidationInput } from './validation-input.ts'
import type { DishViolation } from './violation.ts'

type PlacedDish = ValidationInput['dishes'][number]

/** Foods that the person must not or does not want to eat. */
function foodViolations(
  { place }: PlacedDish,
  { recipe, serving }: Served,
  { request }: ValidationInput,
  bans: readonly string[],
): readonly DishViolation[] {
  const banned = serving.helpings.filter(({ id }) => bans.some((ban) => rulesOut(ban, ingredient(id), isSoft(recipe))))
  return [
    ...serving.unknown.map((ingredient) => ({ ...place, kind: 'UNKNOWN_INGREDIENT', ingredient }) as const),
    ...serving.forbidden.map((found) => ({ ...place, kind: 'FORBIDDEN_INGREDIENT', ...found }) as const),
    ...banned.map(({ id }) => ({ ...place, kind: 'BANNED_INGREDIENT', ingredient: id }) as const),
    ...(request.dislikedRecipes.includes(place.recipe) ? [{ ...place, kind: 'DISLIKED_RECIPE' } as const] : []),
  ]
}

/**
 * Dishes that are too hard or take too long. A person who does not cook never has to, even if time is relaxed.
 * Leftovers take no time.
 */
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

/**
 * Dishes in the wrong slot or portion. Every dish after the first of a meal is a side and has to be a snack; leftovers
 * of a dinner may be a lunch.
 */
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

/** @param bans foods and families that are never on the plate */
export function validateDishes(
  it: ValidationInput,
  bans: readonly string[] = it.request.bannedIngredients,
): readonly DishViolation[] {
  return it.dishes.flatMap((placed): readonly DishViolation[] => {
    const served = it.served(placed.place.recipe)
    if (served === undefined) return [{ ...placed.place, kind: 'UNKNOWN_RECIPE' }]
    return [
      ...foodViolations(placed, served, it, bans),
      ...effortViolations(placed, served, it),
      ...fitViolations(placed, served),
    ]
  })
}
