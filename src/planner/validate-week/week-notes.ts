import type { Pattern } from '#planner/foods/food-classes.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import type { Recipe } from '#planner/recipe.ts'
import { slotsOf, targetsOn, type WeekPlan, type WeekRequest } from '#planner/week/week-plan.ts'
import { type HabitNote, habitNotes } from './habit-notes.ts'
import { isOf, type LikedAbsent, likedAbsent } from './liked-kinds.ts'
import { FIBRE_SHARE, MEAL_SLACK, PROTEIN_SHARE, VARIED_PLANTS, within } from './limits.ts'
import {
  MEDITERRANEAN_POINTS,
  type MediterraneanItem,
  mediterraneanItems,
  mediterraneanScore,
} from './mediterranean-score.ts'
import { oddMeals } from './odd-sides.ts'
import { dishesOf, type ValidationInput, validationInputOf } from './validation-input.ts'
import type { MealPlace } from './violation.ts'

/**
 * Something that could be better but is no violation. Energy in kcal, protein and fibre in grams, sodium in milligrams.
 */
export type WeekNote =
  /** Only if protein was relaxed; otherwise it is a violation. */
  | {
      readonly kind: 'PROTEIN_SHORT'
      readonly day: number
      readonly protein: number
      readonly target: number
      readonly shortfall: number
    }
  | { readonly kind: 'FIBRE_LOW'; readonly mean: number; readonly target: number }
  | { readonly kind: 'SODIUM_HIGH'; readonly mean: number; readonly most: number }
  | (MealPlace & { readonly kind: 'MEAL_SHARE'; readonly energy: number; readonly wanted: number })
  /** A side that few people would choose with the rest of its meal. */
  | (MealPlace & { readonly kind: 'ODD_SIDES' })
  /** A meal that has another dish than the household wants there every week. */
  | (Pick<MealPlace, 'day' | 'slot'> & { readonly kind: 'REGULAR_MISSED' })
  | { readonly kind: 'FEW_PLANTS'; readonly plants: number; readonly wanted: number }
  /** For people with the Mediterranean diet: how far the week follows the pattern, even if it does so fully. */
  | {
      readonly kind: 'MEDITERRANEAN'
      readonly points: number
      readonly of: number
      readonly wanted: number
      readonly missed: readonly MediterraneanItem[]
    }
  | LikedAbsent
  | HabitNote

/** How many different dishes, main dishes of each kind of meal, cuisines and plant foods a week has. */
export type Variety = {
  readonly dishes: number
  readonly breakfasts: number
  readonly lunches: number
  readonly dinners: number
  readonly cuisines: number
  readonly plants: number
}

const plantPatterns: readonly (Pattern | undefined)[] = [
  'VEGETABLE',
  'FRUIT',
  'LEGUME',
  'WHOLEGRAIN',
  'NUTS',
  'SEEDS',
] satisfies readonly Pattern[]

function varietyIn({ dishes, served }: ValidationInput): Variety {
  const recipes = [...new Set(dishes.map(({ place }) => place.recipe))]
  const known = recipes.flatMap((recipe) => served(recipe) ?? [])
  const mains = (slot: MealPlace['slot']) =>
    new Set(dishes.filter(({ place, first }) => first && place.slot === slot).map(({ place }) => place.recipe)).size
  const plants = known
    .flatMap(({ serving }) => serving.helpings)
    .filter(({ id, grams }) => grams > 0 && plantPatterns.includes(ingredient(id).pattern))
  return {
    dishes: recipes.length,
    breakfasts: mains('BREAKFAST'),
    lunches: mains('LUNCH'),
    dinners: mains('DINNER'),
    cuisines: new Set(known.map(({ recipe }) => recipe.cuisine)).size,
    plants: new Set(plants.map(({ id }) => id)).size,
  }
}

function missedAnchors({ plan, request: { anchors = [] }, served }: ValidationInput): readonly WeekNote[] {
  return anchors.flatMap((anchor) => {
    const { day, slot } = anchor
    const meal = plan.days[day]?.meals.find((each) => each.slot === slot)
    if (meal === undefined || meal.kept === true || (meal.away ?? []).length > 0) return []
    const dish = meal.dishes[0]?.recipe ?? ''
    const found = served(dish)
    const isHeld =
      'recipe' in anchor
        ? dish === anchor.recipe
        : found !== undefined && isOf({ dish: anchor.kind }, found.recipe, found.serving)
    return isHeld ? [] : [{ kind: 'REGULAR_MISSED', day: day + 1, slot } as const]
  })
}

function mealShares({ plan, request, figuresOf }: ValidationInput): readonly WeekNote[] {
  const shares = slotsOf(request).map(([, share]) => share)
  return plan.days.flatMap((day, at) =>
    day.meals.flatMap(({ slot, dishes }, mealAt) => {
      const share = shares[mealAt]
      const wanted = share === undefined ? undefined : share * targetsOn(request, at).energy
      const { energy } = figuresOf(dishes)
      if (wanted === undefined || within(energy, wanted * (1 - MEAL_SLACK), wanted * (1 + MEAL_SLACK))) return []
      return [{ kind: 'MEAL_SHARE', day: at + 1, meal: mealAt + 1, slot, energy, wanted } as const]
    }),
  )
}

/** How varied a week is. */
export const varietyOf = (plan: WeekPlan, request: WeekRequest, library: readonly Recipe[]): Variety =>
  varietyIn(validationInputOf(plan, request, library))

function mediterranean(it: ValidationInput): readonly WeekNote[] {
  if (!it.request.cook.diets.includes('MEDITERRANEAN')) return []
  const { points, missed } = mediterraneanScore(it)
  return [{ kind: 'MEDITERRANEAN', points, of: mediterraneanItems.length, wanted: MEDITERRANEAN_POINTS, missed }]
}

/** Returns the notes on a week, computed from its ingredients like the violations. */
export function weekNotes(plan: WeekPlan, request: WeekRequest, library: readonly Recipe[]): readonly WeekNote[] {
  const it = validationInputOf(plan, request, library)
  const { fibre, sodiumMax } = request.targets
  const days = plan.days.map((day) => it.figuresOf(dishesOf(day)))
  const mean = (figure: 'fibre' | 'sodium') => days.reduce((sum, each) => sum + each[figure], 0) / days.length
  const { plants } = varietyIn(it)
  const short = plan.relaxed.includes('PROTEIN')
    ? days.flatMap(({ protein }, at) => {
        const { protein: target } = targetsOn(request, at)
        return within(protein, PROTEIN_SHARE * target, Number.POSITIVE_INFINITY)
          ? []
          : [{ kind: 'PROTEIN_SHORT', day: at + 1, protein, target, shortfall: target - protein } as const]
      })
    : []
  return [
    ...short,
    ...likedAbsent(plan, request, library),
    ...mediterranean(it),
    ...(mean('fibre') < FIBRE_SHARE * fibre
      ? [{ kind: 'FIBRE_LOW', mean: mean('fibre'), target: fibre } as const]
      : []),
    ...(mean('sodium') > sodiumMax ? [{ kind: 'SODIUM_HIGH', mean: mean('sodium'), most: sodiumMax } as const] : []),
    ...mealShares(it),
    ...oddMeals(it).map((place) => ({ ...place, kind: 'ODD_SIDES' }) as const),
    ...missedAnchors(it),
    ...(plants < VARIED_PLANTS ? [{ kind: 'FEW_PLANTS', plants, wanted: VARIED_PLANTS } as const] : []),
    ...habitNotes(it),
  ]
}
