import { expect, test } from 'vitest'
import type { Terms } from '#domain/billing/disclosure.ts'
import type { Plan } from './paypal-replies.ts'
import { cyclesOf, overrideFor } from './plans.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })
const cycle = (tenure_type: string, sequence: number, total_cycles: number, count: number, value: string) => ({
  tenure_type,
  sequence,
  total_cycles,
  frequency: { interval_unit: 'DAY', interval_count: count },
  pricing_scheme: { fixed_price: { currency_code: 'USD', value } },
})
const trial = cycle('TRIAL', 1, 1, 7, '9.99')
const regular = cycle('REGULAR', 2, 0, 30, '29.99')
const plan = (...billing_cycles: Plan['billing_cycles']): Plan => ({ id: 'P-1', status: 'ACTIVE', billing_cycles })
const terms: Terms = { name: 'Trial', first: usd(999), firstDays: 7, renewal: usd(2999), renewalDays: 30 }

test('a price that the plan has is not overridden', () => {
  expect(overrideFor(plan(regular, trial), terms)).toBeNull()
})

test('only the price that differs is overridden, to the cent', () => {
  const said = { fixed_price: { currency_code: 'USD', value: '7.00' } }
  expect(overrideFor(plan(trial, regular), { ...terms, first: usd(700) })).toEqual({
    billing_cycles: [{ sequence: 1, total_cycles: 1, pricing_scheme: said }],
  })
})

test.each([
  ['nothing at all', plan()],
  ['a last period', plan(trial, { ...regular, total_cycles: 12 })],
  ['two first periods', plan(trial, { ...trial, sequence: 2 }, { ...regular, sequence: 3 })],
  ['a long first period', plan({ ...trial, total_cycles: 2 }, regular)],
  ['months', plan(trial, { ...regular, frequency: { interval_unit: 'MONTH' } })],
])('a plan with %s cannot be sold', (_name, odd) => {
  expect(() => cyclesOf(odd)).toThrow('must')
})

test('weeks are converted to days, and an inactive plan is not sold', () => {
  const weekly = plan({ ...trial, frequency: { interval_unit: 'WEEK' } }, regular)
  expect(cyclesOf(weekly)).toEqual({ hasIntro: true, firstDays: 7, renewalDays: 30 })
  expect(() => overrideFor({ ...weekly, status: 'INACTIVE' }, terms)).toThrow('not active')
})

test('a plan whose bills are as close together as the tries of one payment is not sold', () => {
  const every = (days: number) => () =>
    overrideFor(plan(trial, { ...regular, frequency: { interval_unit: 'DAY', interval_count: days } }), {
      ...terms,
      renewalDays: days,
    })
  expect(every(22)).toThrow('must renew every 23 days')
  expect(every(23)).not.toThrow()
})
