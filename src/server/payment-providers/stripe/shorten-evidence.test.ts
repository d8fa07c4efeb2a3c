import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortenEvidence } from './shorten-evidence.ts'

test('evidence that fits is sent as it is; longer evidence ends with a whole line and says that it was cut', () => {
  expect(shortenEvidence('Order 1\nPaid', 200)).toBe('Order 1\nPaid')
  const long = 'Signed in on 1 November.\n'.repeat(40)
  const sent = shortenEvidence(long, 300)
  expect(sent).toMatch(/^(Signed in on 1 November\.\n)+\[Cut here\. The whole text has 1000 characters/)
})

test('no text is longer than the provider takes', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 600 }),
    fc.array(fc.string({ maxLength: 90 })).map((lines) => lines.join('\n')),
  )
  fc.assert(
    fc.property(text, fc.integer({ min: 150, max: 500 }), (whole, most) => {
      const sent = shortenEvidence(whole, most)
      expect(sent.length).toBeLessThanOrEqual(most)
      expect(sent === whole || sent.includes(`has ${whole.length} characters`)).toBe(true)
    }),
  )
})
