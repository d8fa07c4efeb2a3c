import { type Formats, formatsIn, localeFrom } from '#domain/formats.ts'
import { pageLanguage } from '#domain/language/page-language.ts'
import { createStore } from '#web/device/store.ts'

/** How dates, times and pages are written for the member; until they are known, as is usual in the page's language. */
export const formatsStore = createStore<Formats>(formatsIn(localeFrom(pageLanguage.tag), null))
