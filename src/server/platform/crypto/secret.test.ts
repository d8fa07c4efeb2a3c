import { expect, test } from 'vitest'
import { hashOf, newSalt, newSecret, secretFor } from './secret.ts'

test('the same key and salt make the same secret, anything else another', () => {
  const salt = newSalt()
  expect(secretFor('key', salt)).toBe(secretFor('key', salt))
  expect(secretFor('other', salt)).not.toBe(secretFor('key', salt))
  expect(secretFor('key', newSalt())).not.toBe(secretFor('key', salt))
})

test('secrets need no escaping and never repeat', () => {
  expect(newSecret()).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(newSecret()).not.toBe(newSecret())
  expect(hashOf('a')).toHaveLength(32)
})
