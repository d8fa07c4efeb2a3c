import { expect, test } from 'vitest'
import { allIngredients, ingredient } from '#planner/foods/ingredients.ts'
import type { Line, Recipe, StepFacts } from '#planner/recipe.ts'
import { safetyProblems } from '#planner/validate-library/safety-problems.ts'
import { parmesanPasta } from './dishes.example.ts'
import { coreCheck, needsCore } from './doneness.ts'
import { everyVariant } from './every-variant.example.ts'
import { asWritten } from './variant.ts'

const dish = (ingredients: Recipe['ingredients'], ...steps: readonly StepFacts[]) =>
  asWritten({ ...parmesanPasta, ingredients, steps: steps.map((step) => ({ ...step, text: 'Cook.' })) })
const line = (id: Line['id']): Line => ({ id, g: 100 })

test('the core temperature is measured after the step that says so, where it says', () => {
  const steps = [{ uses: ['turkey-mince'] }, { uses: [], done: { 'turkey-mince': 'HEAP' } }, { uses: [] }] as const
  expect(coreCheck(dish([line('turkey-mince')], ...steps))).toEqual({ step: 1, where: 'HEAP' })
})

test('of several meats the strictest place counts, after the last of their steps', () => {
  const meats = [line('turkey-mince'), line('chicken-breast')]
  const steps = [
    { uses: [], done: { 'chicken-breast': 'THICKEST' } },
    { uses: [], done: { 'turkey-mince': 'HEAP' } },
  ] as const
  expect(coreCheck(dish(meats, ...steps))).toEqual({ step: 1, where: 'THICKEST' })
})

test.each(['chicken-breast', 'pork-mince-lean', 'beef-mince-5', 'chicken-liver', 'duck-breast'] as const)(
  'raw %s without a word on its doneness is measured in its thickest part, after the last step that uses it',
  (id) => {
    expect(coreCheck(dish([line(id)], { uses: [id] }, { uses: [id] }, { uses: [] }))).toEqual({
      step: 1,
      where: 'THICKEST',
    })
    expect(coreCheck(dish([line(id)], { uses: [] }))).toEqual({ step: 0, where: 'THICKEST' })
  },
)

test('nothing is measured of cooked meat, whole beef, bacon and plants', () => {
  for (const id of ['chicken-breast-cooked', 'beef-flank', 'bacon', 'tofu'] as const)
    expect(coreCheck(dish([line(id)], { uses: [id] }))).toBeNull()
  expect(coreCheck(dish([{ ...line('beef-flank'), rolled: true }], { uses: ['beef-flank'] }))?.where).toBe('THICKEST')
})

test('every variant with raw poultry, mince, pork, liver, or meat that is rolled says where to measure it', () => {
  const raw = everyVariant.filter(({ lines }) => lines.some(needsCore))
  expect(raw.length).toBeGreaterThan(100)
  const silent = raw.filter(({ recipe, lines }) =>
    lines.filter(needsCore).some(({ id }) => !recipe.steps.some(({ done }) => (done?.[id] ?? 'LOOK') !== 'LOOK')),
  )
  expect(silent.map(({ recipe }) => recipe.id)).toEqual([])
})

test('the food tables have no dried red beans, which are poisonous unless they are soaked and boiled', () => {
  expect(allIngredients.filter(({ id, state }) => /beans$/.test(id) && state === 'DRY')).toEqual([])
})

const problems = (change: Partial<Recipe>) => safetyProblems({ ...parmesanPasta, ...change }).join('\n')

test.each([
  ['chicken-breast', /no step states the core temperature of the chicken-breast/],
  ['pork-mince-lean', /the core temperature of the pork-mince-lean/],
  ['turkey-mince', /the core temperature of the turkey-mince/],
  ['chicken-liver', /the core temperature of the chicken-liver/],
  ['bacon', /no step has the bacon done/],
  ['cod', /no step has the cod done/],
  ['bean-sprouts', /no step has the bean-sprouts done/],
  ['egg', /no step has the egg done/],
  ['chickpeas-dried', /no step has the chickpeas-dried done/],
  ['basmati-rice', /keeps for 2 days; with its ingredients, at most 1/],
] as const)('%s is reported', (id, problem) => {
  const steps = [{ text: 'A thermometer reads 75 °C, nothing is pink, it flakes.', uses: [id] }]
  expect(problems({ ingredients: [line(id)], steps, keepsDays: 2 })).toMatch(problem)
})

test('a look is not enough for raw mince and poultry', () => {
  const looks = (id: 'turkey-mince' | 'cod') =>
    problems({ ingredients: [line(id)], steps: [{ text: 'Fry it.', uses: [id], done: { [id]: 'LOOK' } }] })
  expect(looks('turkey-mince')).toMatch(/core temperature/)
  expect(looks('cod')).toBe('')
})

test('ready-cooked rice that is stirred into a hot dish is not kept', () => {
  const steps = [
    { text: 'Fry the rice.', uses: ['rice-cooked'] },
    { text: 'Eat.', uses: [] },
  ] as const
  expect(problems({ ingredients: [line('rice-cooked')], steps, keepsDays: 1 })).toMatch(/hot once already/)
})

test('ready-cooked rice is kept to be eaten cold only if the recipe says that it was not heated', () => {
  const kept = (cold?: true): Partial<Recipe> => ({
    ingredients: [line('rice-cooked')],
    steps: [
      { text: 'Crumble the rice into the salad.', uses: ['rice-cooked'], ...(cold && { cold }) },
      { text: 'Eat.', uses: [] },
    ],
    keepsDays: 1,
    leftovers: 'COLD',
  })
  expect(problems(kept())).toMatch(/hot once already/)
  expect(problems(kept(true))).toBe('')
})

test('soft eggs are marked in many recipes, and only in those with eggs', () => {
  const soft = everyVariant.filter(({ recipe }) => recipe.steps.some(({ softEggs }) => softEggs === true))
  expect(new Set(soft.map(({ recipe }) => recipe.id)).size).toBeGreaterThan(14)
  const eggless = soft.filter(({ recipe }) => !recipe.ingredients.some(({ id }) => ingredient(id).kind === 'EGG'))
  expect(eggless).toEqual([])
})
