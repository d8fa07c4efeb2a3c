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

test.each(['=1+1', '+1', '-1', '@sum', '\tx'])('no spreadsheet runs %j as a formula', (text) => {
  expect(csvText([[text]])).toBe(`'${text}\r\n`)
})
