import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Recipe } from '#planner/recipe.ts'
import { coverage } from '#planner/recipes/coverage.ts'
import { libraryProblems } from '#planner/validate-library/library-problems.ts'
import { recipeProblems } from '#planner/validate-library/recipe-problems.ts'
import { recipeReport } from './report.ts'

// For authors: what a serving holds, whom it suits, and every rule it breaks. Recipes are read from their files, so
// that one which is not in its cuisine's list yet is compared with all others too.
const folder = resolve(import.meta.dirname, '../../src/planner/recipes')

const isRecipe = (value: unknown): value is Recipe =>
  typeof value === 'object' && value !== null && 'ingredients' in value && 'steps' in value

async function recipesOf(file: string): Promise<readonly Recipe[]> {
  try {
    const module: Record<string, unknown> = await import(pathToFileURL(file).href)
    return Object.values(module).filter(isRecipe)
  } catch (error) {
    console.log(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
    return []
  }
}

const allFiles = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(`${folder}/${name}`).map((file) => `${folder}/${name}/${file}`))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('/all.ts'))

const USAGE = `usage: node tools/check-recipe/main.ts src/planner/recipes/<cuisine>/<slug>.ts ...
       node tools/check-recipe/main.ts --coverage [part of a row's name]`

const args = process.argv.slice(2)
const wantsCoverage = args[0] === '--coverage'
const asked = wantsCoverage ? [] : args.map((path) => resolve(path)).filter((path) => !path.endsWith('/all.ts'))
if (args.length === 0) console.log(USAGE)

const others = (await Promise.all(allFiles.map(recipesOf))).flat()
if (wantsCoverage) {
  const part = (args[1] ?? '').toLowerCase()
  for (const { sort, have, want } of coverage(others).filter((row) => row.sort.toLowerCase().includes(part))) {
    console.log(`${have < want ? '!!' : '  '} ${sort}: ${have} of ${want}`)
  }
}
const between = asked.length === 0 ? [] : libraryProblems(others)

for (const file of asked) {
  const found = await recipesOf(file)
  if (found.length === 0) process.exitCode = 1
  for (const recipe of found) {
    const named = file.endsWith(`/${recipe.id}.ts`) ? [] : [`the id ${recipe.id} is not the name of the file`]
    const own = new RegExp(`(?<![\\w-])${recipe.id}(?![\\w-])`)
    const shared = between.filter((problem) => own.test(problem) || problem.endsWith(recipe.title.toLowerCase()))
    const problems = [...named, ...recipeProblems(recipe), ...shared]
    console.log(recipeReport(recipe, problems))
    if (problems.length > 0) process.exitCode = 1
  }
}
