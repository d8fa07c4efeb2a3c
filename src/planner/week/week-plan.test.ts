import { expect, test } from 'vitest'
import { choices } from '#domain/answers/choices.ts'
import { slotsOfDay } from '#domain/answers/meal-hours.ts'
import { daySlots, slotsOf } from './week-plan.ts'

const late = { lunch: [], cravings: [], eatsAt: null, struggles: ['LATE_NIGHT_SNACKING'] } as const
const names = (...of: Parameters<typeof slotsOf>) => slotsOf(...of).map(([slot]) => slot)

test('with late snacking the last snack comes after dinner, with the same energy', () => {
  expect(names({ mealsADay: 5, habits: late })).toEqual(['BREAKFAST', 'SNACK', 'LUNCH', 'DINNER', 'SNACK'])
  expect(names({ mealsADay: 4, habits: late })).toEqual(['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'])
  for (const mealsADay of choices.dayEats) {
    expect(slotsOf({ mealsADay, habits: late }).toSorted()).toEqual(daySlots[mealsADay].toSorted())
    expect(slotsOf({ mealsADay })).toEqual(daySlots[mealsADay])
    // Whatever draws a day before it is planned has the same meals.
    expect(slotsOfDay(mealsADay, false)).toEqual(names({ mealsADay }))
    expect(slotsOfDay(mealsADay, true)).toEqual(names({ mealsADay, habits: late }))
  }
})
