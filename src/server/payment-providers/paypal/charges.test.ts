import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MS_PER_DAY } from '#domain/time.ts'
import { chargesOf, endAfter } from './charges.ts'

const BEGIN = Date.UTC(2026, 10, 21, 10)
const cycles = { hasIntro: true, firstDays: 7, renewalDays: 30, changes: [] }
const at = (days: number, status = 'COMPLETED', value = '29.99') => ({
  id: `T${days}`,
  status,
  time: new Date(BEGIN + days * MS_PER_DAY).toISOString(),
  amount_with_breakdown: { gross_amount: { currency_code: 'USD', value } },
})
const chargesIn = (transactions: readonly ReturnType<typeof at>[], isOver = false) =>
  chargesOf(transactions, cycles, isOver).charges.map(({ charge }) => [charge.ref, charge.kind, charge.state])

test('tries in close succession are one charge, named after the first', () => {
  expect(chargesIn([at(0), at(7, 'DECLINED'), at(12, 'DECLINED'), at(17)])).toEqual([
    ['T0', 'initial', 'succeeded'],
    ['T7', 'renewal', 'succeeded'],
  ])
})

test('an unpaid failure is void once a later charge was paid, or after the end', () => {
  expect(chargesIn([at(0), at(7, 'DECLINED'), at(37)])[1]).toEqual(['T7', 'renewal', 'void'])
  expect(chargesIn([at(0), at(7, 'DECLINED')])[1]).toEqual(['T7', 'renewal', 'declined'])
  expect(chargesIn([at(0), at(7, 'DECLINED')], true)[1]).toEqual(['T7', 'renewal', 'void'])
})

test('a pending payment that failed does not affect later ones', () => {
  expect(chargesIn([at(0), at(7, 'PENDING'), at(37)]).map(([ref]) => ref)).toEqual(['T0', 'T7', 'T37'])
  expect(chargesIn([at(0), at(7, 'DECLINED'), at(37)]).map(([ref]) => ref)).toEqual(['T0', 'T7', 'T37'])
})

test('an unrecognised transaction is reported and left out', () => {
  const { charges, unrecognised } = chargesOf([at(0, 'ON_FIRE'), at(7, 'COMPLETED', 'much')], cycles, false)
  expect([charges, unrecognised]).toEqual([[], ['transaction ON_FIRE', 'transaction without a sum']])
})

test('a period ends at the billing hour, never early and less than a day late', () => {
  const starts = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(starts, fc.constantFrom(7, 30, 90), (start, days) => {
      const end = endAfter(start.getTime(), days)
      expect(new Date(end).getUTCHours()).toBe(10)
      expect(end).toBeGreaterThanOrEqual(start.getTime() + days * MS_PER_DAY)
      expect(end).toBeLessThan(start.getTime() + (days + 1) * MS_PER_DAY)
    }),
  )
})

test('for any transactions in any order, none is lost or counted twice, and no two paid periods overlap', () => {
  const statuses = fc.constantFrom('COMPLETED', 'DECLINED', 'PENDING', 'REFUNDED')
  const lists = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 400 }), statuses), { selector: ([day]) => day })
  fc.assert(
    fc.property(lists, (list) => {
      const { charges } = chargesOf(
        list.map(([day, status]) => at(day, status)),
        cycles,
        false,
      )
      const paid = charges.filter(({ paidBy }) => paidBy !== null)
      expect(paid.map(({ paidBy }) => paidBy).toSorted()).toEqual(
        list
          .filter(([, status]) => status === 'COMPLETED' || status === 'REFUNDED')
          .map(([day]) => `T${day}`)
          .toSorted(),
      )
      expect(new Set(charges.map(({ charge }) => charge.ref)).size).toBe(charges.length)
      for (const [place, { charge }] of paid.entries()) {
        const next = paid[place + 1]?.charge.period.start
        if (next !== undefined) expect(next.getTime()).toBeGreaterThanOrEqual(charge.period.end.getTime())
      }
    }),
  )
})
