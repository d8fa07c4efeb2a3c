import { asWritten } from '#planner/derive/variant.ts'
import type { Recipe } from '#planner/recipe.ts'
import { dishTitle } from '#planner/wording/dish-words.ts'
import { likeness, shares } from './likeness.ts'
import { sharedRuns } from './shared-runs.ts'

/** Share of the weight in common above which two dishes count as the same. */
export const MOST_ALIKE = 0.6

function twice(what: string, words: readonly string[]): readonly string[] {
  return words.filter((word, at) => words.indexOf(word) !== at).map((word) => `two recipes have the ${what} ${word}`)
}

function alike(recipes: readonly Recipe[]): readonly string[] {
  const all = recipes.map((recipe) => ({ id: recipe.id, shares: shares(recipe) }))
  return all.flatMap((a, at) =>
    all.slice(at + 1).flatMap((b) => {
      const same = likeness(a.shares, b.shares)
      return same > MOST_ALIKE ? [`${a.id} and ${b.id} are ${Math.round(same * 100)} % the same by weight`] : []
    }),
  )
}

/** Every problem between recipes, in words. */
export function libraryProblems(recipes: readonly Recipe[]): readonly string[] {
  return [
    ...twice(
      'id',
      recipes.map(({ id }) => id),
    ),
    ...twice(
      'title',
      recipes.map((recipe) => dishTitle(asWritten(recipe)).toLowerCase()),
    ),
    ...alike(recipes),
    ...sharedRuns(recipes).map(({ run, in: [a, b] }) => `${a} and ${b} share the words "${run}"`),
  ]
}
