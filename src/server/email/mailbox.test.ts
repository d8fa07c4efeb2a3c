import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  [' Ada@Example.com ', 'ada@example.com'],
  ['ada+plan@example.com', 'ada@example.com'],
  ['ada+plan+more@example.com', 'ada@example.com'],
  ['a.d.a@example.com', 'a.d.a@example.com'],
  ['a.d.a+x@gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['+ada@example.com', '+ada@example.com'],
])('%s is counted as %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
