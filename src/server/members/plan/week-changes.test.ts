import { expect, test } from 'vitest'
import type { PlannedDay, PlannedMeal, WeekPlan } from '#planner/week/week-plan.ts'
import { weekSentences } from './change-sentences.ts'
import { changedMeals, changesIn } from './week-changes.ts'

const meal = (recipe: string, portion = 1): PlannedMeal => ({ slot: 'LUNCH', dishes: [{ recipe, portion }] })
const plan = (...days: readonly (readonly PlannedMeal[])[]): WeekPlan => ({
  week: 3,
  days: days.map((meals) => ({ meals })),
  relaxed: [],
})

test('a meal with other dishes has changed, one with only other portions has not', () => {
  const before = plan([meal('soup'), meal('pie')], [meal('stew')])
  const after = plan([meal('soup', 1.5), meal('curry')], [{ ...meal('stew'), leftoverOf: { day: 0, meal: 0 } }])
  expect(changedMeals(before, after)).toEqual([
    { week: 3, day: 0, meal: 1 },
    { week: 3, day: 1, meal: 0 },
  ])
  expect(changedMeals(after, after)).toEqual([])
})

test('leftovers that follow the changed meal are not a change of their own, so that one lands at that meal', () => {
  const leftovers = (recipe: string) => ({ ...meal(recipe), leftoverOf: { day: 0, meal: 0 } })
  expect(changedMeals(plan([meal('soup')], [leftovers('soup')]), plan([meal('stew')], [leftovers('stew')]))).toEqual([
    { week: 3, day: 0, meal: 0 },
  ])
})

test('a meal that the day did not have before has changed', () => {
  expect(changedMeals(plan([meal('soup')]), plan([meal('soup'), meal('nuts')]))).toEqual([{ week: 3, day: 0, meal: 1 }])
})

test('a week that was not planned before has no changed meals', () => {
  expect(changedMeals(undefined, plan([meal('soup')]))).toEqual([])
})

const startsOn = '2026-11-21'
const titles = new Map([
  ['soup', 'Lentil soup'],
  ['pie', 'Apple pie'],
  ['nuts', 'Nuts'],
])
const lunch = (...recipes: readonly string[]): PlannedMeal => ({
  slot: 'LUNCH',
  dishes: recipes.map((recipe) => ({ recipe, portion: 1 })),
})
const snack: PlannedMeal = { slot: 'SNACK', dishes: [{ recipe: 'nuts', portion: 1 }] }
const weekOf = (second: PlannedDay): WeekPlan => ({ week: 2, days: [{ meals: [snack] }, second], relaxed: [] })
const changes = (before: PlannedDay, after: PlannedDay, currentWeek = 2) =>
  weekSentences(
    changesIn({ before: weekOf(before), after: weekOf(after), startsOn, currentWeek }),
    { before: titles, after: titles },
    'en-US',
  )

test('a meal is named by its day, with its sides', () => {
  expect(changes({ meals: [lunch('soup'), snack] }, { meals: [lunch('pie', 'nuts'), snack] })).toEqual([
    'Sunday’s lunch: Apple pie instead of Lentil soup, with Nuts on the side.',
  ])
  expect(changes({ meals: [lunch('soup', 'nuts')] }, { meals: [lunch('pie')] })).toEqual([
    'Sunday’s lunch: Apple pie instead of Lentil soup, with nothing on the side.',
  ])
})

test('if only the sides of a meal changed, only those are named', () => {
  const [plain, withNuts, withPie] = [lunch('soup'), lunch('soup', 'nuts'), lunch('soup', 'pie')]
  const beside = (was: PlannedMeal, now: PlannedMeal) => changes({ meals: [was] }, { meals: [now] })
  expect(beside(withNuts, withPie)).toEqual(['On the side of Sunday’s lunch: Apple pie instead of Nuts.'])
  expect(beside(plain, withNuts)).toEqual(['On the side of Sunday’s lunch: Nuts.'])
  expect(beside(withNuts, plain)).toEqual(['On the side of Sunday’s lunch: nothing instead of Nuts.'])
  // A side that stays is not named.
  expect(beside(lunch('soup', 'nuts', 'gone'), lunch('soup', 'pie', 'gone'))).toEqual([
    'On the side of Sunday’s lunch: Apple pie instead of Nuts.',
  ])
})

test('in another week a meal is named with its date', () => {
  expect(changes({ meals: [lunch('soup')] }, { meals: [lunch('pie')] }, 1)).toEqual([
    'Lunch on Sunday, November 29: Apple pie instead of Lentil soup.',
  ])
})

test('meals that are added or dropped with the number of meals are named', () => {
  const [three, two] = [{ meals: [lunch('soup'), snack] }, { meals: [lunch('soup')] }]
  expect(changes(two, three)).toEqual(['Sunday’s snack: Nuts.'])
  expect(changes(three, two)).toEqual(['Sunday’s snack: no longer planned (it was Nuts).'])
})

test('changed portions are mentioned once', () => {
  const larger = { ...snack, dishes: [{ recipe: 'nuts', portion: 1.5 }] }
  expect(changes({ meals: [lunch('soup'), snack, snack] }, { meals: [lunch('pie'), larger, larger] })).toEqual([
    'Sunday’s lunch: Apple pie instead of Lentil soup.',
    'Sunday: other portions changed a little, so the day still adds up.',
  ])
})

test('leftovers of a dish count as different from the dish', () => {
  const left = { ...lunch('soup'), leftoverOf: { day: 0, meal: 0 } }
  expect(changes({ meals: [lunch('soup')] }, { meals: [left] })).toEqual([
    'Sunday’s lunch: leftovers of Lentil soup instead of Lentil soup.',
  ])
})

test('the same week has no changes, and a dish without a title is described', () => {
  expect(changes({ meals: [lunch('soup')] }, { meals: [lunch('soup')] })).toEqual([])
  expect(changes({ meals: [lunch('gone')] }, { meals: [lunch('soup')] })[0]).toContain(
    'instead of a dish we no longer have.',
  )
})
