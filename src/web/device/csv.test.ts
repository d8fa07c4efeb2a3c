import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

test('each row is a line; values with commas, quotes or line ends are quoted', () => {
  expect(
    csvText([
      ['a', 'b'],
      ['x, y', 'says "z"'],
      ['two\nlines', 3],
      [null, -4.5],
    ]),
  ).toBe('a,b\r\n"x, y","says ""z"""\r\n"two\nlines",3\r\n,-4.5\r\n')
})

test.each([
  ...['=1+1', '+1', '-1', '@sum', '\tx', ' =1', '\u00a0=1', '\u3000+1', '\ufeff@sum', '\u200b=1', '\u0000=1'],
  ...['\uff1d1', '\uff0b1', '\uff0d1', '\uff20sum', '\u22121', '\ufe631'],
])('no spreadsheet runs %j as a formula', (text) => {
  expect(csvText([[text]])).toBe(`'${text}\r\n`)
})

test.each(['\n=1', '\r=1', '\nx'])(
  'no spreadsheet runs %j, which begins with the end of a line, as a formula',
  (text) => {
    expect(csvText([[text]])).toBe(`"'${text}"\r\n`)
  },
)
