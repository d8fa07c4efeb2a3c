import { expect, test } from 'vitest'
import { schemePrograms, standingOf } from './scheme-limits.ts'

const limits = { share: 0.015, number: 100, charges: 0, usdMinor: 0 }

test.each([
  [0, 0, 'below'],
  [0, 1000, 'below'],
  [99, 9900, 'near'],
  [99, 6600, 'near'],
  [100, 6600, 'above'],
  [100, 6667, 'near'],
  [98, 9900, 'below'],
  [2, 20, 'below'],
  [3, 20, 'near'],
  [5, 0, 'below'],
  [200, 100, 'above'],
] as const)('%i disputes of %i charges are %s the limit of 1.5 %% and 100', (disputes, charges, standing) => {
  expect(standingOf(limits, { disputes, charges, usdMinor: 0 })).toBe(standing)
})

test.each([
  [999, 5_000_000, 'near'],
  [1000, 4_999_999, 'near'],
  [1000, 5_000_000, 'above'],
] as const)(
  'a programme for fraud also asks for charges and an amount: %i charges and %i cents',
  (charges, usdMinor, standing) => {
    const fraud = { share: 0.005, number: 1, charges: 1000, usdMinor: 5_000_000 }
    expect(standingOf(fraud, { disputes: 10, charges, usdMinor })).toBe(standing)
  },
)

test('every programme names its source', () => {
  expect(schemePrograms.filter(({ source }) => source.length < 20)).toEqual([])
})

test('the limits are those that were read at the sources', () => {
  const limitsOf = schemePrograms.map(({ name, share, number, charges, usdMinor }) => [
    name,
    share,
    number,
    charges,
    usdMinor,
  ])
  expect(limitsOf).toEqual([
    ['Visa VAMP, excessive', 0.015, 1500, 0, 0],
    ['Mastercard ECM', 0.015, 100, 0, 0],
    ['Mastercard HECM', 0.03, 300, 0, 0],
    ['Mastercard EFM', 0.005, 1, 1000, 5_000_000],
  ])
})

test('a month that is exactly at a limit, or at two thirds of it, has reached it', () => {
  const half = { ...limits, share: 0.5, number: 1 }
  const standing = (disputes: number, charges: number) => standingOf(half, { disputes, charges, usdMinor: 0 })
  expect([standing(1, 1), standing(1, 2), standing(3, 9), standing(3, 10)]).toEqual(['above', 'above', 'near', 'below'])
})
