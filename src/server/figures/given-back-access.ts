import { sql } from 'kysely'

/**
 * Times in which a payment opened nothing, because a bank or a refund had taken it and later gave it back, as they were known
 * then. The entitlement alone no longer says so once it is open again, and a report of that time would change.
 */
export const withoutAccess = sql`
  select taken.payment_id, taken.recorded_at as begins, back.recorded_at as ends
  from ledger_entries back join ledger_entries taken
    on taken.payment_id = back.payment_id and taken.source = back.source and taken.number = 1
    and taken.kind = case back.kind when 'dispute_returned' then 'dispute_taken' else 'refund' end
  where back.kind in ('dispute_returned', 'refund_returned') and back.number = 1
    and (back.kind = 'dispute_returned' or taken.moved_minor + (
      select charge.moved_minor from ledger_entries charge
      where charge.payment_id = taken.payment_id and charge.kind = 'charge' and charge.number = 1) <= 0)`
