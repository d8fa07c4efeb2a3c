import { expect, test } from 'vitest'
import { choices } from '#domain/answers/choices.ts'
import { daySlots, slotsOf } from './week-plan.ts'

const late = { lunch: [], cravings: [], eatsAt: null, struggles: ['LATE_NIGHT_SNACKING'] } as const
const names = (...of: Parameters<typeof slotsOf>) => slotsOf(...of).map(([slot]) => slot)

test('with late snacking the last snack comes after dinner, with the same energy', () => {
  expect(names({ mealsADay: 5, habits: late })).toEqual(['BREAKFAST', 'SNACK', 'LUNCH', 'DINNER', 'SNACK'])
  expect(names({ mealsADay: 4, habits: late })).toEqual(['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'])
  for (const mealsADay of choices.dayEats) {
    expect(slotsOf({ mealsADay, habits: late }).toSorted()).toEqual(daySlots[mealsADay].toSorted())
    expect(slotsOf({ mealsADay })).toEqual(daySlots[mealsADay])
  }
})
