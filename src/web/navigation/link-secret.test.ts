import { expect, test } from 'vitest'
import { secretIn } from './link-secret.ts'

test('the secret is read from after the #', () => {
  const secret = 'Ab_-'.repeat(10)
  expect(secretIn(`#${secret}`)).toBe(secret)
})

test('text that cannot be a secret is ignored', () => {
  for (const hash of ['', '#', '#short', `#${'a'.repeat(101)}`, `#${'a'.repeat(20)}/x`, `#${'a'.repeat(20)}%20`])
    expect(secretIn(hash)).toBeNull()
})
