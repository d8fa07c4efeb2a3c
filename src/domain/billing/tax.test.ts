import { expect, test } from 'vitest'
import { taxNote, taxWithin } from './tax.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })

test.each([
  [999, 23, 187],
  [1230, 23, 230],
  [999, 0, 0],
  [0, 23, 0],
])('of %i with %i %% in it, %i is tax', (amount, percent, tax) => {
  expect(taxWithin(usd(amount), { isIncluded: true, percent })).toEqual(usd(tax))
})

test('without a known rate none is shown, and without tax in a price it is not mentioned', () => {
  expect(taxWithin(usd(999), { isIncluded: true, percent: null })).toBeNull()
  expect(taxWithin(usd(999), { isIncluded: false, percent: 23 })).toBeNull()
  expect(taxNote({ isIncluded: true, percent: null })).toBe(', tax included')
  expect(taxNote({ isIncluded: false, percent: null })).toBe('')
})
