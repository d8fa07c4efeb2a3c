import { expect, test } from 'vitest'
import { isEmail, normaliseEmail } from './email.ts'
import { likelyEmail } from './likely-email.ts'

test.each([
  'a@b.co',
  'ada+plan@example.com',
  "o'neil@sub.example.museum",
  'ünï@exämple.de',
  `${'a'.repeat(64)}@example.com`,
])('%s is an address', (address) => expect(isEmail(address)).toBe(true))

test.each([
  '',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@@example.com',
  'ada @example.com',
  'ada@exa mple.com',
  'ada@example..com',
  'ada..b@example.com',
  'ada@.example.com',
  'ada@example.c',
  'ada@example.1a',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(250)}.com`,
  'ada@example.com\n',
  '<ada@example.com>',
  'ada\u0000@example.com',
  'ada\u0007@example.com',
  'ada\u0085@example.com',
  'ada\u200b@example.com',
  'ada\u202e@example.com',
  'ada@exam\u2066ple.com',
  'ada@exam\u200fple.com',
  'ada@exam\ufeffple.com',
  'ada@exam\ud800ple.com',
  'ada@exam\u3000ple.com',
  'ada\u3164@example.com',
  'a\u034fda@example.com',
  'ada@exam\u115fple.com',
  'ada\ufe0f@example.com',
  'ada\u2800@example.com',
  'ada\u17b4@example.com',
  'ada\uffa0@example.com',
])('%j is not an address', (address) => expect(isEmail(address)).toBe(false))

test('a long hostile text is validated within the time limit of a test', () => {
  expect(isEmail(`${'a.'.repeat(100)}@${'a-.'.repeat(10_000)}`)).toBe(false)
})

test('two spellings of one address become the same', () => {
  expect(normaliseEmail('  Ada@Example.COM ')).toBe('ada@example.com')
  expect(normaliseEmail('jose\u0301@example.com')).toBe('jos\u00e9@example.com')
})

test('a correction is offered for slips in well-known domains', () => {
  expect(likelyEmail('ada@gmial.com')).toBe('ada@gmail.com')
  expect(likelyEmail('ada@hotmal.com')).toBe('ada@hotmail.com')
  expect(likelyEmail('ada@gmial.con')).toBe('ada@gmail.com')
  expect(likelyEmail('ada@gmx.con')).toBe('ada@gmx.com')
  expect(likelyEmail('ada@example.con')).toBe('ada@example.com')
  expect(likelyEmail('ada@gmail.com')).toBeNull()
  expect(likelyEmail('ada@mail.com')).toBeNull()
  expect(likelyEmail('ada@ymail.com')).toBeNull()
  expect(likelyEmail('ada@gmx.net')).toBeNull()
  expect(likelyEmail('ada@hotmail.co.uk')).toBeNull()
  expect(likelyEmail('ada@gma')).toBeNull()
  expect(likelyEmail('ada@example.com')).toBeNull()
})
