import { readerLanguage } from '#web/words/reader-language.ts'

/** The language of the legal texts, for pages in another one; undefined on a page that is in English itself. */
export const textLanguage: 'en' | undefined = readerLanguage === 'en' ? undefined : 'en'
