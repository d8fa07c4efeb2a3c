import { pageLanguage } from '#domain/language/page-language.ts'
import type { Language } from '#domain/usage.ts'

/** The language of the contracts and dishes on this page; not from the table of formats, which the first script lacks. */
export const readerLanguage: Language = pageLanguage.tag === 'es' ? 'es' : 'en'
