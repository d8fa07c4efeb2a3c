import { expect, test } from 'vitest'
import { choices } from '#domain/answers/choices.ts'
import { slotsOfDay } from '#domain/answers/meal-hours.ts'
import { mealTimes as planTimes } from '#web/member/words/week.ts'
import { mealTimes } from './meal-hours.ts'

const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60

test('the dial draws the meals at the hours that the plan gives them', () => {
  for (const dayEats of choices.dayEats)
    for (const late of [false, true])
      expect(mealTimes({ dayEats, habitsStruggle: late ? ['LATE_NIGHT_SNACKING'] : [] }).hours).toEqual(
        planTimes(slotsOfDay(dayEats, late)).map(hourOf),
      )
  expect(mealTimes({ dayEats: 3 })).toMatchObject({ sleep: { from: 23.5, to: 7 }, hours: [8, 12.5, 19], gap: 6.5 })
})

test('a snack that comes after dinner keeps its dish', () => {
  const [usual, late] = [mealTimes({ dayEats: 4 }), mealTimes({ dayEats: 4, habitsStruggle: ['LATE_NIGHT_SNACKING'] })]
  expect(late.hours).toEqual([8, 12.5, 19, 21])
  expect([late.dishes[2], late.dishes[3]]).toEqual([usual.dishes[3], usual.dishes[2]])
})

test('after a night shift the day begins in the afternoon', () => {
  const { sleep, hours } = mealTimes({ workScheduleLike: 'NIGHT_SHIFTS', dayEats: 3 })
  expect(sleep).toEqual({ from: 8.5, to: 16 })
  expect(hours).toEqual([17, 21.5, 4])
})

test('meals follow each other and are never in bed', () => {
  for (const dayEats of choices.dayEats) {
    for (const howMuchSleep of choices.howMuchSleep) {
      for (const workScheduleLike of choices.workScheduleLike) {
        const { hours, sleep } = mealTimes({
          ...{ dayEats, howMuchSleep, workScheduleLike, habitsStruggle: ['LATE_NIGHT_SNACKING'] },
        })
        const sinceRising = hours.map((hour) => (hour - sleep.to + 24) % 24)
        expect(sinceRising).toEqual(sinceRising.toSorted((one, other) => one - other))
        expect(sinceRising.at(-1)).toBeLessThan((sleep.from - sleep.to + 24) % 24)
      }
    }
  }
})
