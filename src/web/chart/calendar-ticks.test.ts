import { expect, test } from 'vitest'
import { calendarTicks } from './calendar-ticks.ts'

const labels = (from: string, last: number) => calendarTicks(from, last, 5).map(({ label }) => label)

test('over a few weeks there is a tick for each week', () => {
  expect(calendarTicks('2026-11-21', 30, 5)).toEqual([
    { day: 7, label: 'Nov 28' },
    { day: 14, label: 'Dec 5' },
    { day: 21, label: 'Dec 12' },
    { day: 28, label: 'Dec 19' },
  ])
})

test('over a few days there is a tick for every day or every other day', () => {
  expect(labels('2026-11-28', 4)).toEqual(['Nov 29', 'Nov 30', 'Dec 1', 'Dec 2'])
  expect(labels('2026-11-28', 7)).toEqual(['Nov 30', 'Dec 2', 'Dec 4'])
})

test('over a few months there is a tick at the first day of each', () => {
  expect(labels('2026-11-21', 120)).toEqual(['Dec', 'Jan', 'Feb', 'Mar'])
  expect(calendarTicks('2026-11-21', 120, 5)[0]?.day).toBe(10)
})

test('over a longer time there are ticks for some months, and years are labelled', () => {
  expect(labels('2026-11-21', 280)).toEqual(['Jan', 'Mar', 'May', 'Jul'])
  expect(labels('2026-11-21', 730)).toEqual(['2027', 'Jul', '2028', 'Jul'])
})

test('there are never more ticks than requested, and none after the end', () => {
  for (let last = 1; last <= 730; last++) {
    const ticks = calendarTicks('2028-02-29', last, 5)
    expect(ticks.length).toBeLessThanOrEqual(5)
    for (const { day } of ticks) expect(day).toBeLessThanOrEqual(last)
  }
})

test('an axis of decades has a tick every few years', () => {
  expect(calendarTicks('1972-03-01', 54 * 365, 5).map(({ label }) => label)).toEqual([
    '1980',
    '1990',
    '2000',
    '2010',
    '2020',
  ])
})
