import { expect, test } from 'vitest'
import { days, kg } from '#domain/units.ts'
import { farFrom, inUnit, levelsOf, weighed } from './track-costs.ts'

const reading = (day: number, weight: number, confirmed = false) => ({
  ...{ day: days(day), weight: kg(weight) },
  ...(confirmed ? { confirmed: true as const } : {}),
})
/** Readings of a body of 80 kg, of which one is off by a share. */
const among = (own: number, share: number, confirmed = false) => [
  ...Array.from({ length: own }, (_, day) => reading(day, 80)),
  reading(own, 80 * Math.exp(share), confirmed),
]
const isFar = (own: number, share: number, confirmed = false) =>
  farFrom(among(own, share, confirmed), () => 80, []).length > 0

test('a reading further off than 3.7 % is of another body, upwards and downwards', () => {
  expect([0.036, -0.036, 0.038, -0.038].map((share) => isFar(20, share))).toEqual([false, false, true, true])
})

test('where more than 15 % of a log are of others, 3 % are enough', () => {
  const log = (others: number) => [
    ...Array.from({ length: 20 - others }, (_, day) => reading(day, 80)),
    ...Array.from({ length: others }, (_, day) => reading(day, 90)),
  ]
  const near = reading(30, 80 * Math.exp(0.034))
  const isFound = (others: number) => farFrom([...log(others), near], () => 80, []).includes(near)
  expect([3, 4].map(isFound)).toEqual([false, true])
})

test('a confirmed reading is of this body up to a quarter', () => {
  expect([0.24, 0.26].map((share) => isFar(20, share, true))).toEqual([false, true])
})

test('between two bodies that take turns, half of the gap decides, on those days only', () => {
  const turns = [{ gap: 0.04, from: 5, to: 25 }] as unknown as Parameters<typeof farFrom>[2]
  const isFarOn = (day: number, share: number) =>
    farFrom([reading(day, 80 * Math.exp(share))], () => 80, turns).length > 0
  expect([isFarOn(5, 0.019), isFarOn(5, 0.021), isFarOn(25, 0.021)]).toEqual([false, true, true])
  expect([isFarOn(4, 0.021), isFarOn(26, 0.021)]).toEqual([false, false])
})

test('a reading says less the nearer the one before is, and readings of one day share what one would say', () => {
  const says = (...on: readonly number[]) => weighed(on.map((day) => reading(day, 80))).map((each) => each.says)
  const [first = 0, next = 0, later = 0] = says(0, 1, 8)
  expect(first).toBeCloseTo((1 - 0.5 ** 7) / (1 + 0.5 ** 7))
  expect(next).toBeCloseTo(1 / 3)
  expect(later).toBeCloseTo(first)
  expect(says(0, 0)).toEqual([first / 2, first / 2])
})

test('levels reach from below the lightest reading to above the heaviest', () => {
  const { lowest, count } = levelsOf([70, 90])
  expect(Math.exp(lowest * 0.005)).toBeLessThan(70 * Math.exp(-0.05) + 0.001)
  expect(Math.exp((lowest + count - 1) * 0.005)).toBeGreaterThan(90 * Math.exp(0.05) - 0.001)
  expect(count).toBe(Math.ceil(Math.log(90) / 0.005) + 10 - (Math.floor(Math.log(70) / 0.005) - 10) + 1)
})

test('readings near the answer in the other unit wait for three confirmed ones', () => {
  const pounds = reading(0, 176)
  expect(inUnit([pounds, reading(1, 80)], 80)).toEqual([reading(1, 80)])
  expect(inUnit([reading(0, 36.3)], 80)).toEqual([])
  const confirmed = [1, 2, 3].map((day) => reading(day, 80, true))
  expect(inUnit([pounds, ...confirmed.slice(1)], 80)).not.toContain(pounds)
  expect(inUnit([pounds, ...confirmed], 80)).toContain(pounds)
})
