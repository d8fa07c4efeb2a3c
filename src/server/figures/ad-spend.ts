import { sql } from 'kysely'
import { tidyName, tidySource } from '#analytics/funnel/traits.ts'
import type { SpendReply, SpendRequest } from '#domain/api/console/spend.ts'
import { Problem } from '#domain/problem.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import type { Period } from './period.ts'

type SpendRow = SpendRequest['rows'][number]

/** Rows of entered spend that a page shows. */
const SHOWN_MOST = 300

/** Adds up rows of the same day, campaign and currency, as an export by advert has them, spelled as visitors are counted. */
function summed(rows: readonly SpendRow[]): readonly SpendRow[] {
  const sums = new Map<string, SpendRow>()
  for (const row of rows) {
    const own = { ...row, source: tidySource(row.source), campaign: tidyName(row.campaign) }
    if (own.source === '') throw new Problem('INPUT_INVALID', 'rows')
    const key = JSON.stringify([own.day, own.source, own.campaign, own.currency])
    sums.set(key, { ...own, minor: own.minor + (sums.get(key)?.minor ?? 0) })
  }
  return [...sums.values()]
}

/** Stores all of these rows or none. One for a day, campaign and currency that is known replaces what was entered before. */
export async function storeSpend(
  { db, now }: Pick<Services, 'db' | 'now'>,
  login: string,
  rows: readonly SpendRow[],
): Promise<void> {
  await sql`
    insert into ad_spend (day, source, campaign, currency, spent_minor, entered_by, entered_at)
    select day, source, campaign, currency, minor, ${login}, ${now()}
    from jsonb_to_recordset(${JSON.stringify(summed(rows))}::jsonb)
      as row (day date, source text, campaign text, currency text, minor bigint)
    order by day, source, campaign, currency
    on conflict (day, source, campaign, currency) do update set
      spent_minor = excluded.spent_minor, entered_by = excluded.entered_by, entered_at = excluded.entered_at`.execute(
    db,
  )
}

export async function removeSpend(
  db: Database,
  { day, source, campaign, currency }: Omit<SpendRow, 'minor'>,
): Promise<void> {
  await db
    .deleteFrom('ad_spend')
    .where('day', '=', day)
    .where('source', '=', source)
    .where('campaign', '=', campaign)
    .where('currency', '=', currency)
    .execute()
}

/** What was entered for the days of a period. */
export async function readEntered(db: Database, { from, to }: Period): Promise<Pick<SpendReply, 'entered' | 'more'>> {
  const rows = await db
    .selectFrom('ad_spend')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day', 'desc')
    .orderBy('source')
    .orderBy('campaign')
    .orderBy('currency')
    .execute()
  return {
    entered: rows.slice(0, SHOWN_MOST).map(({ day, source, campaign, currency, spent_minor, entered_by }) => ({
      ...{ day, source, campaign, currency },
      ...{ spentMinor: spent_minor, by: entered_by },
    })),
    more: Math.max(0, rows.length - SHOWN_MOST),
  }
}
