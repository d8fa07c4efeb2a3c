import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DayToRebalance, energyOfShare, rebalance, shareFor } from './rebalance.ts'

const meal = (day: number, at: number, energy: number) => ({ place: { week: 1, day, meal: at }, energy })
const day = (at: number, eaten: number, ...energies: readonly number[]): DayToRebalance => ({
  eaten,
  toCome: energies.map((energy, index) => meal(at, index, energy)),
})

test('an excess is taken off the remaining meals of today, in steps that can be told apart by eye', () => {
  const { shares, saved, kept } = rebalance(120, 1200, day(0, 1500, 600), [day(1, 0, 500, 500, 600)])
  expect(shares).toEqual([{ place: { week: 1, day: 0, meal: 0 }, times: 0.8 }])
  expect([saved, kept]).toEqual([120, 0])
})

test('an excess that is too large for today is spread evenly over the following days', () => {
  const later = [1, 2, 3].map((at) => day(at, 0, 400, 600, 700))
  const { shares, kept } = rebalance(500, 1200, day(0, 2000, 400), later)
  expect(shareFor(shares, { week: 1, day: 0, meal: 0 })).toBe(0.75)
  expect(later.map(({ toCome }) => shareFor(shares, toCome[0]?.place ?? { week: 0, day: 0, meal: 0 }))).toEqual([
    0.95, 0.95, 0.9,
  ])
  expect(kept).toBe(60)
})

test('if every day is at its floor, no portion becomes smaller', () => {
  expect(rebalance(300, 1600, day(0, 1300, 300), [day(1, 0, 800, 800)])).toEqual({ shares: [], saved: 0, kept: 300 })
})

const energies = fc.array(fc.integer({ min: 60, max: 1200 }), { maxLength: 5 })
const days = fc.array(fc.record({ eaten: fc.constant(0), energies }), { maxLength: 6 })

test('no day falls below the floor, no portion below its limit, and no more is saved than the excess', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -500, max: 4000 }),
      fc.integer({ min: 1200, max: 1500 }),
      fc.integer({ min: 0, max: 4000 }),
      energies,
      days,
      (above, floor, eaten, left, rest) => {
        const today = day(0, eaten, ...left)
        const later = rest.map((each, at) => day(at + 1, each.eaten, ...each.energies))
        const { shares, saved, kept } = rebalance(above, floor, today, later)
        const energyOf = (one: DayToRebalance, isSmaller: boolean) =>
          one.eaten +
          one.toCome.reduce(
            (all, { place, energy }) => all + energyOfShare(energy, isSmaller ? shareFor(shares, place) : 1),
            0,
          )
        for (const one of [today, ...later]) {
          const [before, after] = [energyOf(one, false), energyOf(one, true)]
          expect(after).toBeLessThanOrEqual(before)
          if (after < before) expect(after).toBeGreaterThanOrEqual(floor)
        }
        for (const { place, times } of shares) {
          expect(times).toBeGreaterThanOrEqual(place.day === 0 ? 0.75 : 0.9)
          expect(times).toBeLessThan(1)
        }
        const total = [today, ...later].reduce((all, one) => all + energyOf(one, false) - energyOf(one, true), 0)
        expect(saved + kept).toBe(Math.max(0, above))
        // Each meal is rounded to whole kcal.
        expect(Math.abs(total - saved)).toBeLessThanOrEqual(shares.length)
      },
    ),
  )
})
