import type { Selectable } from 'kysely'
import { localeFrom } from '#domain/formats.ts'
import type { LocaleTag } from '#domain/language/locales.ts'
import type { Schema } from '#server/platform/db/schema.ts'

/** The language of a lead. Before it was noted, only who measured in pounds and ounces was taken for an American. */
export const languageOfLead = ({ locale, units }: Pick<Selectable<Schema['leads']>, 'locale' | 'units'>): LocaleTag =>
  locale === null ? (units === 'imperial' ? 'en-US' : 'en-GB') : localeFrom(locale)
