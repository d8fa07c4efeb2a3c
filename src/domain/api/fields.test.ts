import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import { line, Moment, text } from './fields.ts'

test('a typed text has length limits and may contain line breaks and any script, but no NUL', () => {
  const reason = Compile(text({ minLength: 3, maxLength: 12 }))
  const fits = ['two\nlines', 'ça – œuf 🥚', 'ab', 'a\u0000b c', 'x'.repeat(13)].map((value) => reason.Check(value))
  expect(fits).toEqual([true, true, false, false, false])
})

test('a name is on one line', () => {
  const name = Compile(line({ maxLength: 40 }))
  expect(['Bea', 'Ça – 🥚', '', '  ', 'Zwölf\u200bter'].filter((value) => !name.Check(value))).toEqual([])
  expect(['A\nB', 'A\r\nB', 'A\u2028B', 'A\u0007', 'A\u202eB', 'A\u0000'].filter((value) => name.Check(value))).toEqual(
    [],
  )
})

test('a name is not made of letters that nobody sees', () => {
  const name = Compile(line({ maxLength: 40 }))
  const blank = ['\u3164', '\u034f\u034f', ' \u200b ', '\u2800', '\u00ad', '\u00a0']
  expect(blank.filter((value) => name.Check(value))).toEqual([])
})

test('every accepted moment can be parsed by Date', () => {
  const moment = Compile(Moment)
  const taken = ['2026-12-31T23:59:59.999Z', '2026-02-28T00:00+02:00', '2026-02-31T12:00:00Z']
  for (const text of taken) expect([moment.Check(text), Number.isNaN(Date.parse(text))]).toEqual([true, false])
  const refused = ['2026-13-01T00:00:00Z', '2026-01-32T00:00:00Z', '2026-01-01T24:00:00Z', '2026-01-01T00:60Z', 'now']
  expect(refused.filter((text) => moment.Check(text))).toEqual([])
  expect(moment.Check('2026-01-01T00:00:00+24:00')).toBe(false)
})
