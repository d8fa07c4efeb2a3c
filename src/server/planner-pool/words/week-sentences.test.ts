import { expect, test } from 'vitest'
import { easyRequest } from '#planner/plan/search/request.example.ts'
import { relaxations } from '#planner/week/week-plan.ts'
import { objectionText } from './dish-sentences.ts'
import { mealText } from './phrases.ts'
import { likedAbsentSentence, relaxationSentence, weekNoteSentences } from './week-sentences.ts'

const notes = weekNoteSentences('en-US')

test('days that are short of protein are named, but only the first few of many', () => {
  const days = ['Monday', 'Tuesday', 'Friday'].map((name, at) => ({ name, value: 12.4 + at }))
  expect(notes.proteinShort(days.slice(0, 1))).toBe('Protein is 12\u202fg under your target on Monday.')
  expect(notes.proteinShort(days)).toBe(
    'Protein is under your target on Monday (by 12\u202fg), Tuesday (by 13\u202fg) and Friday (by 14\u202fg).',
  )
  const meals = [1, 2, 3, 4, 5, 6].map((value) => ({ name: 'Monday’s lunch', value }))
  expect(notes.mealShare(meals)).toMatch(/^6 meals this week are smaller or larger/)
  expect(notes.mealShare(meals.slice(0, 4))).toMatch(/and Monday’s lunch \(4\u202fkcal\)\.$/)
})

test('numbers have a thousands separator and a unit', () => {
  expect(notes.sodiumHigh({ mean: 2612.4, most: 2300 })).toContain('2,612\u202fmg')
  expect(notes.fibreLow({ mean: 22.6, target: 28 })).toContain('23\u202fg a day on average, and 28\u202fg')
})

test('the Mediterranean pattern is shown as points, with what is missing', () => {
  const score = { of: 13, wanted: 9 }
  expect(notes.mediterranean({ ...score, points: 13, missed: [] })).toBe(
    'This week has all 13 points of the Mediterranean pattern.',
  )
  expect(notes.mediterranean({ ...score, points: 11, missed: ['FISH', 'NUTS'] })).toMatch(
    /^This week follows .* 11 of its 13 points, and 9 are enough\.$/,
  )
  expect(notes.mediterraneanMore({ missed: ['FISH', 'NUTS'] })).toBe(
    'The missing points are for fish three times a week and nuts three times a week.',
  )
  expect(notes.mediterranean({ ...score, points: 8, missed: ['FISH'] })).toMatch(/^This week has 8 of 13 /)
  expect(notes.mediterraneanMore({ missed: ['FISH'] })).toBe('The missing point is for fish three times a week.')
})

test('foods that the diet forbids are never said to be missing', () => {
  expect(notes.mediterraneanMore({ missed: ['FISH', 'FRUIT'] }, ['VEGAN'])).toMatch(
    /^What would bring it nearer: three servings of fruit a day\.$/,
  )
  expect(notes.mediterraneanMore({ missed: ['FISH'] }, ['MEDITERRANEAN', 'SEAFOOD'])).toBeNull()
  expect(notes.mediterraneanMore({ missed: ['POULTRY_FIRST', 'NUTS'] }, ['VEGETARIAN'])).toMatch(
    /nearer: nuts three times a week\.$/,
  )
})

test('a count of one is worded in the singular', () => {
  expect(notes.mainsAgain({ again: 1, mains: 14 })).toMatch(/^One of the 14 lunches and dinners was in your last two/)
  expect(notes.mainsAgain({ again: 3, mains: 14 })).toMatch(/^3 of the 14 lunches and dinners were in/)
  expect(notes.mainsAgain({ again: 14, mains: 14 })).toMatch(/^All 14 lunches and dinners were in/)
  expect(notes.mealShare([{ name: 'Monday’s lunch', value: 900 }])).toMatch(/^One meal is smaller or larger/)
})

test('liked dishes that are absent are named with the reason', () => {
  expect(likedAbsentSentence('RULED_OUT', ['chicken'], 'VEGAN', 'en-US')).toBe(
    'No chicken, since your vegan diet comes first.',
  )
  expect(likedAbsentSentence('RULED_OUT', ['chicken', 'seafood', 'burgers'], null, 'en-US')).toBe(
    "No chicken, seafood or burgers, since what you don't eat comes first.",
  )
  expect(likedAbsentSentence('NOT_THIS_WEEK', ['Greek food'], null, 'en-US')).toMatch(
    /^You like Greek food\. There's none this week/,
  )
})

test('every relaxation has a sentence', () => {
  for (const each of relaxations) expect(relaxationSentence(each, easyRequest, 'en-US')).toMatch(/^[A-Z][^_{}]+\.$/)
})

test.each([
  [{ rule: 'VEGAN', because: 'EGG' }, 'because you eat vegan'],
  [{ rule: 'EGGS', because: 'EGG' }, 'because you leave out eggs'],
  [{ rule: 'SEAFOOD', because: 'CRUSTACEAN' }, 'because you leave out shellfish'],
  [{ rule: 'LACTOSE_FREE', because: 'LACTOSE' }, 'because you leave out lactose'],
] as const)('%j: %s', (objection, text) => expect(objectionText(objection, 'en-US')).toBe(text))

test('meals are named by their weekday, also across the end of a month', () => {
  expect(mealText('2026-02-26', 0, 'LUNCH', 'en-US')).toBe('Thursday’s lunch')
  expect(mealText('2026-02-26', 3, 'DINNER', 'en-US')).toBe('Sunday’s dinner')
})
