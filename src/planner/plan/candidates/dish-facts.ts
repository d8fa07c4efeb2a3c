import {
  type Diet,
  everyRestriction,
  hardDiets,
  objectionTo,
  type Restriction,
  type Rules,
} from '#planner/derive/diet-rules.ts'
import { type DishKind, dishKindOf } from '#planner/derive/dish-kind.ts'
import { memoize } from '#planner/derive/memoize.ts'
import { nutritionOf } from '#planner/derive/nutrition.ts'
import { type Variant, variantFor } from '#planner/derive/variant.ts'
import { allIngredients, type IngredientId } from '#planner/foods/ingredients.ts'
import type { Recipe } from '#planner/recipe.ts'
import { goodGramsOf, goodsOf, mainProteinOf } from './candidate-goods.ts'

/** Everything that planning needs about a variant of a dish; figures are per serving. */
export type DishFacts = {
  readonly variant: Variant
  readonly ingredients: readonly IngredientId[]
  readonly kcal: number
  readonly protein: number
  readonly fibre: number
  readonly sodium: number
  readonly goods: Uint16Array
  /** Edible grams of each good in a serving. */
  readonly goodGrams: Float64Array
  readonly mainProtein: number
  readonly kind: DishKind
}

/** A bit for each rule that forbids something, so that a set of rules is a number. */
const bits = new Map<Diet | Restriction, number>([...hardDiets, ...everyRestriction].map((rule, at) => [rule, 1 << at]))
const bitsOf = ({ diets, restrictions }: Rules): number =>
  [...diets, ...restrictions].reduce((sum, rule) => sum | (bits.get(rule) ?? 0), 0)

const brokenBy = new Map(
  allIngredients.map((food) => {
    const diets = hardDiets.filter((diet) => objectionTo(food, { diets: [diet], restrictions: [] }) !== null)
    const restrictions = everyRestriction.filter(
      (restriction) => objectionTo(food, { diets: [], restrictions: [restriction] }) !== null,
    )
    return [food.id, bitsOf({ diets, restrictions })] as const
  }),
)

/** The rules that matter to a recipe: those that one of its ingredients, or one of their swaps, breaks. */
const matteringTo = ({ ingredients }: Recipe): number =>
  ingredients
    .flatMap(({ id, swaps = [] }) => [id, ...swaps.map((swap) => swap.id)])
    .reduce((sum, id) => sum | (brokenBy.get(id) ?? 0), 0)

function factsFor(recipe: Recipe, rules: Rules): DishFacts | null {
  const variant = variantFor(recipe, rules)
  return variant.kind === 'refused' ? null : factsOf(variant)
}

/** The facts of a variant, computed anew. */
export function factsOf(variant: Variant): DishFacts {
  const { kcal, protein, fibre, sodium } = nutritionOf(variant)
  const ingredients = variant.lines.map(({ id }) => id)
  const [goods, goodGrams, mainProtein] = [goodsOf(variant), goodGramsOf(variant), mainProteinOf(variant)]
  return {
    variant,
    ingredients,
    kcal,
    protein,
    fibre,
    sodium,
    goods,
    goodGrams,
    mainProtein,
    kind: dishKindOf(variant),
  }
}

const knownOf = memoize((recipe: Recipe) => ({
  mattering: matteringTo(recipe),
  byRules: new Map<number, DishFacts | null>(),
}))

/**
 * For a set of rules, returns a function that gives the facts of a dish, or null if no swaps make it suit. Most rules
 * make no difference to most dishes, so each dish is computed only a few times for all people together.
 */
export function dishFactsFor(rules: Rules): (recipe: Recipe) => DishFacts | null {
  const asked = bitsOf(rules)
  return (recipe) => {
    const { mattering, byRules } = knownOf(recipe)
    const key = asked & mattering
    const known = byRules.get(key)
    if (known !== undefined) return known
    const facts = factsFor(recipe, rules)
    byRules.set(key, facts)
    return facts
  }
}
