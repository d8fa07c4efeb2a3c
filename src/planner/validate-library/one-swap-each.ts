import { asWritten, type Variant } from '#planner/derive/variant.ts'
import type { Line, Recipe, Swap } from '#planner/recipe.ts'

/** A recipe with one of its swaps, for any eater. */
export function withSwap(recipe: Recipe, { id }: Line, swap: Swap): Variant {
  const { lines } = asWritten(recipe)
  const stands = { insteadOf: { id, objection: { rule: 'NONE', because: 'NOT_PALEO' } } } as const
  return { kind: 'variant', recipe, lines: lines.map((line) => (line.id === id ? { ...swap, ...stands } : line)) }
}

/** A recipe with each of its swaps, one at a time. */
export const oneSwapEach = (recipe: Recipe): readonly Variant[] =>
  recipe.ingredients.flatMap((line) => (line.swaps ?? []).map((swap) => withSwap(recipe, line, swap)))
