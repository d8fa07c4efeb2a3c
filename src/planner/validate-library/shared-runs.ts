import { asWritten } from '#planner/derive/variant.ts'
import type { Recipe } from '#planner/recipe.ts'
import { stepTexts } from './dish-texts.ts'

/** Words in a row that do not occur in two recipes by chance. */
export const RUN = 12

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

function runsOf(recipe: Recipe): ReadonlySet<string> {
  const runs = stepTexts(asWritten(recipe)).flatMap((text) => {
    const words = wordsOf(text)
    return words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, at) => words.slice(at, at + RUN).join(' '))
  })
  return new Set(runs)
}

/** Runs of words that the steps of two recipes share, each with the ids of the two. */
export function sharedRuns(recipes: readonly Recipe[]): readonly { run: string; in: readonly [string, string] }[] {
  const seen = new Map<string, string>()
  return recipes.flatMap((recipe) =>
    [...runsOf(recipe)].flatMap((run) => {
      const other = seen.get(run)
      if (other === undefined) seen.set(run, recipe.id)
      return other === undefined ? [] : [{ run, in: [other, recipe.id] as const }]
    }),
  )
}
