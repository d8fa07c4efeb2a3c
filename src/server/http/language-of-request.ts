import type { IncomingHttpHeaders } from 'node:http'
import { localeFrom } from '#domain/formats.ts'
import { chooseLocale } from '#domain/language/choose-locale.ts'
import { type LocaleTag, localeTags, SOURCE_LOCALE } from '#domain/language/locales.ts'

/** The language that somebody chose by hand, from the cookie `lang`; null if none was. */
export const chosenLanguage = ({ cookie }: Pick<IncomingHttpHeaders, 'cookie'>): string | null =>
  /(?:^|;\s*)lang=([A-Za-z0-9-]{2,35})(?:;|$)/.exec(cookie ?? '')?.[1] ?? null

/** The language of the page that sent a request: the chosen one, else the browser's. */
export const languageOfRequest = (headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>): LocaleTag =>
  localeFrom(
    chooseLocale({ chosen: chosenLanguage(headers), accepted: headers['accept-language'] }, [
      SOURCE_LOCALE,
      ...localeTags,
    ]),
  )
