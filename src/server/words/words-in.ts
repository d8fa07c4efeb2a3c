import type { LocaleTag } from '#domain/language/locales.ts'
import { translations } from './translations.generated.ts'

const tables: Readonly<Partial<Record<string, Readonly<Record<string, unknown>>>>> = translations

/**
 * Words of the server in the language of their reader: `wordsIn(locale, { receiptWords }).receiptWords`. They are named by
 * their export; a house test compares the translations with the words files.
 */
export function wordsIn<Words extends object>(locale: LocaleTag, source: Words): Words {
  const table = tables[locale]
  if (table === undefined) return source
  return Object.fromEntries(Object.keys(source).map((name) => [name, table[name]])) as Words
}
