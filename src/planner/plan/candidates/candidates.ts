import type { DishKind } from '#planner/derive/dish-kind.ts'
import { type Cook, canCook, mostMealMinutes } from '#planner/derive/eligible.ts'
import { holdsBanned, type Variant } from '#planner/derive/variant.ts'
import { bannedFoods } from '#planner/foods/food-families.ts'
import { isTold, type Recipe, type Slot, usualPortionSteps } from '#planner/recipe.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'
import { type DishFacts, dishFactsFor } from './dish-facts.ts'
import type { TableDish } from './table-dishes.ts'

/** The dishes that suit a person, by number; figures are per serving. */
export type Candidates = {
  readonly recipes: readonly Recipe[]
  /** The recipes with the swaps of the person. */
  readonly variants: readonly Variant[]
  readonly kcal: Float64Array
  readonly protein: Float64Array
  readonly fibre: Float64Array
  readonly sodium: Float64Array
  readonly portions: readonly (readonly number[])[]
  readonly goods: readonly Uint16Array[]
  /** Edible grams of each of its goods. */
  readonly goodGrams: readonly Float64Array[]
  readonly mainProtein: Int32Array
  readonly kinds: readonly DishKind[]
  /** The most minutes that a meal may take, including its sides. */
  readonly mostMinutes: number
  readonly pools: Readonly<Record<Slot, Int32Array>>
}

type Wishes = Pick<WeekRequest, 'dislikedRecipes' | 'bannedIngredients' | 'language'>
type Offered = { readonly recipe: Recipe; readonly facts: DishFacts }

function offeredTo(library: readonly Recipe[], cook: Cook, wishes: Wishes): readonly Offered[] {
  const disliked = new Set(wishes.dislikedRecipes)
  const banned = bannedFoods(wishes.bannedIngredients)
  const factsOf = dishFactsFor(cook)
  return library.flatMap((recipe) => {
    if (disliked.has(recipe.id) || !isTold(recipe, wishes.language) || !canCook(recipe, cook)) return []
    const facts = factsOf(recipe)
    if (facts === null) return []
    return holdsBanned(facts.variant, banned) ? [] : [{ recipe, facts }]
  })
}

/** All dishes in the language of the week that suit the rules and hold nothing disliked or banned, with swaps if needed. */
export const candidatesFor = (library: readonly Recipe[], cook: Cook, wishes: Wishes): Candidates =>
  candidatesOf(offeredTo(library, cook, wishes), cook)

/** The dishes of a table that its first seat can eat, as they are cooked for everybody. */
export const tableCandidates = (dishes: readonly TableDish[], cook: Cook): Candidates =>
  candidatesOf(
    dishes.flatMap(({ recipe, facts: [facts = null] }) => (facts === null ? [] : [{ recipe, facts }])),
    cook,
  )

function candidatesOf(offered: readonly Offered[], cook: Cook): Candidates {
  const figures = (of: 'kcal' | 'protein' | 'fibre' | 'sodium') => Float64Array.from(offered, ({ facts }) => facts[of])
  const pool = (slot: Slot) =>
    Int32Array.from(offered.flatMap(({ recipe }, index) => (recipe.slots.includes(slot) ? [index] : [])))
  return {
    recipes: offered.map(({ recipe }) => recipe),
    variants: offered.map(({ facts }) => facts.variant),
    kcal: figures('kcal'),
    protein: figures('protein'),
    fibre: figures('fibre'),
    sodium: figures('sodium'),
    portions: offered.map(({ recipe }) => recipe.portionSteps ?? usualPortionSteps),
    goods: offered.map(({ facts }) => facts.goods),
    goodGrams: offered.map(({ facts }) => facts.goodGrams),
    mainProtein: Int32Array.from(offered, ({ facts }) => facts.mainProtein),
    kinds: offered.map(({ facts }) => facts.kind),
    mostMinutes: mostMealMinutes[cook.time],
    pools: { BREAKFAST: pool('BREAKFAST'), LUNCH: pool('LUNCH'), DINNER: pool('DINNER'), SNACK: pool('SNACK') },
  }
}
