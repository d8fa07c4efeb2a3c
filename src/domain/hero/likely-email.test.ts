import { expect, test } from 'vitest'
import { likelyEmail } from '#domain/hero/likely-email.ts'

test('slips in well-known domains are offered back', () => {
  expect(likelyEmail('ada@gmial.com')).toBe('ada@gmail.com')
  expect(likelyEmail('ada@hotmal.com')).toBe('ada@hotmail.com')
  expect(likelyEmail('ada@gmail.com')).toBeNull()
  expect(likelyEmail('ada@example.com')).toBeNull()
})
