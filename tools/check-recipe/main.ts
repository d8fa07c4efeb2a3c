import { readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { everyVariantOf } from '#planner/derive/every-variant.ts'
import { asWritten, type Variant } from '#planner/derive/variant.ts'
import { isIngredientId } from '#planner/foods/ingredients.ts'
import { lineSentence } from '#planner/kitchen-units/line-text.ts'
import type { Recipe } from '#planner/recipe.ts'
import { coverage } from '#planner/recipes/coverage.ts'
import { dishIn, libraryIn } from '#planner/recipes/in-language.ts'
import { library } from '#planner/recipes/library.ts'
import { libraryProblems } from '#planner/validate-library/library-problems.ts'
import { recipeProblems } from '#planner/validate-library/recipe-problems.ts'
import { cookingSteps } from '#planner/wording/cooking-steps.ts'
import { dishBlurb, dishTip, dishTitle } from '#planner/wording/dish-words.ts'
import { pictureProblems, picturesPage } from './pictures.ts'
import { recipeReport } from './report.ts'

// For authors: what a serving contains, whom it suits, what it looks like, and every rule it breaks. Recipes are read
// from their files, so that one that is not yet in its cuisine's list is compared with all others too.
const folder = resolve(import.meta.dirname, '../../src/planner/recipes')

const isRecipe = (value: unknown): value is Recipe =>
  typeof value === 'object' && value !== null && 'ingredients' in value && 'steps' in value

/** Ingredients that are not in our tables of foods. A recipe with one cannot be checked. */
const unknownFoods = ({ ingredients }: Recipe): readonly string[] =>
  ingredients.flatMap(({ id, swaps = [] }) => [id, ...swaps.map((swap) => swap.id)]).filter((id) => !isIngredientId(id))

async function recipesOf(file: string): Promise<readonly Recipe[]> {
  try {
    const module: Record<string, unknown> = await import(pathToFileURL(file).href)
    const recipes = Object.values(module).filter(isRecipe)
    for (const id of recipes.flatMap(unknownFoods)) console.log(`${file}: there is no ${id} in src/planner/foods`)
    return recipes.filter((recipe) => unknownFoods(recipe).length === 0)
  } catch (error) {
    console.log(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
    return []
  }
}

const allFiles = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(`${folder}/${name}`).map((file) => `${folder}/${name}/${file}`))
  .filter((file) => file.endsWith('.ts') && !/(?:\/all|\/all-es|-words|-words-es)\.ts$/.test(file))

const USAGE = `usage: npm run recipe -- src/planner/recipes/<cuisine>/<slug>.ts ...
       npm run recipe -- --coverage [part of a row's name]
       npm run recipe -- --coverage-es [part of a row's name]`

/** Problems with the recipe's location or its list entry that would hide it from the planner. */
function placeProblems({ id, cuisine }: Recipe, file: string): readonly string[] {
  const place = `${cuisine.toLowerCase().replace('_', '-')}/${id}.ts`
  return [
    ...(file === `${folder}/${place}` ? [] : [`its file has to be src/planner/recipes/${place}`]),
    ...(library.some((listed) => listed.id === id) ? [] : ['it is not in the list of all.ts beside it']),
  ]
}

const args = process.argv.slice(2)
const wantsCoverage = args[0] === '--coverage' || args[0] === '--coverage-es'
const asked = wantsCoverage
  ? []
  : args.map((path) => resolve(path.replace(/-words(?:-es)?\.ts$/, '.ts'))).filter((path) => !path.endsWith('/all.ts'))
if (args.length === 0) console.log(USAGE)

const files = [...new Set([...allFiles, ...asked])]
const read = new Map(await Promise.all(files.map(async (file) => [file, await recipesOf(file)] as const)))
const all = [...read.values()].flat()
if (wantsCoverage) {
  const part = (args[1] ?? '').toLowerCase()
  for (const { sort, have, want } of coverage(args[0] === '--coverage-es' ? libraryIn('es') : all).filter((row) =>
    row.sort.toLowerCase().includes(part),
  )) {
    console.log(`${have < want ? '!!' : '  '} ${sort}: ${have} of ${want}`)
  }
}
const between = asked.length === 0 ? [] : libraryProblems(all)

/** A dish as it is told to a reader of Spanish; nothing if nobody has written it. */
function spanishText(dish: Variant): readonly string[] {
  const said = dishIn('es', dish)
  if (said === null) return []
  const lines = said.lines.map((line) => lineSentence(line, 1, 'imperial-US', 'es'))
  const texts = [dishTitle(said), dishBlurb(said), ...lines, ...cookingSteps(said, 'imperial-US')]
  return [...texts, dishTip(said, 'imperial-US')].filter((text) => text !== '')
}

const seen: Variant[] = []
for (const file of asked) {
  const found = read.get(file) ?? []
  if (found.length === 0) process.exitCode = 1
  for (const recipe of found) {
    const own = new RegExp(`(?<![\\w-])${recipe.id}(?![\\w-])`)
    const shared = between.filter(
      (problem) => own.test(problem) || problem.endsWith(dishTitle(asWritten(recipe)).toLowerCase()),
    )
    const dishes = everyVariantOf(recipe)
    const problems = [
      ...placeProblems(recipe, file),
      ...recipeProblems(recipe, dishes),
      ...shared,
      ...pictureProblems(dishes),
    ]
    console.log(recipeReport(recipe, problems))
    for (const text of dishes.flatMap(spanishText)) console.log(`   ${text}`)
    if (problems.length > 0) process.exitCode = 1
    seen.push(...dishes)
  }
}
if (seen.length > 0) {
  const page = join(tmpdir(), 'recipe-pictures.html')
  writeFileSync(page, picturesPage(seen))
  console.log(`pictures, as written and with each swap: ${page}`)
}
