import { expect, test } from 'vitest'
import { allergensOf, tracesIn } from '#planner/derive/allergens.ts'
import { cookMinutes } from '#planner/derive/cook-minutes.ts'
import { parmesanPasta } from '#planner/derive/dishes.example.ts'
import { coreCheck, needsCore } from '#planner/derive/doneness.ts'
import { everyVariant } from '#planner/derive/every-variant.example.ts'
import { leftOver } from '#planner/derive/left-over.ts'
import { stepTimes } from '#planner/derive/step-times.ts'
import { asWritten, type Variant, variantFor } from '#planner/derive/variant.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import type { Recipe } from '#planner/recipe.ts'
import { safetyProblems } from '#planner/validate-library/safety-problems.ts'
import { cookingSteps } from './cooking-steps.ts'

/** The recipe in a language that nobody speaks: no word and no slot is as it was. */
const foreign = (recipe: Recipe): Recipe => ({
  ...recipe,
  title: 'Zub',
  blurb: 'Gromp wub nar.',
  tip: 'Wub.',
  call: {},
  prep: {},
  ingredients: recipe.ingredients.map(({ swaps, ...line }) => ({
    ...line,
    prep: 'frob',
    ...(swaps && { swaps: swaps.map((swap) => ({ ...swap, prep: 'frob' })) }),
  })),
  steps: recipe.steps.map((step) => ({ ...step, text: 'Nar frob gromp zub.' })),
})
const inForeign = (dish: Variant): Variant => ({
  ...dish,
  recipe: foreign(dish.recipe),
  lines: dish.lines.map((line) => ({ ...line, prep: 'frob' })),
})

/** All that concerns safety, time and allergens. */
const decided = (dish: Variant) => ({
  times: dish.recipe.steps.map((step) => stepTimes(step, dish)),
  minutes: cookMinutes(dish),
  core: coreCheck(dish),
  leftOver: leftOver(dish),
  allergens: allergensOf(dish.lines),
  traces: tracesIn(dish.lines),
})

test('no word decides on safety, timers, minutes or allergens of any variant', () => {
  for (const dish of everyVariant) expect(decided(inForeign(dish))).toEqual(decided(dish))
})

test('no word decides whether a recipe is safe', () => {
  const recipes = [...new Set(everyVariant.map(({ recipe }) => recipe))]
  expect(recipes.filter((recipe) => safetyProblems(foreign(recipe)).length > 0).map(({ id }) => id)).toEqual([])
})

const THERMOMETER = /thermometer[^.]* 75 °C|75 °C on a thermometer/g

test('whatever the words say, a cook reads the core temperature once, and the warning about soft eggs', () => {
  for (const dish of everyVariant.map(inForeign)) {
    const text = cookingSteps(dish, 'metric-GB').join('\n')
    expect(text.match(THERMOMETER) ?? []).toHaveLength(dish.lines.some(needsCore) ? 1 : 0)
    const isSoft = dish.recipe.steps.some(({ softEggs }) => softEggs === true)
    const holdsEggs = dish.lines.some(({ id }) => ingredient(id).kind === 'EGG')
    expect(text.includes('cook the eggs firm')).toBe(isSoft && holdsEggs)
  }
})

test('in its own words every variant says the core temperature once, in both unit systems', () => {
  for (const dish of everyVariant) {
    const metric = cookingSteps(dish, 'metric-GB').join('\n').match(THERMOMETER) ?? []
    expect(metric).toHaveLength(dish.lines.some(needsCore) ? 1 : 0)
    if (metric.length > 0) expect(cookingSteps(dish, 'imperial-US').join('\n')).toContain('165\u202f°F (75 °C)')
  }
})

test('crumbled mince is measured in a heap, and small pieces lengthways', () => {
  const textOf = (id: string) => {
    const dish = everyVariant.find(({ recipe }) => recipe.id === id)
    return dish === undefined ? '' : cookingSteps(dish, 'metric-GB').join('\n')
  }
  expect(textOf('picadillo-sweet-potato')).toContain('into a heap')
  expect(textOf('chicken-fajita-lettuce-cups')).toContain('the thickest piece')
  for (const id of ['one-pan-english-breakfast', 'fasolada']) expect(textOf(id)).not.toContain('thermometer')
})

test('a step says that an unsuitable garnish is left out', () => {
  const vegan = variantFor(parmesanPasta, { diets: ['VEGAN'], restrictions: [] })
  if (vegan.kind === 'refused') throw new Error('the example can be made vegan')
  expect(cookingSteps(vegan, 'metric-GB')[2]).toBe('Toss, and grate Parmesan over it. Leave out the Parmesan.')
  expect(cookingSteps(asWritten(parmesanPasta), 'metric-GB')[2]).toBe('Toss, and grate Parmesan over it.')
})

test('a step on the hob says how hot it is, and for how long unless its words do', () => {
  const said = (text: string) => {
    const [first, ...rest] = parmesanPasta.steps
    if (first === undefined) throw new Error('the example has steps')
    const steps = [{ ...first, text, heat: 'SIMMER', minutes: 8, timer: 8 } as const, ...rest]
    return cookingSteps(asWritten({ ...parmesanPasta, steps }), 'metric-GB')[0]
  }
  expect(said('Cook until soft.')).toBe('Cook until soft. Gentle simmer, about eight minutes.')
  expect(said('Cook for {time}, until soft.')).toBe('Cook for eight minutes, until soft. Gentle simmer.')
  expect(cookingSteps(asWritten(parmesanPasta), 'metric-GB').join()).not.toContain('heat,')
})
