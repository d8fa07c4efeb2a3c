import type { BannedFoods } from '#planner/foods/food-families.ts'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import type { Line, Recipe, Swap } from '#planner/recipe.ts'
import { type Objection, objectionTo, type Rules } from './diet-rules.ts'

/** A line as it is cooked; `insteadOf` is the written ingredient if it was swapped. */
export type CookedLine = Omit<Line, 'swaps'> & { readonly insteadOf?: { readonly id: IngredientId } }

/** A recipe with some of its swaps. */
export type Cooked = { readonly recipe: Recipe; readonly lines: readonly CookedLine[] }

/** The swaps in a dish, in the order of its lines. */
export const swapIds = ({ lines }: Cooked): readonly IngredientId[] =>
  lines.flatMap(({ id, insteadOf }) => (insteadOf === undefined ? [] : [id]))

/** A line of a variant; `insteadOf` also says why the written ingredient does not suit. */
export type VariantLine = CookedLine & {
  readonly insteadOf?: { readonly id: IngredientId; readonly objection: Objection }
}

export type Variant = { readonly kind: 'variant'; readonly recipe: Recipe; readonly lines: readonly VariantLine[] }
/** The ingredients that do not suit and have no suitable swap. */
export type Refusal = {
  readonly kind: 'refused'
  readonly recipe: Recipe
  readonly objections: readonly { readonly id: IngredientId; readonly objection: Objection }[]
}

type Resolved = VariantLine | { readonly refused: { readonly id: IngredientId; readonly objection: Objection } } | null

const nothingBanned: BannedFoods = new Set()

const isEgg = ({ id }: Pick<CookedLine, 'id'>): boolean => ingredient(id).kind === 'EGG'

/** Whether the eggs of a recipe are not cooked through. */
const leavesEggsSoft = ({ steps }: Recipe): boolean => steps.some(({ softEggs }) => softEggs === true)

/** Whether a dish holds something that is ruled out, besides what diets and restrictions forbid. */
export const holdsBanned = ({ recipe, lines }: Cooked, banned: BannedFoods): boolean =>
  banned.size > 0 &&
  (lines.some(({ id }) => banned.has(id)) || (banned.has('soft-egg') && leavesEggsSoft(recipe) && lines.some(isEgg)))

/** The foods that a recipe must not hold: where it leaves eggs soft, and these are ruled out, also its eggs. */
type Ruled = { readonly rules: Rules; readonly banned: BannedFoods; readonly noEggs: boolean }

const objectionIn = (id: IngredientId, { rules, banned, noEggs }: Ruled): Objection | null =>
  banned.has(id) || (noEggs && isEgg({ id }))
    ? { rule: 'BAN', because: 'RULED_OUT' }
    : objectionTo(ingredient(id), rules)

function resolve({ swaps = [], ...line }: Line, ruled: Ruled): Resolved {
  const objection = objectionIn(line.id, ruled)
  if (objection === null) return line
  const swap = swaps.find((each) => objectionIn(each.id, ruled) === null)
  if (swap !== undefined) return swapped(line, swap, objection)
  return line.optional === true ? null : { refused: { id: line.id, objection } }
}

/** The swap has its own amount and preparation; the rest of the line stays. */
function swapped(line: Omit<Line, 'swaps'>, swap: Swap, objection: Objection): VariantLine {
  const { show: _show, prep: _prep, knife: _knife, ...role } = line
  return { ...role, ...swap, insteadOf: { id: line.id, objection } }
}

const isLine = (resolved: Resolved): resolved is VariantLine => resolved !== null && !('refused' in resolved)

/**
 * The recipe as a person with these rules can eat it, with the first suitable swaps, or the reasons why it cannot be
 * adapted. Swaps stand in for `banned` foods too.
 */
export function variantFor(recipe: Recipe, rules: Rules, banned = nothingBanned): Variant | Refusal {
  const ruled = { rules, banned, noEggs: banned.has('soft-egg') && leavesEggsSoft(recipe) }
  const resolved = recipe.ingredients.map((line) => resolve(line, ruled))
  const objections = resolved.flatMap((each) => (each !== null && 'refused' in each ? [each.refused] : []))
  if (objections.length > 0) return { kind: 'refused', recipe, objections }
  return { kind: 'variant', recipe, lines: resolved.filter(isLine) }
}

/** The recipe as it is written. */
export function asWritten(recipe: Recipe): Variant {
  return { kind: 'variant', recipe, lines: recipe.ingredients.map(({ swaps: _swaps, ...line }) => line) }
}

/** Whether a person with these rules can eat a recipe, with swaps if needed. */
export const suits = (recipe: Recipe, rules: Rules): boolean => variantFor(recipe, rules).kind === 'variant'

/** Whether a person with these rules can eat a recipe without swaps. */
export const suitsAsWritten = (recipe: Recipe, rules: Rules): boolean =>
  recipe.ingredients.every((line) => line.optional === true || objectionTo(ingredient(line.id), rules) === null)
