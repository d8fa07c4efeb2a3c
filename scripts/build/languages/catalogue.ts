import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Locale, SOURCE_LOCALE } from '../../../src/domain/language/locales.ts'
import { type PluralRule, pluralRules } from '../../../src/domain/language/plural-rules.ts'
import { britishForms } from './british-spelling.ts'
import type { InlinedLanguage } from './inline-language.ts'
import { type PoEntry, readPo } from './po.ts'
import { pseudoLocales } from './pseudo.ts'
import type { Forms, Message, Text } from './read-messages.ts'
import { PAGE_LANGUAGE, root, type SourceMessages } from './words-files.ts'

/** A text as a translator sees it: values in braces. */
export const written = (text: Text): string =>
  text.map((part) => (typeof part === 'string' ? part : `{${part.value}}`)).join('')

/** The text that a translator wrote. */
export const readText = (text: string): Text =>
  text.split(/(\{\w+\})/).flatMap((part): Text => {
    const value = /^\{(\w+)\}$/.exec(part)?.[1]
    return value === undefined ? (part === '' ? [] : [part]) : [{ value }]
  })

/** Braces that stand in the source itself, which code fills in later, such as the `{who}` of a problem. */
const bracesIn = ({ forms }: Message): ReadonlySet<string> =>
  new Set(
    Object.values(forms).flatMap((text) =>
      text.flatMap((part) =>
        typeof part === 'string' ? [...part.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name) : [],
      ),
    ),
  )

/** A translation of a message: what stands in braces in the source itself stays a text. */
export function translated(text: string, message: Message): Text {
  const braces = bracesIn(message)
  const parts = readText(text).map((part) =>
    typeof part !== 'string' && braces.has(part.value) ? `{${part.value}}` : part,
  )
  return parts.every((part) => typeof part === 'string') ? [parts.join('')] : parts
}

const languageOf = (tag: string): string => tag.split('-')[0] ?? tag

/** @throws Error if a language has no rule */
export function ruleOf(tag: string): PluralRule {
  const rule = pluralRules[languageOf(tag)]
  if (rule === undefined) throw new Error(`src/domain/language/plural-rules.ts has no rule for ${tag}.`)
  return rule
}

/** The categories of a language in the order of its plural forms. */
export const categoriesOf = (tag: string): readonly string[] => [...Object.keys(ruleOf(tag)), 'other']

/** Where the translations are. */
export const wordsFolder: string = path.join(root, 'words')

export const poFile = (tag: string, folder = wordsFolder): string => path.join(folder, tag, 'web.po')

/** The languages with a file of translations, shipped or not yet. */
export const startedLanguages = (folder = wordsFolder): readonly string[] =>
  globSync('*/web.po', { cwd: folder })
    .map((file) => path.dirname(file))
    .toSorted()

/** The source of a message as its entry has it. */
export function idsOf({ forms, count }: Message): { readonly id: string; readonly idPlural: string | null } {
  const other = written(forms['other'] ?? [])
  return count === null ? { id: other, idPlural: null } : { id: written(forms['one'] ?? []), idPlural: other }
}

/** Whether an entry translates a message as it is now: not stale, not unfinished, not empty. */
export function isCurrent(entry: PoEntry, message: Message): boolean {
  const { id, idPlural } = idsOf(message)
  return !entry.isFuzzy && entry.id === id && entry.idPlural === idPlural && entry.texts.every((text) => text !== '')
}

/** The entries of a language by their key; none if it has no file yet. */
export function entriesOf(tag: string): ReadonlyMap<string, PoEntry> {
  const file = poFile(tag)
  if (!existsSync(file)) return new Map()
  return new Map(readPo(readFileSync(file, 'utf8')).entries.map((entry) => [entry.context, entry]))
}

/** What a message says without a translation. The two Englishes differ by spelling. */
const fallback = (tag: string, forms: Forms): Forms => (tag === 'en-GB' ? britishForms(forms) : forms)

/** Everything the build needs to know of a language. */
export function inlinedLanguage(locale: Locale, source: SourceMessages): InlinedLanguage {
  const { tag, direction } = locale
  const own = new Map<string, string>([
    [`${PAGE_LANGUAGE}:pageLanguage.tag`, tag],
    [`${PAGE_LANGUAGE}:pageLanguage.direction`, direction],
  ])
  const pseudo = pseudoLocales.find((one) => one.tag === tag)
  const entries = tag === SOURCE_LOCALE || pseudo !== undefined ? new Map<string, PoEntry>() : entriesOf(tag)
  const categories = categoriesOf(tag)
  const formsOf = (key: string): Forms => {
    const fixed = own.get(key)
    if (fixed !== undefined) return { other: [fixed] }
    const message = source.get(key)
    if (message === undefined) throw new Error(`No words file has ${key}.`)
    if (pseudo !== undefined) return pseudo.forms(message.forms)
    const entry = entries.get(key)
    if (entry === undefined || !isCurrent(entry, message)) return fallback(tag, message.forms)
    if (message.count === null) return { other: translated(entry.texts[0] ?? '', message) }
    return Object.fromEntries(categories.map((category, at) => [category, translated(entry.texts[at] ?? '', message)]))
  }
  return { tag, isRightToLeft: direction === 'rtl', rule: ruleOf(tag), source, formsOf }
}
