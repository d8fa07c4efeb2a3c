import { expect, test } from 'vitest'
import { locales } from '#domain/language/locales.ts'
import { american, british } from '#domain/language/two-englishes.fixture.ts'
import { inlinedLanguage, written } from '../../scripts/build/languages/catalogue.ts'
import { sourceMessages } from '../../scripts/build/languages/words-files.ts'

/** Every text of a language that holds a word. */
function textsWith(tag: 'en-US' | 'en-GB', word: RegExp): readonly string[] {
  const source = sourceMessages()
  const locale = locales.find((one) => one.tag === tag)
  if (locale === undefined) throw new Error(`there is no ${tag}`)
  const { formsOf } = inlinedLanguage(locale, source)
  return [...source.keys()].flatMap((key) =>
    Object.values(formsOf(key))
      .map((text) => written(text).replace(/\{\w+\}/g, ''))
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
