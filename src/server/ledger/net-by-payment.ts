import { type RawBuilder, sql } from 'kysely'

/**
 * A relation to select from: what each payment that arrived brought so far, by the ledger. Every figure about single
 * payments or purchases reads amounts here (experiments, breakdowns, cohorts), never in `payments` or `refunds`.
 *
 * Columns, one row for each payment: `payment_id`, `lead_id`, `currency` (of the charge), `cause` (`initial` or
 * `renewal`), `at` (when it was charged), `charged`, `refunded`, `disputed` and `net`, in minor units: `net` is `charged`
 * less `refunded` (without refunds that a bank returned) and less `disputed` (what banks took and did not give back).
 * Fees are left out: they are in the currency in which the provider settles.
 *
 *     select net from visitor_leads cross join lateral ${netByPayment(livemode, sql`visitor_leads.lead_id`)} money
 *
 * `lead` is the lead whose payments are meant, in a lateral join; without it, the whole ledger is added up, once for
 * each row that it is joined to.
 */
export const netByPayment = (livemode: boolean, lead?: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select payment_id, lead_id,
    max(currency) filter (where kind = 'charge') as currency,
    max(cause) filter (where kind = 'charge' and number = 1) as cause,
    max(at) filter (where kind = 'charge' and number = 1) as at,
    coalesce(sum(moved_minor) filter (where kind = 'charge'), 0) as charged,
    -coalesce(sum(moved_minor) filter (where kind in ('refund', 'refund_returned')), 0) as refunded,
    -coalesce(sum(moved_minor) filter (where kind in ('dispute_taken', 'dispute_returned')), 0) as disputed,
    sum(moved_minor) as net
  from ledger_entries
  where livemode = ${livemode} and kind not in ('fee', 'payout')
    ${lead === undefined ? sql`` : sql`and lead_id = ${lead}`}
  group by payment_id, lead_id
)`
