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

test('free days spread what is still to come over more days, and leave the days before as they were', () => {
  const lengthened = [
    { since: '2026-10-16', to: '2026-11-05' },
    { since: '2026-11-01', to: '2026-11-09' },
  ]
  const days = revenueByDay([{ ...month, lengthened }], START, '2026-11-09')
  const earned = (from: number, to: number) => days.slice(from, to).map(({ earnedMinor }) => earnedMinor)
  expect(earned(0, 15)).toEqual(Array.from({ length: 15 }, () => 100))
  expect(earned(15, 31)).toEqual(Array.from({ length: 16 }, () => 75))
  // 300 are left for four days when four more are added.
  expect(days[30]?.deferredMinor).toBe(300)
  expect(days[34]?.deferredMinor).toBe(150)
  expect(days.at(-1)?.deferredMinor).toBe(0)
  const before = revenueByDay([month], START, '2026-10-15')
  expect(revenueByDay([{ ...month, lengthened }], START, '2026-10-15')).toEqual(before)
})

test('what was earned and what is deferred add up to what was kept, on every day of any history', () => {
  const days = fc.integer({ min: 0, max: 60 }).map((count) => addDays(START, count))
  const payment = fc
    .record({
      currency: fc.constantFrom('USD', 'EUR'),
      from: days,
      length: fc.integer({ min: 0, max: 90 }),
      added: fc.array(fc.record({ since: days, count: fc.integer({ min: 1, max: 31 }) }), { maxLength: 2 }),
      moves: fc.array(fc.record({ day: days, netMinor: fc.integer({ min: -5000, max: 5000 }) }), { maxLength: 4 }),
    })
    .map(({ from, length, added, ...rest }): PaidPeriod => {
      let to = addDays(from, length)
      const inOrder = added.toSorted((one, other) => (one.since < other.since ? -1 : 1))
      const lengthened = inOrder.map(({ since, count }) => {
        to = addDays(to, count)
        return { since, to }
      })
      return { ...rest, from, to: addDays(from, length), lengthened }
    })
  fc.assert(
    fc.property(fc.array(payment, { maxLength: 6 }), (payments) => {
      const first = addDays(START, -1)
      const last = addDays(START, 220)
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

test('payments that are alike are each rounded by themselves', () => {
  const odd: PaidPeriod = { ...month, to: '2026-10-08', moves: [{ day: START, netMinor: 999 }] }
  const together = revenueByDay([{ ...odd, count: 3 }], START, '2026-10-09')
  expect(together).toEqual(revenueByDay([odd, odd, odd], START, '2026-10-09'))
})
