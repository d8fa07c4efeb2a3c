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
