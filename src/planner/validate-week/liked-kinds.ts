import type { Choice } from '#domain/answers/choices.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import type { Recipe } from '#planner/recipe.ts'
import { daySlots, type PlannedDish, timesOfDay, type WeekPlan, type WeekRequest } from '#planner/week/week-plan.ts'
import { rulesOut } from './banned-food.ts'
import { keptRules, type Rule } from './food-rules.ts'
import { mostMinutes } from './limits.ts'
import { type Serving, servingOf } from './serving.ts'
import { dishesOf } from './validation-input.ts'

export type Liked = { readonly dish: Choice<'mealsLike'> } | { readonly cuisine: Choice<'cuisinesLike'> }

/**
 * A liked dish or cuisine that a week does not contain. RULED_OUT: diets and restrictions leave no such dish; `rule` is
 * the first that would do so on its own, or null. OUT_OF_REACH: the person lacks the time, the skill or a meal for the
 * dishes that are left, or dislikes them or bans their ingredients. NOT_THIS_WEEK: one could have been planned.
 */
export type LikedAbsent = Readonly<{ kind: 'LIKED_ABSENT'; liked: Liked }> &
  ({ readonly reason: 'RULED_OUT'; readonly rule: Rule | null } | { readonly reason: 'OUT_OF_REACH' | 'NOT_THIS_WEEK' })

/** With more liked cuisines than this, a missing one is not reported: they cannot all come every week. */
const MOST_CUISINES = 4
/** Grams in a serving from which a dish counts as chicken or seafood. */
const TASTED = 30

const gramsOf = ({ helpings }: Serving, is: (id: Serving['helpings'][number]['id']) => boolean): number =>
  helpings.reduce((sum, { id, grams }) => sum + (is(id) ? grams : 0), 0)

export function isOf(liked: Liked, recipe: Recipe, serving: Serving): boolean {
  if ('cuisine' in liked) return recipe.cuisine === liked.cuisine || recipe.secondCuisine === liked.cuisine
  switch (liked.dish) {
    case 'CHICKEN':
      return gramsOf(serving, (id) => ingredient(id).kind === 'POULTRY' && id.startsWith('chicken-')) >= TASTED
    case 'SEAFOOD':
      return gramsOf(serving, (id) => ingredient(id).pattern === 'FISH') >= TASTED
    default:
      return recipe.dishTags.some((tag) => tag === liked.dish)
  }
}

const skills: readonly Choice<'cookingSkill'>[] = ['NOVICE', 'BASIC', 'INTERMEDIATE', 'ADVANCED']

/** Whether a person has the time, the skill and a meal for a dish, and neither dislikes it nor bans its ingredients. */
function isInReach(recipe: Recipe, { helpings }: Serving, request: WeekRequest, plan: WeekPlan): boolean {
  const { skill, time } = request.cook
  const meals = daySlots[request.mealsADay].map(([slot]) => slot)
  const hasSides = plan.days.some((day) => day.meals.some(({ dishes }) => dishes.length > 1))
  return (
    recipe.minutes.total <= mostMinutes(time, []) &&
    (time !== 'DONT_COOK' || recipe.noCook) &&
    skills.indexOf(recipe.skill) <= skills.indexOf(skill) &&
    recipe.slots.some((slot) => meals.includes(slot) || (slot === 'SNACK' && hasSides)) &&
    !request.dislikedRecipes.includes(recipe.id) &&
    !helpings.some(({ id }) => request.bannedIngredients.some((ban) => rulesOut(ban, ingredient(id))))
  )
}

/** The liked dishes and cuisines that are missing from a week, each with the reason. */
export function likedAbsent(plan: WeekPlan, request: WeekRequest, library: readonly Recipe[]): readonly LikedAbsent[] {
  const rules = keptRules(request.cook, plan.relaxed)
  const planned = new Set(plan.days.flatMap(dishesOf).map(({ recipe }: PlannedDish) => recipe))
  const here = library
    .filter(({ id }) => planned.has(id))
    .map((recipe) => ({ recipe, serving: servingOf(recipe, rules) }))
  const wished: readonly Liked[] = [
    ...request.dishes.filter((dish) => !timesOfDay.includes(dish)).map((dish) => ({ dish })),
    ...request.cuisines.map((cuisine) => ({ cuisine })),
  ]
  const lacking = wished.filter((liked) => !here.some(({ recipe, serving }) => isOf(liked, recipe, serving)))
  if (lacking.length === 0) return []

  const allowedBy = (by: readonly Rule[]) =>
    library
      .map((recipe) => ({ recipe, serving: servingOf(recipe, by) }))
      .filter(({ serving }) => serving.forbidden.length === 0)
  const allowed = allowedBy(rules)
  return lacking.flatMap((liked): readonly LikedAbsent[] => {
    const left = allowed.filter(({ recipe, serving }) => isOf(liked, recipe, serving))
    if (left.length === 0) {
      const alone = rules.find((rule) => !allowedBy([rule]).some(({ recipe, serving }) => isOf(liked, recipe, serving)))
      return [{ kind: 'LIKED_ABSENT', liked, reason: 'RULED_OUT', rule: alone ?? null }]
    }
    const isReached = left.some(({ recipe, serving }) => isInReach(recipe, serving, request, plan))
    if (!isReached) return [{ kind: 'LIKED_ABSENT', liked, reason: 'OUT_OF_REACH' }]
    const isOneOfMany = 'cuisine' in liked && request.cuisines.length > MOST_CUISINES
    return isOneOfMany ? [] : [{ kind: 'LIKED_ABSENT', liked, reason: 'NOT_THIS_WEEK' }]
  })
}
