import {
  type DiaryFigures,
  figuresOfFoods,
  noFigures,
  sumOfFigures,
  timesFigures,
  wholeFigures,
} from '#domain/diary/figures.ts'
import { localeIn } from '#domain/formats.ts'
import type { Usage } from '#domain/usage.ts'
import { nutritionOf } from '#planner/derive/nutrition.ts'
import { cookingFor, sharedCooking } from '#planner/derive/shared-cooking.ts'
import { asWritten, type Variant } from '#planner/derive/variant.ts'
import { type EatenFood, eatenFood, spanishName } from '#planner/food-matching/eaten-foods.ts'
import { foodName, textIn } from '#planner/foods/food-name.ts'
import { isIngredientId } from '#planner/foods/ingredients.ts'
import { relaxedCook } from '#planner/plan/search/relaxed-rules.ts'
import { tableSeats } from '#planner/plan/search/table-seats.ts'
import { planFor } from '#planner/week/plan-for.ts'
import type { PlannedDish } from '#planner/week/week-plan.ts'
import {
  type Eaten,
  type EatenFigures,
  eaterOf,
  type Kitchen,
  type MealPlace,
  type OwnWeek,
} from '#server/planner-pool/planner-pool.ts'
import { eatenWords } from '#server/planner-pool/words/phrase-words.ts'
import { listText } from '#server/planner-pool/words/phrases.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { ownCooking } from './kitchen-cookings.ts'
import { titleFor } from './said-dish.ts'
import { findRecipe } from './served-dishes.ts'
import { dayFigures, sumOf } from './week-figures.ts'

/** The figures of one serving of a dish, not rounded. */
export function servingFigures(variant: Variant): DiaryFigures {
  const { kcal, protein, carbs, fat, fibre, sodium } = nutritionOf(variant)
  return { energy: kcal, protein, carbs, fat, fibre, sodium }
}

/**
 * A dish as it is cooked for the member, or as written if it no longer suits them, since it was eaten nevertheless. Null if
 * there is no such recipe.
 */
export function eatenVariant(id: string, kitchen: Kitchen): Variant | null {
  const recipe = findRecipe(id)
  return recipe === undefined ? null : (ownCooking(id, kitchen)?.served.variant ?? asWritten(recipe))
}

/** The dishes of a week as one of its table eats them: as they are cooked for them there. */
function variantsIn(planned: OwnWeek): (id: string) => Variant | null {
  const { request, plan } = planned
  const cook = relaxedCook(request.cook, plan.relaxed)
  if (request.others === undefined)
    return (id) => eatenVariant(id, { eater: request.person, table: { ...request, cook } })
  const seats = tableSeats(request, cook)
  return (id) => {
    const recipe = findRecipe(id)
    if (recipe === undefined) return null
    return cookingFor(sharedCooking(recipe, seats), eaterOf(planned))?.variant ?? asWritten(recipe)
  }
}

function ofDishes(
  dishes: readonly PlannedDish[],
  variantIn: (id: string) => Variant | null,
  usage: Usage,
): EatenFigures {
  const parts: { readonly title: string; readonly figures: DiaryFigures }[] = []
  for (const { recipe, portion } of dishes) {
    const variant = variantIn(recipe)
    if (variant === null) return { kind: 'unknown', what: 'recipe' }
    parts.push({ title: titleFor(variant, usage), figures: timesFigures(servingFigures(variant), portion) })
  }
  const [main = '', ...sides] = parts.map(({ title }) => title)
  const locale = localeIn(usage)
  const { eatenWords: words } = wordsIn(locale, { eatenWords })
  return {
    kind: 'known',
    title: sides.length === 0 ? main : words.withSides(main, listText(sides, locale)),
    figures: parts.length === 0 ? noFigures : wholeFigures(sumOfFigures(parts.map(({ figures }) => figures))),
  }
}

/**
 * A meal as its week shows it. The week rounds all dishes of a day together, so the figures may differ by a unit from
 * those of the meal alone.
 */
function ofPlannedMeal(planned: OwnWeek, { day, meal }: MealPlace, usage: Usage): EatenFigures {
  const { request, plan } = planned
  const meals = planFor(plan, request.person, eaterOf(planned)).days[day]?.meals ?? []
  const variantIn = variantsIn(planned)
  const eaten = ofDishes(meals[meal]?.dishes ?? [], variantIn, usage)
  const variants = new Map(
    meals.flatMap(({ dishes }) => dishes.map(({ recipe }) => [recipe, variantIn(recipe)] as const)),
  )
  // The day can no longer be shown as it was.
  if (eaten.kind === 'unknown' || [...variants.values()].includes(null)) return eaten
  const shown = dayFigures({ meals }, (recipe) => {
    const variant = variants.get(recipe)
    if (variant === undefined || variant === null) throw new Error('a dish of the day is gone')
    return { perServing: nutritionOf(variant) }
  })
  return { ...eaten, figures: sumOf(shown[meal] ?? []) }
}

/** The name of a food as its reader gets it. */
export const eatenName = (food: Pick<EatenFood, 'id' | 'name'>, usage: Usage): string =>
  isIngredientId(food.id) ? foodName(food.id, usage) : textIn(usage, food.name, spanishName(food))

/** Number of foods that are named; the others are only counted. */
const NAMED = 2

function ofFoods(foods: Extract<Eaten, { kind: 'foods' }>['foods'], usage: Usage): EatenFigures {
  const known = foods.flatMap(({ food, grams }) => {
    const found = eatenFood(food)
    return found === null ? [] : [{ food: found, grams }]
  })
  if (known.length < foods.length) return { kind: 'unknown', what: 'food' }
  const names = known.map(({ food }) => eatenName(food, usage))
  const more = names.length - NAMED
  const locale = localeIn(usage)
  const { eatenWords: words } = wordsIn(locale, { eatenWords })
  const shown = more > 0 ? [...names.slice(0, NAMED), words.more(more)] : names
  const listed = listText(shown, locale)
  return {
    kind: 'known',
    title: listed.charAt(0).toUpperCase() + listed.slice(1),
    figures: figuresOfFoods(known.map(({ food, grams }) => ({ per100g: food.per100g, grams }))),
  }
}

function figuresOf(eaten: Eaten, kitchen: Kitchen, usage: Usage): EatenFigures {
  switch (eaten.kind) {
    case 'dishes':
      return ofDishes(eaten.dishes, (id) => eatenVariant(id, kitchen), usage)
    case 'planned-meal':
      return ofPlannedMeal(eaten.planned, eaten.place, usage)
    case 'foods':
      return ofFoods(eaten.foods, usage)
  }
}

/** The figures of eaten dishes and foods, in the order of `asked`, as they are cooked for one member. */
export const eatenFigures = (
  asked: readonly Eaten[],
  kitchen: Kitchen,
  usage: Usage = 'metric-GB',
): readonly EatenFigures[] => asked.map((eaten) => figuresOf(eaten, kitchen, usage))
