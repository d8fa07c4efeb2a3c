import { expect, test } from 'vitest'
import { cook, goodWeek, meal, sampleRequest, smallLibrary, smallLibraryWith, weekWith } from './hand-made.example.ts'
import { likedAbsent } from './liked-kinds.ts'

type Preferences = Parameters<typeof likedAbsent>[1]
const absent = (request: Preferences, library = smallLibrary, plan = goodWeek) =>
  likedAbsent(plan, request, library).map(({ kind: _, ...note }) => note)
const requestLiking = (...dishes: Preferences['dishes']) => ({ ...sampleRequest, dishes })

test('kinds that are in the week are not reported absent, nor are meal times', () => {
  expect(absent({ ...requestLiking('CHICKEN', 'SNACKS', 'DINNERS'), cuisines: ['ENGLISH'] })).toEqual([])
})

test('a liked dish that a diet rules out is reported with that diet', () => {
  const plan = { ...goodWeek, days: goodWeek.days.map(({ meals }) => ({ meals: meals.slice(0, 1) })) }
  const vegan = { ...cook({ diets: ['VEGAN'] }), dishes: ['CHICKEN'] } as const
  expect(absent(vegan, smallLibrary, plan)).toEqual([
    { liked: { dish: 'CHICKEN' }, reason: 'RULED_OUT', rule: 'VEGAN' },
  ])
  const both = { ...vegan, cook: { ...vegan.cook, diets: ['GLUTEN_FREE', 'VEGETARIAN'] } } as const
  expect(absent(both, smallLibrary, plan)[0]).toMatchObject({ rule: 'VEGETARIAN' })
})

test('a liked dish that could have been planned is distinguished from one out of reach', () => {
  const taco = smallLibraryWith('dinner-7', { dishTags: ['TACOS'] })
  const plan = { ...goodWeek, days: goodWeek.days.slice(0, 6) }
  const without = (of: Partial<Preferences>, library = taco) =>
    absent({ ...requestLiking('TACOS'), ...of }, library, plan).map(({ reason }) => reason)
  expect(without({})).toEqual(['NOT_THIS_WEEK'])
  expect(without({ dislikedRecipes: ['dinner-7'] })).toEqual(['OUT_OF_REACH'])
  expect(without({ bannedIngredients: ['brown-rice'] })).toEqual(['OUT_OF_REACH'])
  const slow = taco.map((each) => (each.id === 'dinner-7' ? { ...each, minutes: { active: 5, total: 31 } } : each))
  expect(without({}, slow)).toEqual(['OUT_OF_REACH'])
  const hard = taco.map((each) => (each.id === 'dinner-7' ? { ...each, skill: 'BASIC' as const } : each))
  expect(without({}, hard)).toEqual(['OUT_OF_REACH'])
  expect(without({ cook: { ...sampleRequest.cook, skill: 'BASIC' } }, hard)).toEqual(['NOT_THIS_WEEK'])
  const cooked = taco.map((each) => (each.id === 'dinner-7' ? { ...each, noCook: false } : each))
  const cold = { cook: { ...sampleRequest.cook, time: 'DONT_COOK' } } as const
  expect([without(cold, cooked), without(cold)]).toEqual([['OUT_OF_REACH'], ['NOT_THIS_WEEK']])
})

test('a snack is in reach of a day without snacks only if its meals have sides', () => {
  const snack = smallLibraryWith('snack-12', { dishTags: ['TACOS'] })
  const withSide = weekWith(2, 3, { dishes: meal('DINNER', 'dinner-2', 'snack-1').dishes })
  const reason = (plan: typeof goodWeek, mealsADay: Preferences['mealsADay'] = 3) =>
    absent({ ...requestLiking('TACOS'), mealsADay }, snack, plan).map((note) => note.reason)
  expect([reason(goodWeek), reason(withSide), reason(goodWeek, 4)]).toEqual([
    ['OUT_OF_REACH'],
    ['NOT_THIS_WEEK'],
    ['NOT_THIS_WEEK'],
  ])
})

test('if many cuisines are liked, a missing one is not reported', () => {
  const greek = [
    ...smallLibrary,
    ...smallLibrary.slice(0, 1).map((each) => ({ ...each, id: 'rizogalo', cuisine: 'GREEK' as const })),
  ]
  const likes = (...cuisines: Preferences['cuisines']) =>
    absent({ ...sampleRequest, cuisines }, greek).map(({ liked }) => liked)
  expect(likes('GREEK')).toEqual([{ cuisine: 'GREEK' }])
  expect(likes('GREEK', 'ENGLISH', 'ENGLISH', 'ENGLISH', 'ENGLISH')).toEqual([])
})
