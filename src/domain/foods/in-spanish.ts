import type { Findable } from './food-index.ts'
import type { KnownFood } from './known-food.ts'

/** Foods in Spanish, and what they are called in both languages. */
export type SpanishFoods = { readonly foods: readonly KnownFood[]; readonly findable: readonly Findable<KnownFood>[] }

type SpanishRow = Pick<KnownFood, 'name' | 'also'>

/** Reads the rows of the table of Spanish names, by the ids of foods: id, name and other names, apart by tabs. */
export const readSpanishNames = (table: string): ReadonlyMap<string, SpanishRow> =>
  new Map(
    table
      .trim()
      .split('\n')
      .map((row) => row.split('\t'))
      .map(([id = '', name = '', also = '']) => [id, { name, also: also === '' ? [] : also.split(';') }]),
  )

/**
 * Gives foods their Spanish names by a table. A food that it has not keeps its English name, and its English names find
 * every food, after the Spanish ones.
 */
export function inSpanish(known: readonly KnownFood[], table: string): SpanishFoods {
  const rows = readSpanishNames(table)
  const findable = known.map((food): Findable<KnownFood> => {
    const { covers, likely } = food
    const english = [food.name, ...food.also]
    const row = rows.get(food.id)
    if (row === undefined) return { item: food, names: [], foreign: english, covers, likely }
    return { item: { ...food, ...row }, names: [row.name, ...row.also], foreign: english, covers, likely }
  })
  return { foods: findable.map(({ item }) => item), findable }
}
