import { expect, test } from 'vitest'
import { truncate, truncateText } from './truncate.ts'

test('every text is cut to 255 units, at any depth; names and other values stay unchanged', () => {
  const long = 'x'.repeat(300)
  const cut = 'x'.repeat(255)
  expect(truncate({ [long]: { list: [long, 1, true, null] } })).toEqual({ [long]: { list: [cut, 1, true, null] } })
  expect(truncateText('short')).toBe('short')
})

test('a character of two units is not cut in half', () => {
  expect(truncateText(`${'x'.repeat(254)}🍎`)).toBe('x'.repeat(254))
  expect(truncateText(`${'x'.repeat(253)}🍎🍎`)).toBe(`${'x'.repeat(253)}🍎`)
})

test('a date is kept as text', () => {
  expect(truncate({ at: new Date(0) })).toEqual({ at: '1970-01-01T00:00:00.000Z' })
})
