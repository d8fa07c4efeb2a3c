import { sql } from 'kysely'
import type { Cell } from '#analytics/funnel/cell-changes.ts'
import type { Trx } from '#server/platform/db/transaction.ts'

/** Adds changes to the daily sums, in one statement and in the order given. */
export async function addToCells(trx: Trx, changes: readonly Cell[]): Promise<void> {
  if (changes.length === 0) return
  await sql`
    insert into funnel_daily as known (dimension, day, flow, value, step, views, exits, backs, errors, dwell)
    select dimension, day, flow, value, step, views, exits, backs, errors, dwell
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change (
      dimension text, day date, flow smallint, value text, step text,
      views bigint, exits bigint, backs bigint, errors bigint, dwell integer[]
    )
    on conflict (dimension, day, flow, value, step) do update set
      views = known.views + excluded.views,
      exits = known.exits + excluded.exits,
      backs = known.backs + excluded.backs,
      errors = known.errors + excluded.errors,
      dwell = array(
        select coalesce(sums.had, 0) + coalesce(sums.more, 0)
        from unnest(known.dwell, excluded.dwell) with ordinality as sums (had, more, place)
        order by sums.place
      )
  `.execute(trx)
}
