import type { Insertable } from 'kysely'
import type { Schema } from '#server/platform/db/schema.ts'

/** A visitor without a campaign, on a phone in Germany, with the columns that a test sets. */
export const visitorRow = (
  own: Pick<Insertable<Schema['visitors']>, 'id' | 'first_at'> & Partial<Insertable<Schema['visitors']>>,
) => ({
  ...{ country: 'DE', browser: 'Chrome', os: 'Android', device_type: 'mobile', platform: 'Android' as const },
  ...{ in_app_browser: null, language: 'de-DE', is_bot: false, utm_source: null, referrer_domain: null },
  ...own,
})
