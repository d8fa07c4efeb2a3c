import { sql } from 'kysely'
import type { Cell } from '#analytics/funnel/cell-changes.ts'
import type { Trx } from '#server/platform/db/transaction.ts'

/** Cells that one statement stores. */
const CELLS_AT_ONCE = 5000

/** Adds changes to the daily sums, in the order given. */
export async function addToCells(trx: Trx, changes: readonly Cell[]): Promise<void> {
  for (let from = 0; from < changes.length; from += CELLS_AT_ONCE)
    await store(trx, 'funnel_daily', changes.slice(from, from + CELLS_AT_ONCE))
}

/** Stores the sums of the visitors who are present, whose table is empty. */
export async function storeLiveCells(trx: Trx, cells: readonly Cell[]): Promise<void> {
  for (let from = 0; from < cells.length; from += CELLS_AT_ONCE)
    await store(trx, 'funnel_live', cells.slice(from, from + CELLS_AT_ONCE))
}

async function store(trx: Trx, table: 'funnel_daily' | 'funnel_live', changes: readonly Cell[]): Promise<void> {
  await sql`
    insert into ${sql.table(table)} as known (dimension, day, flow, value, step, views, exits, backs, errors, dwell)
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
