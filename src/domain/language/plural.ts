/** The plural categories of Unicode CLDR. English has `one` and `other`; every language has `other`. */
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/**
 * The form of a sentence for a count, in English. In a page's scripts the build replaces every call by the forms and the
 * rule of the page's language, so a words file names only what English needs.
 */
export const plural = (count: number, forms: { readonly one: string; readonly other: string }): string =>
  count === 1 ? forms.one : forms.other
