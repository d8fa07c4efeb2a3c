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
  fee: number | null
  feeCurrency: string | null
  withoutFee: number
}

/**
 * Receipts with their provider's fee, and credit notes, from one day (UTC) to another, both included: one by one, or
 * summed by day, kind, country, rate and currency. Test money and live money are never in one report.
 */
export async function accounting(
  db: Database,
  { from, to, by }: Static<typeof AccountingQuery>,
  livemode: boolean,
): Promise<AccountingReply> {
  const documents = sql`tax_documents left join payments on payments.id = payment_id and tax_documents.kind = 'receipt'`
  // Receipts whose fee is still unknown are grouped with those whose fee is in their own currency.
  const feeCurrency = sql`case tax_documents.kind when 'receipt' then coalesce(fee_currency, tax_documents.currency) end`
  const day = sql`to_char(issued_at at time zone 'UTC', 'YYYY-MM-DD')`
  const within = sql`tax_documents.livemode = ${livemode} and issued_at >= ${`${from}T00:00:00Z`}::timestamptz
    and issued_at < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`
  const query =
    by === 'document'
      ? sql<Row>`
        select ${day} as day, tax_documents.kind, number as document, tax_documents.order_id as "order", country,
          rate_hundredths as rate, tax_documents.currency, gross_minor as gross, net_minor as net, tax_minor as tax,
          fee_minor as fee, fee_currency as "feeCurrency",
          (tax_documents.kind = 'receipt' and fee_minor is null)::int as "withoutFee"
        from ${documents} where ${within} order by issued_at, number`
      : sql<Row>`
        select ${day} as day, tax_documents.kind, count(*)::text as document, null as "order", country,
          rate_hundredths as rate, tax_documents.currency, sum(gross_minor)::bigint as gross,
          sum(net_minor)::bigint as net, sum(tax_minor)::bigint as tax, sum(fee_minor)::bigint as fee,
          case when count(fee_minor) > 0 then ${feeCurrency} end as "feeCurrency",
          count(*) filter (where tax_documents.kind = 'receipt' and fee_minor is null) as "withoutFee"
        from ${documents} where ${within}
        group by 1, 2, country, rate_hundredths, tax_documents.currency, ${feeCurrency}
        order by 1, 2, country, rate_hundredths, tax_documents.currency, ${feeCurrency}`
  const { rows } = await query.execute(db)
  const whole = (value: number | null) => (value === null ? null : Number(value))
  return {
    rows: rows.map((row) => ({
      ...{ day: row.day, kind: row.kind, document: row.document, order: row.order },
      ...{ country: row.country, rateHundredths: whole(row.rate), currency: row.currency },
      grossMinor: Number(row.gross),
      netMinor: whole(row.net),
      taxMinor: whole(row.tax),
      feeMinor: whole(row.fee),
      feeCurrency: row.feeCurrency,
      withoutFee: Number(row.withoutFee),
    })),
  }
}
