import { expect, test } from 'vitest'
import { chooseLocale } from './choose-locale.ts'

const offered = ['en-US', 'en-GB', 'es'] as const
const accepting = (accepted: string | undefined, chosen: string | null = null) =>
  chooseLocale({ chosen, accepted }, offered)

test.each([
  [undefined, 'en-US'],
  ['', 'en-US'],
  ['en', 'en-US'],
  ['en-US,en;q=0.9', 'en-US'],
  ['en-CA', 'en-US'],
  ['en-gb', 'en-GB'],
  ['en-AU,en;q=0.9', 'en-GB'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['de-DE,de;q=0.9,en-GB;q=0.5', 'en-GB'],
  ['en;q=0.2, es;q=0.9', 'es'],
  ['en-GB;q=0, es', 'es'],
  ['*', 'en-US'],
  ['ja', 'en-US'],
  ['not a tag;;q=x,,,', 'en-US'],
])('a browser that accepts %j gets %s', (accepted, locale) => {
  expect(accepting(accepted)).toBe(locale)
})

test('a choice wins over the browser, unless it is not offered', () => {
  expect(accepting('es', 'en-GB')).toBe('en-GB')
  expect(accepting('es', 'tlh')).toBe('es')
})
