import { expect, test } from 'vitest'
import { choices } from '#domain/answers/choices.ts'
import { mealTimes } from './meal-hours.ts'

test('an ordinary day has its first meal an hour after getting up, and its last three hours before sleep', () => {
  const { sleep, hours } = mealTimes({ dayEats: 4 })
  expect(sleep).toEqual({ from: 23.5, to: 7 })
  expect(hours.map((hour) => Math.round(hour * 10) / 10)).toEqual([8, 12.2, 16.3, 20.5])
  expect(mealTimes({ dayEats: 2 }).hours).toEqual([12.5, 20.5])
})

test('after a night shift the day begins in the afternoon', () => {
  const { sleep, hours } = mealTimes({ workScheduleLike: 'NIGHT_SHIFTS', dayEats: 3 })
  expect(sleep).toEqual({ from: 8.5, to: 16 })
  expect(hours).toEqual([17, 23.25, 5.5])
})

test('meals are evenly spread and never in bed', () => {
  for (const dayEats of choices.dayEats) {
    for (const howMuchSleep of choices.howMuchSleep) {
      for (const workScheduleLike of choices.workScheduleLike) {
        const { hours, sleep, gap } = mealTimes({ dayEats, howMuchSleep, workScheduleLike })
        const sinceRising = hours.map((hour) => (hour - sleep.to + 24) % 24)
        expect(sinceRising).toEqual(sinceRising.toSorted((one, other) => one - other))
        expect((sleep.from - sleep.to + 24) % 24).toBeCloseTo((sinceRising.at(-1) ?? 0) + 3)
        expect(gap).toBeGreaterThan(2.5)
      }
    }
  }
})
