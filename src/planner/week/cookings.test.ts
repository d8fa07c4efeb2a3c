import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCookings, withLeftoversCooked, withLeftoversMarked, withoutBrokenLeftovers } from './cookings.ts'
import type { PlannedDay } from './week-plan.ts'

function cookedAt(days: readonly number[], keepsDays: number, most: number): readonly number[] {
  const of: number[] = []
  readCookings(days, days.length, { keepsDays, most }, of)
  return of
}

test.each([
  [[0, 1], 2, 2, [0, 0]],
  [[0, 3], 2, 2, [0, 1]],
  [[0, 1, 2], 3, 2, [0, 0, 2]],
  [[0, 1, 2], 3, 3, [0, 0, 0]],
  [[0, 1], 0, 3, [0, 1]],
  [[0, 1], 3, 1, [0, 1]],
  [[2, 2], 3, 2, [0, 1]],
])('eaten on the days %j, keeping %i days, for at most %i meals: cooked for the meals %j', (days, keeps, most, of) => {
  expect(cookedAt(days, keeps, most)).toEqual(of)
})

test('leftovers never are older than the dish keeps, and no cooking is for more meals than allowed', () => {
  const anyDays = fc
    .array(fc.integer({ min: 0, max: 6 }), { maxLength: 14 })
    .map((days) => days.toSorted((a, b) => a - b))
  fc.assert(
    fc.property(anyDays, fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 3 }), (days, keepsDays, most) => {
      const of = cookedAt(days, keepsDays, most)
      for (const [meal, cooked] of of.entries()) {
        expect(of[cooked]).toBe(cooked)
        const age = (days[meal] ?? 0) - (days[cooked] ?? 0)
        if (cooked !== meal) expect(age >= 1 && age <= keepsDays).toBe(true)
        expect(of.filter((other) => other === cooked).length).toBeLessThanOrEqual(most)
      }
    }),
    { numRuns: 100, seed: 7 },
  )
})

test('the second meal of a dish that keeps is marked as leftovers of the first; a side is not', () => {
  const day = (lunch: string, dinner: string): PlannedDay => ({
    meals: [
      { slot: 'BREAKFAST', dishes: [{ recipe: 'oats', portion: 1 }] },
      {
        slot: 'LUNCH',
        dishes: [
          { recipe: lunch, portion: 1 },
          { recipe: 'apple', portion: 1 },
        ],
      },
      { slot: 'DINNER', dishes: [{ recipe: dinner, portion: 1 }] },
    ],
  })
  const days = [day('soup', 'stew'), day('stew', 'fish'), day('fish', 'soup')]
  const marked = withLeftoversMarked(days, (recipe) => (recipe === 'fish' ? 0 : 3), 2)
  expect(marked.map(({ meals }) => meals.map(({ leftoverOf }) => leftoverOf ?? null))).toEqual([
    [null, null, null],
    [null, { day: 0, meal: 2 }, null],
    [null, null, { day: 0, meal: 1 }],
  ])
})

test('leftovers of a meal that has another dish now are cooked for themselves', () => {
  const dinner = (recipe: string, leftoverOf?: { day: number; meal: number }): PlannedDay => ({
    meals: [{ slot: 'DINNER', dishes: [{ recipe, portion: 1 }], ...(leftoverOf === undefined ? {} : { leftoverOf }) }],
  })
  const first = { day: 0, meal: 0 }
  expect(withoutBrokenLeftovers([dinner('soup'), dinner('stew', first), dinner('soup', first)])).toEqual([
    dinner('soup'),
    dinner('stew'),
    dinner('soup', first),
  ])
})

test('what two meals were to have of a pot that is gone is cooked once for both', () => {
  const dinner = (recipe: string, leftoverOf?: { day: number; meal: number }): PlannedDay => ({
    meals: [{ slot: 'DINNER', dishes: [{ recipe, portion: 1 }], ...(leftoverOf === undefined ? {} : { leftoverOf }) }],
  })
  const first = { day: 0, meal: 0 }
  expect(withoutBrokenLeftovers([dinner('soup'), dinner('stew', first), dinner('stew', first)])).toEqual([
    dinner('soup'),
    dinner('stew'),
    dinner('stew', { day: 1, meal: 0 }),
  ])
})

test('a lunch that is cooked a third time in a week that is planned again counts as a repeat, a second one does not', () => {
  const lunch = (recipe: string, leftoverOf?: { day: number; meal: number }): PlannedDay => ({
    meals: [{ slot: 'LUNCH', dishes: [{ recipe, portion: 1 }], ...(leftoverOf === undefined ? {} : { leftoverOf }) }],
  })
  const [monday, thursday] = [0, 3].map((day) => ({ day, meal: 0 }))
  const other = [lunch('salad'), lunch('soup')]
  const twice = [lunch('stew'), lunch('pasta'), lunch('stew', monday), lunch('stew'), lunch('stew', thursday), ...other]
  expect(withLeftoversCooked({ week: 1, relaxed: [], days: twice }, 1).relaxed).toEqual(['REPEATS'])
  const once = twice.with(3, lunch('rice')).with(4, lunch('beans'))
  expect(withLeftoversCooked({ week: 1, relaxed: [], days: once }, 1).relaxed).toEqual([])
})

test('in a week that is planned again on Wednesday, nothing is left of a Monday that was planned with it', () => {
  const meal = (slot: 'LUNCH' | 'DINNER', recipe: string, leftoverOf?: { day: number; meal: number }) => ({
    slot,
    dishes: [{ recipe, portion: 1 }],
    ...(leftoverOf === undefined ? {} : { leftoverOf }),
  })
  const stew = { day: 0, meal: 1 }
  const plan = {
    week: 1,
    relaxed: ['PROTEIN'] as const,
    days: [
      { meals: [meal('LUNCH', 'salad'), meal('DINNER', 'stew')] },
      { meals: [meal('LUNCH', 'stew', stew), meal('DINNER', 'pasta')] },
      { meals: [meal('LUNCH', 'pasta', { day: 1, meal: 1 }), meal('DINNER', 'stew', stew)] },
      { meals: [meal('LUNCH', 'stew', stew), meal('DINNER', 'soup')] },
    ],
  }
  const after = withLeftoversCooked(plan, 2)
  const links = ({ days }: { readonly days: readonly PlannedDay[] }) =>
    days.map(({ meals }) => meals.map(({ leftoverOf }) => leftoverOf ?? null))
  expect(links(after)).toEqual([
    [null, null],
    [stew, null],
    [null, null],
    [{ day: 2, meal: 1 }, null],
  ])
  expect(after.relaxed).toEqual(['REPEATS', 'PROTEIN'])
  expect(withLeftoversCooked(plan, 2, () => true)).toEqual(plan)
  expect(withLeftoversCooked(plan, 0)).toEqual(plan)
})
