import type { PluralCategory } from './plural.ts'

/**
 * When a count takes a category, as a condition on `n` that the build writes into a page's scripts. The rules of Unicode
 * CLDR 48 for whole numbers, which is all that words count; a test compares them with the runtime's own.
 */
export type PluralRule = Readonly<Partial<Record<Exclude<PluralCategory, 'other'>, string>>>

/** By the language of a tag. A language that is added needs its line here. */
export const pluralRules: Readonly<Record<string, PluralRule>> = {
  ar: { zero: 'n===0', one: 'n===1', two: 'n===2', few: 'n%100>=3&&n%100<=10', many: 'n%100>=11' },
  de: { one: 'n===1' },
  en: { one: 'n===1' },
  es: { one: 'n===1', many: 'n!==0&&n%1e6===0' },
  fr: { one: 'n<2', many: 'n!==0&&n%1e6===0' },
  he: { one: 'n===1', two: 'n===2' },
  it: { one: 'n===1', many: 'n!==0&&n%1e6===0' },
  ja: {},
  nl: { one: 'n===1' },
  pl: { one: 'n===1', few: 'n%10>=2&&n%10<=4&&!(n%100>=12&&n%100<=14)', many: 'true' },
  pt: { one: 'n<2', many: 'n!==0&&n%1e6===0' },
}
