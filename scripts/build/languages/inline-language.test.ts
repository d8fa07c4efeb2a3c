import { minifySync } from 'vite'
import { expect, test } from 'vitest'
import { type InlinedLanguage, inlineLanguage } from './inline-language.ts'
import { markMessages } from './mark-messages.ts'
import { type Forms, readMessages } from './read-messages.ts'
import { keyOf } from './words-files.ts'

const words = `
import { plural } from '#domain/language/plural.ts'
export const listWords = {
  title: 'Shopping list',
  /** Beside the bar. */
  progress: (ticked, total) => \`\${ticked} of \${total}\`,
  hidden: (count) => plural(count, { one: 'One line is hidden.', other: \`\${count} lines are hidden.\` }),
  need: (food) => \`You need \${named(food)}\`,
  adds: ['a list', 'a \`swap\` for $5'],
}`

const { messages } = readMessages('list-words.ts', words)
const source = new Map(messages.map((message) => [keyOf('list-words', message), message]))
const marked = markMessages('list-words', words, messages)
  .replace(/import .*/, 'const named = (food) => food.toUpperCase()')
  .replace('export const', 'const')

/** What the marked code says in a language with these texts, and the source's for the rest. */
function said(texts: Readonly<Record<string, Forms>>, more: Partial<InlinedLanguage> = {}, code = marked) {
  const language: InlinedLanguage = {
    tag: 'xx',
    isRightToLeft: false,
    rule: { one: 'n===1' },
    source,
    formsOf: (key) => texts[key] ?? source.get(key)?.forms ?? {},
    ...more,
  }
  const inlined = inlineLanguage('a.js', code, language)
  return new Function(`${inlined}; return listWords`)()
}

test('with the texts of the source, marked code says what the words file says', () => {
  const list = said({})
  expect(list.title).toBe('Shopping list')
  expect(list.progress(2, 5)).toBe('2 of 5')
  expect([list.hidden(1), list.hidden(3)]).toEqual(['One line is hidden.', '3 lines are hidden.'])
  expect(list.need('rice')).toBe('You need RICE')
  expect(list.adds).toEqual(['a list', 'a `swap` for $5'])
})

test('a translation may move values, leave one out of a plural form, and have more forms than English', () => {
  const texts = {
    'list-words:listWords.progress': { other: ['de ', { value: 'total' }, ', ', { value: 'ticked' }] },
    'list-words:listWords.hidden': {
      one: ['Jedna.'],
      few: [{ value: 'count' }, ' linie.'],
      other: [{ value: 'count' }, ' linii.'],
    },
  }
  const rule = { one: 'n===1', few: 'n%10>=2&&n%10<=4' }
  const list = said(texts, { rule })
  expect(list.progress(2, 5)).toBe('de 5, 2')
  expect([1, 3, 5].map(list.hidden)).toEqual(['Jedna.', '3 linie.', '5 linii.'])
  expect(said(texts, { rule }).hidden.toString()).not.toContain('$text')
})

test('code that the bundler has minified is translated too', () => {
  const { code } = minifySync('a.js', `${marked};globalThis.listWordsOf = () => listWords`)
  const inlined = inlineLanguage('a.js', code, {
    tag: 'xx',
    isRightToLeft: false,
    rule: {},
    source,
    formsOf: (key) => (key.endsWith('.title') ? { other: ["“Liste” d'`achats` \\n"] } : (source.get(key)?.forms ?? {})),
  })
  expect(new Function(`${inlined}; return globalThis.listWordsOf()`)().title).toBe("“Liste” d'`achats` \\n")
})

test('a value that the message does not have stops the build', () => {
  const wrong = { 'list-words:listWords.progress': { other: [{ value: 'amount' }] } }
  expect(() => said(wrong)).toThrow('xx, list-words:listWords.progress: there is no value {amount}.')
})

test('right to left, values are isolated, so that a number stays beside its unit', () => {
  expect(said({}, { isRightToLeft: true }).progress('2 kg', '5 kg')).toBe('\u2068\u0032 kg\u2069 of \u20685 kg\u2069')
})
