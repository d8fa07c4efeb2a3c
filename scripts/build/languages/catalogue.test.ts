import { expect, test } from 'vitest'
import { pageLanguage } from '../../../src/domain/language/page-language.ts'
import { britishForms, spellings } from './british-spelling.ts'
import { inlinedLanguage, readText, translated, written } from './catalogue.ts'
import { pseudoLocales } from './pseudo.ts'
import { PAGE_LANGUAGE, sourceMessages } from './words-files.ts'

const source = sourceMessages()

test('British English keeps the capitals of the American word it replaces', () => {
  const british = (text: string) => written(britishForms({ other: readText(text) })['other'] ?? [])
  expect(british('Fiber, {count} g. Your favorite color')).toBe('Fibre, {count} g. Your favourite colour')
  expect(british('The colorful {fiber} stays')).toBe('The colorful {fiber} stays')
})

test('braces that stand in the source itself stay a text in its translation', () => {
  const message = source.get('domain/problems:problems.PLAN_IMPOSSIBLE_FOR.say')
  if (message === undefined) throw new Error('no such message')
  expect(translated('Lo que {who} no debe comer', message)).toEqual(['Lo que {who} no debe comer'])
})

test('a page is told its language', () => {
  for (const locale of [{ tag: 'en-GB', name: '', direction: 'ltr' } as const, ...pseudoLocales]) {
    const { formsOf } = inlinedLanguage(locale, source)
    for (const name of Object.keys(pageLanguage) as (keyof typeof pageLanguage)[])
      expect(formsOf(`${PAGE_LANGUAGE}:pageLanguage.${name}`)).toEqual({ other: [locale[name]] })
  }
})

test.each(pseudoLocales)('every text in $tag is longer, in foreign letters, with the same values', (locale) => {
  const { formsOf } = inlinedLanguage(locale, source)
  let [length, longer] = [0, 0]
  for (const [key, message] of source) {
    if (key.startsWith(PAGE_LANGUAGE)) continue
    for (const [form, text] of Object.entries(message.forms)) {
      const pseudo = formsOf(key)[form] ?? []
      expect(pseudo.filter((part) => typeof part !== 'string')).toEqual(text.filter((part) => typeof part !== 'string'))
      const shown = pseudo.filter((part) => typeof part === 'string').join('')
      expect(shown.replace(/<\/?\w+>/g, '')).not.toMatch(/[a-z]/)
      length += written(text).length
      longer += written(pseudo).length
    }
  }
  expect(longer / length).toBeGreaterThan(1.35)
  expect(longer / length).toBeLessThan(1.6)
})

const anyOf = (words: readonly string[]): RegExp => new RegExp(`\\b(?:${words.join('|')})\\b`, 'i')

test.each([
  ['en-US', anyOf(Object.values(spellings))],
  ['en-GB', anyOf(Object.keys(spellings))],
])('no text in %s has a word in the spelling of the other English', (tag, wrong) => {
  const { formsOf } = inlinedLanguage({ tag, name: '', direction: 'ltr' }, source)
  const found = [...source.keys()].flatMap((key) => {
    const words = Object.values(formsOf(key)).map((text) => text.filter((part) => typeof part === 'string').join(' '))
    return words.some((text) => wrong.test(text)) ? [`${key}: ${words.join()}`] : []
  })
  expect(found).toEqual([])
})
