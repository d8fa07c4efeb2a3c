import type { Language } from '#domain/usage.ts'
import type { Cooked } from '#planner/derive/variant.ts'
import { isTold, type Measured, type Recipe, type RecipeWords, withWords } from '#planner/recipe.ts'
import { library } from './library.ts'
import { spanishWords } from './spanish-words.ts'

const unprepared = <M extends Measured>({ prep: _prep, ...line }: M) => line

/** A recipe with other words in place of its own. */
function reworded({ call: _call, tip: _tip, ...facts }: Recipe, words: RecipeWords, language: 'es'): Recipe {
  const ingredients = facts.ingredients.map(({ swaps, ...line }) => ({
    ...unprepared(line),
    ...(swaps === undefined ? {} : { swaps: swaps.map(unprepared) }),
  }))
  return { ...withWords({ ...facts, ingredients }, words), language }
}

const spanish: ReadonlyMap<string, Recipe> = new Map(
  library.flatMap((recipe) => {
    const words = spanishWords.get(recipe.id)
    return words === undefined ? [] : [[recipe.id, reworded(recipe, words, 'es')] as const]
  }),
)

/** A recipe in a language; null if nobody has written it there. */
export const recipeIn = (language: Language, recipe: Recipe): Recipe | null =>
  language === 'en' ? recipe : (spanish.get(recipe.id) ?? null)

/** A dish with the words of a language: its lines stay, and are prepared as that language says. */
export function dishIn<D extends Cooked>(language: Language, dish: D): D | null {
  const recipe = recipeIn(language, dish.recipe)
  if (recipe === null || recipe === dish.recipe) return recipe === null ? null : dish
  const said = recipe.ingredients.flatMap((line) => [line, ...(line.swaps ?? [])])
  const lines = dish.lines.map((line) => {
    const prep = said.find(({ id }) => id === line.id)?.prep
    return { ...unprepared(line), ...(prep === undefined ? {} : { prep }) }
  })
  return { ...dish, recipe, lines }
}

/** The recipes that can be planned for somebody who reads a language. */
export const libraryIn = (language: Language): readonly Recipe[] => library.filter((recipe) => isTold(recipe, language))
