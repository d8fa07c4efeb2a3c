import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatOneDecimal, formatWhole } from './numbers.ts'

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

test('numbers are formatted as in American English', () => {
  const hundredths = fc.integer({ min: -500_000_000, max: 500_000_000 }).map((value) => value / 100)
  fc.assert(
    fc.property(hundredths, (value) => {
      expect(formatWhole(value)).toBe(whole.format(value).replace(/^-0$/, '0'))
      expect(formatOneDecimal(value)).toBe(oneDecimal.format(value).replace(/^-0$/, '0'))
    }),
  )
})
