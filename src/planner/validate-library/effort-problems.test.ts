import { describe, expect, test } from 'vitest'
import { appleAndSeeds } from '#planner/derive/dishes.example.ts'
import type { IngredientId } from '#planner/foods/ingredients.ts'
import type { Recipe, Step } from '#planner/recipe.ts'
import { effortProblems } from './effort-problems.ts'

const problemsOf = (of: Partial<Recipe>): readonly string[] =>
  effortProblems({ ...appleAndSeeds, skill: 'BASIC', noCook: false, minutes: { active: 20, total: 40 }, ...of })
const step = (text: string, of: Partial<Step> = {}): Step => ({ text, uses: [], minutes: 5, ...of })
const numberOf = (count: number, ids: readonly IngredientId[]) => ids.slice(0, count).map((id) => ({ id, g: 10 }))

test('a novice has at most seven steps, and ten ingredients besides oil, salt and pepper', () => {
  const novice = (steps: number) =>
    problemsOf({ skill: 'NOVICE', steps: Array.from({ length: steps }, () => step('Cut it.', { minutes: 1 })) })
  expect([novice(7), novice(8)]).toEqual([[], ['8 steps; a novice has at most 7']])
  const foods = [
    'apple',
    'pear',
    'plum',
    'banana',
    'kiwi',
    'peach',
    'mango',
    'melon',
    'orange',
    'lemon',
    'lime',
  ] as const
  const kitchen = numberOf(9, ['salt', 'black-pepper', 'olive-oil', 'rapeseed-oil', 'sunflower-oil', 'water'])
  const holding = (count: number) =>
    problemsOf({ skill: 'NOVICE', ingredients: [...numberOf(count, foods), ...kitchen], steps: [step('Cut it.')] })
  expect([holding(10), holding(11)]).toEqual([
    [],
    ['11 ingredients besides oil, salt and pepper; a novice has at most 10'],
  ])
  expect(
    problemsOf({
      skill: 'BASIC',
      steps: Array.from({ length: 9 }, () => step('Cut it.', { minutes: 1 })),
    }),
  ).toEqual([])
})

describe('a dish without cooking', () => {
  const noCook = (of: Partial<Recipe>) =>
    problemsOf({ noCook: true, minutes: { active: 5, total: 15 }, steps: [step('Cut it.')], ...of })

  test('takes at most a quarter of an hour', () => {
    expect(noCook({})).toEqual([])
    expect(noCook({ minutes: { active: 5, total: 16 } })).toEqual(['no-cook takes at most 15 minutes'])
  })

  test('has no hob and no oven, but a kettle or a toaster', () => {
    expect(noCook({ equipment: ['KETTLE', 'TOASTER', 'MICROWAVE'] })).toEqual([])
    expect(noCook({ equipment: ['OVEN', 'KETTLE'] })).toEqual(['no-cook has no OVEN'])
  })

  test('leaves no meat, fish or egg raw, unless the microwave cooks it', () => {
    const holding = (id: IngredientId, of: Partial<Recipe> = {}) => noCook({ ingredients: [{ id, g: 100 }], ...of })
    for (const id of ['beef-flank', 'chicken-breast', 'salmon', 'prawns', 'squid', 'egg'] as const) {
      expect(holding(id)).toEqual([`no-cook leaves ${id} raw`])
      expect(holding(id, { equipment: ['MICROWAVE'] })).toEqual([])
    }
    for (const id of ['prawns-cooked', 'chicken-breast-cooked', 'apple', 'frozen-peas'] as const)
      expect(holding(id)).toEqual([])
  })
})

