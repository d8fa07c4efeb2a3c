import { allIngredients, ingredient, isIngredientId } from '#planner/foods/ingredients.ts'

type Food = { readonly id: string; readonly name: string }

const MOST_FOUND = 20

/** Lower case, without accents: "creme" finds crème. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

const foods = allIngredients
  .filter(({ kind }) => kind !== 'WATER')
  .map(({ id, name, plural }) => ({ id, name, sought: [plain(name), plain(plural)] }))

/**
 * 0 if the text is the name, 1 at its beginning, 2 at the beginning of a word in it, 3 anywhere else in it, null if it
 * is not in it.
 */
function distance(name: string, text: string): number | null {
  if (name === text) return 0
  if (name.startsWith(text)) return 1
  if (name.includes(` ${text}`)) return 2
  return name.includes(text) ? 3 : null
}

/** Ingredients whose singular or plural name contains the text: the closest first, shorter names before longer ones. */
export function foodSearch(search: string): readonly Food[] {
  const text = plain(search)
  if (text === '') return []
  return foods
    .flatMap(({ id, name, sought }) => {
      const distances = sought.map((each) => distance(each, text)).filter((each) => each !== null)
      return distances.length === 0 ? [] : [{ id, name, distance: Math.min(...distances) }]
    })
    .sort((a, b) => a.distance - b.distance || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_FOUND)
    .map(({ id, name }) => ({ id, name }))
}

/** Names of ingredients; ids that name none are left out. */
export const foodNames = (ids: readonly string[]): ReadonlyMap<string, string> =>
  new Map(ids.filter(isIngredientId).map((id) => [id, ingredient(id).name]))
