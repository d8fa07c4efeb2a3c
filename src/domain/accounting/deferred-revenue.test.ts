import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/time.ts'
import { type PaidPeriod, revenueByDay } from './deferred-revenue.ts'

const START = '2026-10-01'
const month: PaidPeriod = {
  ...{ currency: 'USD', from: START, to: '2026-10-31' },
  moves: [{ day: START, netMinor: 3000 }],
}

test('a payment is earned in equal parts over its days', () => {
  const days = revenueByDay([month], '2026-09-30', '2026-11-01')
  expect(days.map(({ earnedMinor }) => earnedMinor)).toEqual([0, ...Array.from({ length: 30 }, () => 100), 0, 0])
  expect(days.map(({ deferredMinor }) => deferredMinor).slice(0, 4)).toEqual([0, 2900, 2800, 2700])
})

test('a refund takes back on its day what was earned, and leaves nothing for later', () => {
  const moves = [...month.moves, { day: '2026-10-11', netMinor: -3000 }]
  const days = revenueByDay([{ ...month, moves }], START, '2026-10-31')
  expect(days[10]).toEqual({ day: '2026-10-11', currency: 'USD', earnedMinor: -1000, deferredMinor: 0 })
  expect(days.slice(11).every(({ earnedMinor, deferredMinor }) => earnedMinor === 0 && deferredMinor === 0)).toBe(true)
})

test('what was earned and what is deferred add up to what was kept, on every day of any history', () => {
  const days = fc.integer({ min: 0, max: 60 }).map((count) => addDays(START, count))
  const payment = fc
    .record({
      currency: fc.constantFrom('USD', 'EUR'),
      from: days,
      length: fc.integer({ min: 0, max: 90 }),
      moves: fc.array(fc.record({ day: days, netMinor: fc.integer({ min: -5000, max: 5000 }) }), { maxLength: 4 }),
    })
    .map(({ from, length, ...rest }): PaidPeriod => ({ ...rest, from, to: addDays(from, length) }))
  fc.assert(
    fc.property(fc.array(payment, { maxLength: 6 }), (payments) => {
      const first = addDays(START, -1)
      const last = addDays(START, 160)
      for (const currency of ['USD', 'EUR']) {
        const own = payments.filter((each) => each.currency === currency)
        let earned = 0
        for (const row of revenueByDay(own, first, last)) {
          earned += row.earnedMinor
          const kept = own
            .flatMap(({ moves }) => moves)
            .reduce((sum, { day, netMinor }) => sum + (day <= row.day ? netMinor : 0), 0)
          expect(earned + row.deferredMinor).toBe(kept)
          if (row.day === last) expect(row.deferredMinor).toBe(0)
        }
      }
    }),
    { numRuns: 40 },
  )
})
