import { type Cook, canCook } from '#planner/derive/eligible.ts'
import { nutritionOf } from '#planner/derive/nutrition.ts'
import { type Variant, variantFor } from '#planner/derive/variant.ts'
import { type Recipe, type Slot, usualPortionSteps } from '#planner/recipe.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'
import { goodsOf, mainProteinOf } from './candidate-goods.ts'

/** The dishes that a person can be offered, by number; figures are those of one serving. */
export type Candidates = {
  readonly recipes: readonly Recipe[]
  readonly kcal: Float64Array
  readonly protein: Float64Array
  readonly fibre: Float64Array
  readonly sodium: Float64Array
  readonly portions: readonly (readonly number[])[]
  readonly goods: readonly Uint16Array[]
  readonly mainProtein: Int32Array
  readonly pools: Readonly<Record<Slot, Int32Array>>
}

type Wishes = Pick<WeekRequest, 'dislikedRecipes' | 'bannedIngredients'>

function variantIfOffered(recipe: Recipe, cook: Cook, { dislikedRecipes, bannedIngredients }: Wishes): Variant[] {
  if (dislikedRecipes.includes(recipe.id) || !canCook(recipe, cook)) return []
  const variant = variantFor(recipe, cook)
  if (variant.kind === 'refused') return []
  return variant.lines.some(({ id }) => bannedIngredients.includes(id)) ? [] : [variant]
}

/** All dishes that suit the rules and hold nothing unwanted, if need be with swaps. */
export function candidatesFor(library: readonly Recipe[], cook: Cook, wishes: Wishes): Candidates {
  const variants = library.flatMap((recipe) => variantIfOffered(recipe, cook, wishes))
  const figures = variants.map(nutritionOf)
  const pool = (slot: Slot) =>
    Int32Array.from(variants.flatMap(({ recipe }, index) => (recipe.slots.includes(slot) ? [index] : [])))
  return {
    recipes: variants.map(({ recipe }) => recipe),
    kcal: Float64Array.from(figures, ({ kcal }) => kcal),
    protein: Float64Array.from(figures, ({ protein }) => protein),
    fibre: Float64Array.from(figures, ({ fibre }) => fibre),
    sodium: Float64Array.from(figures, ({ sodium }) => sodium),
    portions: variants.map(({ recipe }) => recipe.portionSteps ?? usualPortionSteps),
    goods: variants.map(goodsOf),
    mainProtein: Int32Array.from(variants, mainProteinOf),
    pools: { BREAKFAST: pool('BREAKFAST'), LUNCH: pool('LUNCH'), DINNER: pool('DINNER'), SNACK: pool('SNACK') },
  }
}
