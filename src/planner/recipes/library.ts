import type { Recipe } from '#planner/recipe.ts'
import { american } from './american/all.ts'
import { asian } from './asian/all.ts'
import { cajun } from './cajun/all.ts'
import { english } from './english/all.ts'
import { french } from './french/all.ts'
import { greek } from './greek/all.ts'
import { indian } from './indian/all.ts'
import { italian } from './italian/all.ts'
import { japanese } from './japanese/all.ts'
import { mexican } from './mexican/all.ts'
import { middleEastern } from './middle-eastern/all.ts'
import { southern } from './southern/all.ts'
import { spanish } from './spanish/all.ts'
import { spanishWords } from './spanish-words.ts'
import { texMex } from './tex-mex/all.ts'

const recipes: readonly Recipe[] = [
  ...american,
  ...italian,
  ...mexican,
  ...texMex,
  ...english,
  ...greek,
  ...french,
  ...japanese,
  ...southern,
  ...indian,
  ...asian,
  ...cajun,
  ...spanish,
  ...middleEastern,
]

/** Every recipe, cuisine by cuisine, with the languages in which it is written. */
export const library: readonly Recipe[] = recipes.map((recipe) =>
  spanishWords.has(recipe.id) ? { ...recipe, alsoIn: ['es'] } : recipe,
)
