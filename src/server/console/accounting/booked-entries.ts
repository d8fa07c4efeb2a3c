import { type RawBuilder, sql } from 'kysely'

/**
 * A relation of every ledger entry with the month in which it is booked (`month`, its first day), and with the day
 * (`day`). An entry of a month that was taken is booked there for good. Every other one is booked in its own month, or
 * in the first month that was not taken if its own was taken before the entry became known. So each entry is booked
 * exactly once, and all months together are the ledger.
 */
export const bookedEntries = (livemode: boolean): RawBuilder<unknown> => sql`(
  select entry.*, booked.month, greatest((entry.at at time zone 'UTC')::date, booked.month) as day
  from ledger_entries entry
  left join accounting_month_entries taken using (provider, livemode, kind, source, number)
  cross join (select (max(month) + interval '1 month')::date as month from accounting_months where livemode = ${livemode}) open
  cross join lateral (select coalesce(taken.month,
    greatest(date_trunc('month', entry.at at time zone 'UTC')::date, open.month)) as month) booked
  where entry.livemode = ${livemode}
)`

/** The same for the entries of one month that was taken, which need not look at any other. */
export const takenEntries = (livemode: boolean, firstDay: string): RawBuilder<unknown> => sql`(
  select entry.*, taken.month, greatest((entry.at at time zone 'UTC')::date, taken.month) as day
  from accounting_month_entries taken join ledger_entries entry using (provider, livemode, kind, source, number)
  where taken.livemode = ${livemode} and taken.month = ${firstDay}::date
)`
