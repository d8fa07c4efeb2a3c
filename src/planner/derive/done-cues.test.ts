import { expect, test } from 'vitest'
import { allIngredients, ingredient } from '#planner/foods/ingredients.ts'
import { textInUnits } from '#planner/kitchen-units/text-in-units.ts'
import type { Recipe } from '#planner/recipe.ts'
import { safetyProblems } from '#planner/validate-library/safety-problems.ts'
import { parmesanPasta } from './dishes.example.ts'
import { coreCue, doneCue, isRawSeafood, mustBeDone, needsCore, seafoodCue } from './done-cues.ts'
import { everyVariant } from './every-variant.example.ts'
import { cookingSteps, stepTexts } from './step-texts.ts'

const rawMeat = everyVariant.filter(({ lines }) => lines.some(mustBeDone))
const silentOn = (dishes: typeof everyVariant, cue: RegExp) => [
  ...new Set(dishes.filter((dish) => !stepTexts(dish).some((text) => cue.test(text))).map(({ recipe }) => recipe.id)),
]

test('every variant with raw poultry, mince, pork or liver says when it is done', () => {
  expect(rawMeat.length).toBeGreaterThan(100)
  expect(silentOn(rawMeat, doneCue)).toEqual([])
})

test('every variant with raw fish or shellfish says when it is cooked', () => {
  const seafood = everyVariant.filter(({ lines }) => lines.some(isRawSeafood))
  expect(seafood.length).toBeGreaterThan(30)
  expect(silentOn(seafood, seafoodCue)).toEqual([])
})

test('bean sprouts are heated until they steam', () => {
  const sprouted = everyVariant.filter(({ lines }) => lines.some(({ id }) => id === 'bean-sprouts'))
  expect(new Set(sprouted.map(({ recipe }) => recipe.id)).size).toBeGreaterThan(2)
  expect(silentOn(sprouted, /sprouts\b.*\bsteam all through/)).toEqual([])
})

test('every form of raw meat gets a core temperature once, in both unit systems', () => {
  const textOf = (id: string) => {
    const dish = everyVariant.find(({ recipe }) => recipe.id === id)
    return dish === undefined ? '' : cookingSteps(dish).join('\n')
  }
  for (const id of [
    'bifteki-burgers',
    'tray-roast-chicken-parsnips',
    'pork-chops-apple-cabbage',
    'picadillo-sweet-potato',
    'chicken-fajita-lettuce-cups',
    'ten-minute-taco-salad',
    'microwave-stuffed-peppers',
  ]) {
    expect(textOf(id).match(/thermometer[^.]* 75 °C|75 °C on a thermometer/g)).toHaveLength(1)
    expect(textInUnits(textOf(id), 'imperial')).toContain('165\u202f°F (75 °C)')
  }
  expect(textOf('picadillo-sweet-potato')).toContain('into a heap')
  expect(textOf('chicken-fajita-lettuce-cups')).toContain('the thickest piece')
  for (const id of ['one-pan-english-breakfast', 'fasolada']) expect(textOf(id)).not.toContain('thermometer')
})

test('every variant with raw mince, poultry, sausage, or meat that is rolled or stuffed states a core temperature', () => {
  const raw = everyVariant.filter((dish) => dish.lines.some((line) => needsCore(line, dish)))
  expect(raw.length).toBeGreaterThan(100)
  const silent = raw.filter((dish) => !cookingSteps(dish).some((text) => coreCue.test(text)))
  expect(silent.map(({ recipe }) => recipe.id)).toEqual([])
})

test('soft eggs come with a warning for whom they are unsafe, only in variants with eggs', () => {
  const soft = everyVariant.filter(({ recipe }) => recipe.steps.some(({ softEggs }) => softEggs === true))
  expect(new Set(soft.map(({ recipe }) => recipe.id)).size).toBeGreaterThan(14)
  for (const dish of soft) {
    const hasEggs = dish.lines.some(({ id }) => ingredient(id).kind === 'EGG')
    expect(cookingSteps(dish).join(' ').includes('cook the eggs firm')).toBe(hasEggs)
  }
})

test('the food tables have no dried red beans, which are poisonous unless they are soaked and boiled', () => {
  expect(allIngredients.filter(({ id, state }) => /beans$/.test(id) && state === 'DRY')).toEqual([])
})

const problems = (change: Partial<Recipe>) => safetyProblems({ ...parmesanPasta, ...change }).join('\n')
const line = (id: Recipe['ingredients'][number]['id']): Recipe['ingredients'] => [{ id, g: 100 }]
const step = (text: string, uses: Recipe['steps'][number]['uses'] = []): Recipe['steps'] => [{ text, uses }]

test.each([
  ['chicken-breast', 'Fry it until golden.', /no step says when the chicken-breast is done/],
  ['pork-mince-lean', 'Brown it.', /when the pork-mince-lean is done/],
  ['beef-flank', 'Spread the filling over it, roll it up and brown it.', /the core temperature of the beef-flank/],
  ['turkey-mince', 'Brown it well.', /the core temperature of the turkey-mince/],
  ['chicken-liver', 'Fry it.', /when the chicken-liver is done/],
  ['cod', 'Fry it.', /when the cod is cooked/],
  ['bean-sprouts', 'Toss the sprouts, warm and not limp.', /no step heats the bean-sprouts/],
  ['egg', 'Fold the egg in.', /no step cooks the egg firm/],
  ['chickpeas-dried', 'Boil them.', /no step soaks the chickpeas-dried/],
  ['basmati-rice', 'Cook the rice.', /keeps for 2 days; with its ingredients, at most 1/],
] as const)('%s: "%s" is reported', (id, text, problem) => {
  expect(problems({ ingredients: line(id), steps: step(text, [id]), keepsDays: 2 })).toMatch(problem)
})

test('ready-cooked rice that is stirred into a hot dish is not kept', () => {
  const steps = [{ text: 'Fry the rice.', uses: ['rice-cooked'] }, ...step('Eat.')] as const
  expect(problems({ ingredients: line('rice-cooked'), steps, keepsDays: 1 })).toMatch(/hot once already/)
})

test('ready-cooked rice that was heated is not kept to be eaten cold; unheated rice may be', () => {
  const cold = (text: string): Partial<Recipe> => ({
    ingredients: line('rice-cooked'),
    steps: [{ text, uses: ['rice-cooked'] }, ...step('Eat.')],
    keepsDays: 1,
    leftovers: 'COLD',
  })
  expect(problems(cold('Heat the rice and fan it to lukewarm.'))).toMatch(/hot once already/)
  expect(problems(cold('Crumble the rice into the salad.'))).toBe('')
})
