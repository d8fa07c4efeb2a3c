import { expect, test } from 'vitest'
import { eventBars } from './event-bars.ts'

const span = { from: 0, to: 42 }
const x = (day: number) => 10 * day
const barsOf = (...events: readonly (readonly [from: number, to: number | null])[]) =>
  eventBars({ dayToday: 20, events: events.map(([from, to]) => ({ id: `${from}`, letter: 'a', from, to })) }, span, x)

test('a bar reaches from the first day of an event to the end of its last day, or of today', () => {
  expect(barsOf([2, 4], [12, null])).toMatchObject([
    { left: 20, right: 50, row: 0 },
    { left: 120, right: 210, row: 0 },
  ])
})

test('events outside the plot are left out, and those that reach beyond it are cut', () => {
  expect(barsOf([-20, -3], [-9, 1], [40, 60], [50, 51])).toMatchObject([
    { left: 0, right: 20 },
    { left: 400, right: 420 },
  ])
})

test('bars that would touch are put in separate rows', () => {
  expect(barsOf([2, 9], [5, 6], [6, 6], [30, 31]).map(({ row }) => row)).toEqual([0, 1, 2, 0])
})
