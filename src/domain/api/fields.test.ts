import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import { text } from './fields.ts'

test('a typed text has its limits, and lines and signs of any script, but no NUL', () => {
  const reason = Compile(text({ minLength: 3, maxLength: 12 }))
  const fits = ['two\nlines', 'ça – œuf 🥚', 'ab', 'a\u0000b c', 'x'.repeat(13)].map((value) => reason.Check(value))
  expect(fits).toEqual([true, true, false, false, false])
})
