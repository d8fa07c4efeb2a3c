import { expect, test } from 'vitest'
import { countryOf } from './country-of.ts'

test('codes of countries get their name', () => {
  expect(countryOf('DE')).toEqual({ code: 'DE', name: 'Germany' })
  expect(countryOf(' ie ')).toEqual({ code: 'IE', name: 'Ireland' })
})

test.each(['', 'XX', 'T1', 'ZZ', 'Germany', 'QQ', '<b>'])('%j is no country', (code) => {
  expect(countryOf(code)).toEqual({ code: 'Unknown', name: 'Unknown' })
})