test('the steps come to no more minutes than the dish says, of work and altogether, with each swap', () => {
  const steps = [step('Cut it.', { minutes: 10 }), step('Leave it.', { minutes: 10, waits: true })]
  const taking = (active: number, total: number, of: readonly Step[] = steps) =>
    problemsOf({ minutes: { active, total }, steps: of })
  expect(taking(10, 20)).toEqual([])
  expect(taking(9, 20)).toEqual(['the steps take 10 minutes of work, not 9'])
  expect(taking(10, 19)).toEqual(['the steps come to 20 minutes, and the recipe says 19'])
  const ingredients = [{ id: 'apple', g: 100, swaps: [{ id: 'pear', g: 100 }] }] as const
  const slower = [step('Cut it.', { minutes: 10, uses: ['apple'], swapped: { pear: { minutes: 12 } } })]
  expect(problemsOf({ ingredients, minutes: { active: 10, total: 12 }, steps: slower })).toEqual([
    'with pear the steps take 12 minutes of work, not 10',
  ])
})

test('the work is no longer than the dish, nor is any of its steps', () => {
  const minutes = (active: number, total: number) => problemsOf({ minutes: { active, total }, steps: [] })
  expect([minutes(20, 20), minutes(21, 20)]).toEqual([[], ['active minutes are more than the total']])
  const longest = (long: number) =>
    problemsOf({
      minutes: { active: 20, total: 20 },
      steps: [step('Cut it.', { minutes: 1 }), step('Cut it.', { minutes: long, meanwhile: true })],
    })
  expect(longest(21).join()).toContain('a step of 21 minutes in 20')
  expect(longest(19).join()).not.toContain('a step of')
})

describe('waiting', () => {
  const waiting = (of: Partial<Step>, text = 'Simmer it.') => problemsOf({ steps: [step(text, of)] })

  test('is at least three minutes long', () => {
    expect(waiting({ waits: true, minutes: 3 })).toEqual([])
    expect(waiting({ waits: true, minutes: 2 })).toEqual(['step 1 waits for 2 minutes; a wait is at least 3'])
    expect(waiting({ waits: true, minutes: 0 })).toEqual(['step 1 waits for 0 minutes; a wait is at least 3'])
    expect(problemsOf({ steps: [{ text: 'Wait.', uses: [], waits: true }] })).toEqual([
      'step 1 waits for 0 minutes; a wait is at least 3',
    ])
    expect(waiting({ minutes: 2 }, 'Stir it.')).toEqual([])
  })

  test('has a timer from three minutes on, if heat or time does the work', () => {
    const timeless = ['step 1 waits, and has no timer: Simmer it.']
    expect(waiting({ minutes: 3 })).toEqual(timeless)
    expect(waiting({ minutes: 2 })).toEqual([])
    expect(waiting({ minutes: 3, timer: 3 })).toEqual([])
    expect(waiting({ minutes: 9 }, 'Chop it.')).toEqual([])
    expect(waiting({ minutes: 9 }, 'Let it rest.')).toHaveLength(1)
    expect(waiting({ minutes: 9 }, 'Let it rest a minute.')).toEqual([])
  })

  test('has no timer that is longer than the dish', () => {
    const timed = (timer: number) => problemsOf({ steps: [step('Chill it.', { timer })] })
    expect([timed(40), timed(41)]).toEqual([[], ['step 1 has a timer of 41 minutes in 40']])
  })
})

test('the first of the steps that are done during a wait says so', () => {
  const wait = step('Bake it.', { waits: true })
  const during = (text: string) => step(text, { meanwhile: true, minutes: 1 })
  const told = (...steps: readonly Step[]) => problemsOf({ steps })
  expect(told(wait, during('Meanwhile, cut it.'), during('Whisk it.'))).toEqual([])
  expect(told(wait, during('Cut it.'), during('Whisk it.'))).toEqual([
    'step 2 is done meanwhile and does not say so: Cut it.',
  ])
  expect(told(wait, during('Meanwhile, cut it.'), step('Bake it.', { waits: true }), during('Whisk it.'))).toEqual([
    'step 4 is done meanwhile and does not say so: Whisk it.',
  ])
  expect(told(wait, step('Cut it.'))).toEqual([])
})
