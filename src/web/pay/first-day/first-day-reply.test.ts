import { expect, test } from 'vitest'
import { weekExample } from '#web/member/data/week.example.ts'
import { firstDayFrom } from './first-day-reply.ts'

const meal = (slot: string, picture: string) => ({
  slot,
  dishes: [
    { picture, title: `The ${picture}` },
    { picture: 'side', title: 'A side' },
  ],
})
const weekOf = (...meals: readonly object[]) => ({ days: [{ meals, figures: { energy: 1540 } }] })

test('a day is shown as its energy and the main dishes of its meals, without snacks', () => {
  const week = weekOf(meal('BREAKFAST', 'oats'), meal('SNACK', 'pear'), meal('LUNCH', 'soup'), meal('DINNER', 'curry'))
  expect(firstDayFrom(week)).toEqual({
    energy: 1540,
    meals: [
      { picture: 'oats', title: 'The oats' },
      { picture: 'soup', title: 'The soup' },
      { picture: 'curry', title: 'The curry' },
    ],
  })
})

test('the first day of a week is shown', () => {
  const week = weekExample()
  expect(firstDayFrom(week)?.energy).toBe(week.days[0]?.figures.energy)
})

test.each([null, {}, { days: [] }, weekOf(), weekOf(meal('SNACK', 'pear')), weekOf({ slot: 'LUNCH' })])(
  '%j has no day to show',
  (reply) => {
    expect(firstDayFrom(reply)).toBeNull()
  },
)
