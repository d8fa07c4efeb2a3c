import { expect, test } from 'vitest'
import { calendarTicks } from './calendar-ticks.ts'

const labels = (from: string, last: number) => calendarTicks(from, last, 5).map(({ label }) => label)

test('a few weeks are marked by their days', () => {
  expect(calendarTicks('2026-11-21', 30, 5)).toEqual([
    { day: 7, label: '28 Nov' },
    { day: 14, label: '5 Dec' },
    { day: 21, label: '12 Dec' },
    { day: 28, label: '19 Dec' },
  ])
})

test('a few days are marked each, or every other', () => {
  expect(labels('2026-11-28', 4)).toEqual(['29 Nov', '30 Nov', '1 Dec', '2 Dec'])
  expect(labels('2026-11-28', 7)).toEqual(['30 Nov', '2 Dec', '4 Dec'])
})

test('a few months are marked where they begin', () => {
  expect(labels('2026-11-21', 120)).toEqual(['Dec', 'Jan', 'Feb', 'Mar'])
  expect(calendarTicks('2026-11-21', 120, 5)[0]?.day).toBe(10)
})

test('a longer time is marked at fewer months, and years are labelled', () => {
  expect(labels('2026-11-21', 280)).toEqual(['Jan', 'Mar', 'May', 'Jul'])
  expect(labels('2026-11-21', 730)).toEqual(['2027', 'Jul', '2028', 'Jul'])
})

test('there is never more than asked for, nor anything past the end', () => {
  for (let last = 1; last <= 730; last++) {
    const ticks = calendarTicks('2028-02-29', last, 5)
    expect(ticks.length).toBeLessThanOrEqual(5)
    for (const { day } of ticks) expect(day).toBeLessThanOrEqual(last)
  }
})
