import { expect, test } from 'vitest'
import { habitNotes } from './habit-notes.ts'
import { goodWeek, meal, sampleRequest, smallLibrary, smallLibraryWith, withMeals } from './hand-made.example.ts'
import { validationInputOf } from './validation-input.ts'

const none = { lunch: [], cravings: [], eatsAt: null, struggles: [] } as const
const notes = (change: Partial<typeof sampleRequest>, plan = goodWeek, library = smallLibrary) =>
  habitNotes(validationInputOf(plan, { ...sampleRequest, ...change }, library))

test('without answers about habits there are no notes', () => {
  expect(notes({})).toEqual([])
  expect(notes({ habits: none })).toEqual([])
})

test('days with a dessert are counted, and the largest share of a dessert is given', () => {
  const dessert = smallLibraryWith('snack-1', { dishTags: ['DESSERTS'] })
  const craving = { habits: { ...none, cravings: ['SWEET_TREATS'] } } as const
  const day = [...(goodWeek.days[0]?.meals ?? []), meal('SNACK', 'snack-1')]
  expect(notes(craving)).toEqual([{ kind: 'NO_ROOM_FOR_SWEETS', meals: 3 }])
  expect(notes(craving, withMeals(1, day))).toEqual([{ kind: 'SWEETS', days: 0, share: 0 }])
  // 104 kcal of 1,500.
  expect(notes(craving, withMeals(1, day), dessert)).toEqual([
    { kind: 'SWEETS', days: 1, share: expect.closeTo(104 / 1500, 6) },
  ])
})

test('mains of the two weeks before are reported if they are more than half of all', () => {
  const eaten = (count: number) => [
    ...smallLibrary.filter(({ slots }) => slots.includes('LUNCH')).map(({ id }) => id),
    ...Array.from({ length: count }, (_, at) => `dinner-${at + 1}`),
  ]
  expect(notes({ recentRecipes: eaten(0) })).toEqual([])
  expect(notes({ recentRecipes: eaten(3) })).toEqual([{ kind: 'MAINS_AGAIN', again: 10, mains: 14 }])
  const since = Array.from({ length: 200 }, (_, at) => `other-${at}`)
  expect(notes({ recentRecipes: [...eaten(3), ...since] })).toEqual([])
})

test('a craving for soda and a late snack are noted', () => {
  const late = goodWeek.days.map(({ meals }) => ({ meals: [...meals, meal('SNACK', 'snack-1')] }))
  const habits = { ...none, cravings: ['SODA'], struggles: ['LATE_NIGHT_SNACKING'] } as const
  expect(notes({ habits })).toEqual([{ kind: 'SODA' }])
  expect(notes({ habits }, { ...goodWeek, days: late })).toEqual([{ kind: 'LATE_SNACK' }, { kind: 'SODA' }])
})
