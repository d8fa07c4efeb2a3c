import { beforeEach, expect, test } from 'vitest'
import { readTabEntry } from '#web/device/storage.ts'
import { endSession } from '#web/member/data/session.ts'
import { markNew, markSeen, newMeals } from './new-meals.ts'

const lunch = { week: 1, day: 2, meal: 1 }
const dinner = { week: 1, day: 2, meal: 2 }

beforeEach(() => markNew([lunch, dinner]))

test('new meals are marked until they are opened', () => {
  markSeen({ ...lunch })
  expect(newMeals.get()).toEqual([dinner])
  expect(JSON.parse(readTabEntry('news') ?? '')).toEqual([dinner])
})

test('the next change replaces the marks, unless it brought no new meals', () => {
  markNew([])
  expect(newMeals.get()).toEqual([lunch, dinner])
  markNew([{ week: 2, day: 0, meal: 0 }])
  expect(newMeals.get()).toEqual([{ week: 2, day: 0, meal: 0 }])
})

test('no marks are left after signing out', async () => {
  await endSession()
  expect([newMeals.get(), readTabEntry('news')]).toEqual([[], null])
})
