/** A language that pages are built in. */
export type Locale = {
  /** Its tag (BCP 47). */
  readonly tag: string
  /** Its own name, for the switch. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
}

/** The languages that are shipped; the first is the source, and what a browser gets that asks for none of them. */
export const locales = [
  { tag: 'en-US', name: 'English (US)', direction: 'ltr' },
  { tag: 'en-GB', name: 'English (UK)', direction: 'ltr' },
  { tag: 'es', name: 'Español', direction: 'ltr' },
] as const satisfies readonly Locale[]

export type LocaleTag = (typeof locales)[number]['tag']
export const localeTags: readonly LocaleTag[] = locales.map(({ tag }) => tag)

export const SOURCE_LOCALE = locales[0].tag
