import { expect, test } from 'vitest'
import type { IngredientId } from '#planner/foods/ingredients.ts'
import { keepingOf } from './keeping.ts'
import { toFreeze } from './to-freeze.ts'

const cookedOn = (day: number, ...needs: readonly { readonly id: IngredientId; readonly g: number }[]) =>
  Array.from({ length: 7 }, (_, at) => (at === day ? needs : []))

test('raw fish and mince are frozen for a day after those that they keep, and not before', () => {
  for (const id of ['cod', 'beef-mince-5', 'prawns'] as const) {
    const kept = keepingOf(id).fridgeDays
    expect(toFreeze(cookedOn(kept, { id, g: 200 }))).toEqual([])
    expect(toFreeze(cookedOn(kept + 1, { id, g: 200 }))).toEqual([{ food: id, grams: 200, day: kept + 1 }])
  }
})

test('vegetables and what keeps for weeks are not frozen, and two dishes of a day count together', () => {
  const needs = [
    { id: 'salmon', g: 120 },
    { id: 'salmon', g: 80 },
    { id: 'spinach', g: 100 },
    { id: 'prosciutto', g: 50 },
  ] as const
  expect(toFreeze(cookedOn(6, ...needs))).toEqual([{ food: 'salmon', grams: 200, day: 6 }])
})
