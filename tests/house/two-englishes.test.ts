import { expect, test } from 'vitest'
import { locales } from '#domain/language/locales.ts'
import { american, british } from '#domain/language/two-englishes.fixture.ts'
import { inlinedLanguage, written } from '../../scripts/build/languages/catalogue.ts'
import { sourceMessages } from '../../scripts/build/languages/words-files.ts'

/** Every text of a language that holds a word; values are left out of it, or stand for a number. */
function textsWith(tag: 'en-US' | 'en-GB' | 'es', word: RegExp, value = ''): readonly string[] {
  const source = sourceMessages()
  const locale = locales.find((one) => one.tag === tag)
  if (locale === undefined) throw new Error(`there is no ${tag}`)
  const { formsOf } = inlinedLanguage(locale, source)
  return [...source.keys()].flatMap((key) =>
    Object.values(formsOf(key))
      .map((text) => written(text).replace(/\{\w+\}/g, value))
      .filter((text) => word.test(text))
      .map((text) => `${key}: ${text}`),
  )
}

test('no text in American English has a British word', () => {
  expect(textsWith('en-US', british)).toEqual([])
})

test('no text in British English has an American word', () => {
  expect(textsWith('en-GB', american)).toEqual([])
})

test.each(['en-US', 'en-GB'] as const)('in %s a percentage is one word, and what is sent is an email', (tag) => {
  expect(textsWith(tag, /\d\s+%|\b(?:our|your|the|in|of) mails\b/i, '5')).toEqual([])
})

test('in Spanish a percentage has a space', () => {
  expect(textsWith('es', /\d%/, '5')).toEqual([])
})
