import { expect, test } from 'vitest'
import { countryOf } from './country-of.ts'

test('country codes get their names', () => {
  expect(countryOf('DE')).toEqual({ code: 'DE', name: 'Germany' })
  expect(countryOf(' ie ')).toEqual({ code: 'IE', name: 'Ireland' })
})

test.each(['', 'XX', 'T1', 'ZZ', 'Germany', 'QQ', '<b>'])('%j is not a country', (code) => {
  expect(countryOf(code)).toEqual({ code: 'Unknown', name: 'Unknown' })
})
