import { expect, test } from 'vitest'
import { days, kg } from '#domain/units.ts'
import { dotsByColumn } from './dots-by-column.ts'

const DAYS = 20_000
/** Decades of a weight that goes up and down, with one very light and one very heavy day. */
const decades = Array.from({ length: DAYS }, (_, day) => ({
  day: days(day - DAYS),
  weight: kg(day === 7_777 ? 40 : day === 12_345 ? 160 : 80 + 5 * Math.sin(day / 900) + 0.5 * Math.sin(day * 12.9898)),
}))
const columnOf = (day: number) => (300 * (day + DAYS)) / DAYS

test('of decades, each column has its lowest and its highest reading', () => {
  const drawn = dotsByColumn(decades, columnOf)
  expect(drawn.length).toBeLessThanOrEqual(600)
  for (const column of [0, 116, 185, 299]) {
    const within = (all: typeof drawn) =>
      all.filter(({ day }) => Math.floor(columnOf(day)) === column).map(({ weight }) => weight)
    expect(Math.min(...within(drawn))).toBe(Math.min(...within(decades)))
    expect(Math.max(...within(drawn))).toBe(Math.max(...within(decades)))
  }
  expect(drawn.map(({ day }) => day)).toEqual(drawn.map(({ day }) => day).toSorted((a, b) => a - b))
})

test('readings to keep are drawn wherever they are, and a short log is drawn whole', () => {
  const kept = decades[500]?.day ?? 0
  const drawn = dotsByColumn(decades, columnOf, (day) => day === kept)
  expect(drawn.some(({ day }) => day === kept)).toBe(true)
  expect(dotsByColumn(decades.slice(0, 300), columnOf)).toHaveLength(300)
})
