import { expect, test } from 'vitest'
import { formatsIn, localeFrom, marketFor, readerLocale } from './formats.ts'

test('what somebody did not choose is as usual in their language', () => {
  const none = { clock: null, firstWeekday: null, paper: null }
  expect(formatsIn('en-US', none)).toEqual({ locale: 'en-US', clock: 'H12', firstWeekday: 'SUNDAY', paper: 'LETTER' })
  expect(formatsIn('en-GB', { ...none, clock: 'H12' })).toEqual({
    locale: 'en-GB',
    clock: 'H12',
    firstWeekday: 'MONDAY',
    paper: 'A4',
  })
})

test('a language names its market, and one that we do not have reads as the source', () => {
  expect([marketFor('en-US'), marketFor('en-GB')]).toEqual(['US', 'GB'])
  expect([localeFrom('en-GB'), localeFrom('en-XA')]).toEqual(['en-GB', 'en-US'])
})

test.each([
  [{ locale: 'en-GB', units: 'imperial' }, 'en-GB'],
  [{ locale: 'en-US', units: 'metric' }, 'en-US'],
  [{ locale: null, units: 'imperial' }, 'en-US'],
  [{ locale: null, units: 'metric' }, 'en-GB'],
] as const)('somebody with %j reads %s', (noted, language) => {
  expect(readerLocale(noted)).toBe(language)
})
