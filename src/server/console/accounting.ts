import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { AccountingQuery, AccountingReply } from '#domain/api/console/operations.ts'
import type { Database } from '#server/platform/db/database.ts'

type Row = {
  day: string
  kind: string
  document: string
  order: string | null
  country: string | null
  rate: number | null
  currency: string
  gross: number
  net: number | null
  tax: number | null
}

/**
 * Receipts and credit notes of some days (UTC), both included: each, or summed by day, kind, country, rate and currency.
 * Test money and live money are never in one report.
 */
export async function accounting(
  db: Database,
  { from, to, by }: Static<typeof AccountingQuery>,
  livemode: boolean,
): Promise<AccountingReply> {
  const day = sql`to_char(issued_at at time zone 'UTC', 'YYYY-MM-DD')`
  const within = sql`livemode = ${livemode} and issued_at >= ${`${from}T00:00:00Z`}::timestamptz
    and issued_at < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`
  const query =
    by === 'document'
      ? sql<Row>`
        select ${day} as day, kind, number as document, order_id as "order", country, rate_hundredths as rate, currency,
          gross_minor as gross, net_minor as net, tax_minor as tax
        from tax_documents where ${within} order by issued_at, number`
      : sql<Row>`
        select ${day} as day, kind, count(*)::text as document, null as "order", country, rate_hundredths as rate,
          currency, sum(gross_minor)::bigint as gross, sum(net_minor)::bigint as net, sum(tax_minor)::bigint as tax
        from tax_documents where ${within} group by 1, 2, country, rate_hundredths, currency
        order by 1, 2, country, rate_hundredths, currency`
  const { rows } = await query.execute(db)
  const whole = (value: number | null) => (value === null ? null : Number(value))
  return {
    rows: rows.map((row) => ({
      ...{ day: row.day, kind: row.kind, document: row.document, order: row.order },
      ...{ country: row.country, rateHundredths: whole(row.rate), currency: row.currency },
      grossMinor: Number(row.gross),
      netMinor: whole(row.net),
      taxMinor: whole(row.tax),
    })),
  }
}
