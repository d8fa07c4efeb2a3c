import { expect, test } from 'vitest'
import { type StepOfValue, stepBreakdown } from './step-breakdown.ts'

const of = (value: string, views: number, exits: number): StepOfValue => ({
  ...{ dimension: 'platform', value, views, exits },
})
const standingOut = (sums: readonly StepOfValue[]) =>
  stepBreakdown(sums).flatMap(({ value, standsOut }) => (standsOut ? [value] : []))

test('the value with clearly more exits than all others stands out, and comes first', () => {
  const rows = stepBreakdown([of('Web', 900, 90), of('Instagram', 200, 120), of('iOS', 400, 30)])
  expect(rows.map(({ value, standsOut }) => [value, standsOut])).toEqual([
    ['Instagram', true],
    ['Web', false],
    ['iOS', false],
  ])
  expect(rows[0]?.exitShare).toBe(0.6)
})

test.each([
  ['similar shares', [of('Web', 900, 90), of('Instagram', 200, 24)]],
  ['a value that few have', [of('Web', 900, 90), of('Instagram', 99, 80)]],
  ['a value that nearly everyone has', [of('Web', 900, 500), of('Instagram', 99, 1)]],
  ['no data', []],
] as const)('nothing stands out: %s', (_, sums) => {
  expect(standingOut(sums)).toEqual([])
})

test('values are compared within their dimension, and a value without a view is left out', () => {
  const country = (value: string, views: number, exits: number): StepOfValue => ({
    ...{ dimension: 'country', value, views, exits },
  })
  const rows = stepBreakdown([of('Web', 500, 50), country('DE', 250, 125), country('FR', 250, 5), country('US', 0, 0)])
  expect(rows.map(({ dimension, value, standsOut }) => [dimension, value, standsOut])).toEqual([
    ['platform', 'Web', false],
    ['country', 'DE', true],
    ['country', 'FR', false],
  ])
})
