import { expect, test } from 'vitest'
import { locales, SOURCE_LOCALE } from '#domain/language/locales.ts'
import { idsOf, isCurrent, startedLanguages } from '../../scripts/build/languages/catalogue.ts'
import { type PoEntry, readPo } from '../../scripts/build/languages/po.ts'
import { readMessages } from '../../scripts/build/languages/read-messages.ts'
import { exported, messagesToTranslate, readTranslations, reportOn } from '../../tools/words/translation-file.ts'

const shipped = locales.map(({ tag }) => tag).filter((tag) => tag !== SOURCE_LOCALE)

test.each(shipped)(
  'the translation of %s is whole: nothing missing, stale or broken, and its file as exported',
  (tag) => {
    const source = messagesToTranslate()
    const entries = readTranslations(tag)
    const { missing, stale, broken, gone } = reportOn(tag, source, entries)
    expect({ missing, stale, broken, gone }).toEqual({ missing: [], stale: [], broken: [], gone: [] })
  },
)

test.each(startedLanguages())('no current translation of %s is broken, whether it is shipped or not', (tag) => {
  const source = messagesToTranslate()
  const current = readTranslations(tag).filter((entry) => {
    const message = source.get(entry.context)
    return message !== undefined && isCurrent(entry, message)
  })
  expect(reportOn(tag, source, current).broken).toEqual([])
})

const sourceOf = (code: string) =>
  new Map(readMessages('a-words.ts', code).messages.map((message) => [`a:${message.path}`, message]))
const words = sourceOf(
  `export const w = {
    title: 'Your list',
    need: (food) => \`You need \${food}\`,
    link: 'Read <terms>this</terms>',
    n: (count) => plural(count, { one: 'One day', other: \`\${count} days\` }),
  }`,
)
const entry = (context: string, texts: readonly string[], more: Partial<PoEntry> = {}): PoEntry => {
  const message = words.get(context)
  const ids = message === undefined ? { id: 'Old text', idPlural: null } : idsOf(message)
  return { notes: [], isFuzzy: false, previous: null, context, ...ids, texts, ...more }
}

test('a report names what is missing, stale, broken and gone', () => {
  const report = reportOn('es', words, [
    entry('a:w.title', ['Tu lista'], { id: 'The list' }),
    entry('a:w.need', ['Necesitas {comida}']),
    entry('a:w.old', ['Viejo']),
    entry('a:w.link', ['Lee <terms>esto']),
  ])
  expect(report).toMatchObject({ messages: 4, missing: ['a:w.n'], stale: ['a:w.title'], gone: ['a:w.old'] })
  expect(report.broken).toEqual([
    'a:w.need: there is no value {comida}',
    'a:w.link: its marks are not those of the source, </terms>,<terms>',
  ])
})

test('a value may be left out of a plural form, but not of all', () => {
  const whole = reportOn('es', words, [entry('a:w.n', ['Un día', '{count} de días', '{count} días'])])
  expect(whole.broken).toEqual([])
  expect(reportOn('es', words, [entry('a:w.need', ['Necesitas algo'])]).broken).toEqual([
    'a:w.need: the value {food} is not shown',
  ])
})

test('what stands in braces in the source itself may stand in its translation', () => {
  const problems = sourceOf(`export const p = { say: 'What {who} must not eat' }`)
  const say = (text: string): PoEntry => ({ ...entry('a:p.say', [text]), id: 'What {who} must not eat' })
  expect(reportOn('es', problems, [say('Lo que {who} no debe comer')]).broken).toEqual([])
  expect(reportOn('es', problems, [say('Lo que {quien} no debe comer')]).broken).toEqual([
    'a:p.say: there is no value {quien}',
  ])
})

test('an export keeps translations, marks stale ones with their previous source, and follows a message that moved', () => {
  const before = [
    entry('a:w.title', ['Tu lista'], { id: 'The list' }),
    entry('a:w.elsewhere', ['Necesitas {food}'], { id: 'You need {food}' }),
  ]
  const { headers, entries } = readPo(exported('es', words, before, () => []))
  expect(headers['X-Plural-Categories']).toBe('one, many, other')
  expect(entries.map(({ context, isFuzzy, previous, texts }) => ({ context, isFuzzy, previous, texts }))).toEqual([
    { context: 'a:w.title', isFuzzy: true, previous: 'The list', texts: ['Tu lista'] },
    { context: 'a:w.need', isFuzzy: false, previous: null, texts: ['Necesitas {food}'] },
    { context: 'a:w.link', isFuzzy: false, previous: null, texts: [''] },
    { context: 'a:w.n', isFuzzy: false, previous: null, texts: ['', '', ''] },
  ])
})
