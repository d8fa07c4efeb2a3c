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

/** How an entry of the ledger is called in the accounts: charges and refunds by their documents. */
const kind = sql`case entry.kind when 'charge' then 'receipt' when 'refund' then 'credit_note'
  when 'refund_returned' then 'credit_note_reversal' else entry.kind end`

/**
 * The entries of the ledger whose moment is within some days, each with its document if it has one. The fee of a charge
 * stands beside the charge; every other fee is a row of its own.
 */
const movements = (livemode: boolean, from: string, to: string) => sql`(
  select ${kind} as kind, entry.at, entry.number, entry.source, coalesce(document.number, entry.source) as document,
    payments.order_id, document.country, document.rate_hundredths, document.net_minor, document.tax_minor, entry.currency,
    case entry.kind when 'fee' then 0 else entry.moved_minor end as gross,
    case entry.kind when 'fee' then -entry.moved_minor else -fee.moved_minor end as fee,
    case entry.kind when 'fee' then entry.currency else fee.currency end as fee_currency
  from ledger_entries entry
  left join payments on payments.id = entry.payment_id
  left join tax_documents document on document.payment_id = entry.payment_id and entry.number = 1
    and document.kind = ${kind} and (entry.kind = 'charge' or document.refund_id = entry.source)
  left join ledger_entries fee on entry.kind = 'charge' and entry.number = 1 and fee.number = 1 and fee.kind = 'fee'
    and fee.provider = entry.provider and fee.livemode = entry.livemode and fee.source = entry.source
  where entry.livemode = ${livemode} and entry.at >= ${`${from}T00:00:00Z`}::timestamptz
    and entry.at < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'
    and not (entry.kind = 'fee' and entry.number = 1 and entry.cause = 'charge')
) moved`

/**
 * Everything in the ledger from one day (UTC) to another, both included: receipts with their provider's fee, credit notes,
 * disputes, other fees and payouts; one by one, or summed by day, kind, country, rate and currency. Test money and live
 * money are never in one report.
 */
export async function accounting(
  db: Database,
  { from, to, by }: Static<typeof AccountingQuery>,
  livemode: boolean,
): Promise<AccountingReply> {
  // Receipts whose fee is still unknown are grouped with those whose fee is in their own currency.
  const feeCurrency = sql`case when kind in ('receipt', 'fee') then coalesce(fee_currency, currency) end`
  const day = sql`to_char(at at time zone 'UTC', 'YYYY-MM-DD')`
  const moved = movements(livemode, from, to)
  const query =
    by === 'document'
      ? sql<Row>`
        select ${day} as day, kind, document, order_id as "order", country, rate_hundredths as rate, currency,
          gross, net_minor as net, tax_minor as tax, fee, fee_currency as "feeCurrency",
          (kind = 'receipt' and number = 1 and fee is null)::int as "withoutFee"
        from ${moved} order by at, document, kind, number`
      : sql<Row>`
        select ${day} as day, kind, count(*)::text as document, null as "order", country, rate_hundredths as rate,
          currency, sum(gross)::bigint as gross, sum(net_minor)::bigint as net, sum(tax_minor)::bigint as tax,
          sum(fee)::bigint as fee, case when count(fee) > 0 then ${feeCurrency} end as "feeCurrency",
          count(*) filter (where kind = 'receipt' and number = 1 and fee is null) as "withoutFee"
        from ${moved}
        group by 1, 2, country, rate_hundredths, currency, ${feeCurrency}
        order by 1, 2, country, rate_hundredths, currency, ${feeCurrency}`
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
