import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('amounts below zero stay numbers, and fields with separators are quoted', () => {
  expect(csvOf(['Amount', 'Text'], [['-12.34', 'a;b, "c"']])).toBe('Amount,Text\r\n-12.34,"a;b, ""c"""\r\n')
})

test.each([
  ...['=1+1', '+1', '-1+1', '-2.5-cmd', '@sum', ' =1', '\u00a0=1', '\u3000+1', '\u200b=1', '\ufeff@sum'],
  ...['\uff1d1', '\uff0b1', '\uff0d1', '\uff20sum', '\u22121', '\ufe631'],
])('no spreadsheet runs %j of a nightly or monthly file as a formula', (text) => {
  expect(csvOf([], [[text]])).toBe(`\r\n'${text}\r\n`)
})

test.each(['\t=1', '\n=1', '\r=1'])('nor %j, which begins with the end of a cell or a line', (text) => {
  expect(csvOf([], [[text]]).replaceAll('"', '')).toBe(`\r\n'${text}\r\n`)
})
