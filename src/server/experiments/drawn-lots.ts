import { sql } from 'kysely'
import type { ShownVariant } from '#analytics/events/shown-variants.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import type { Lot } from './lot.ts'
import { askedRuns, type RunName } from './read-buyers.ts'

/** ms after which drawn lots are written: sooner than their pages report. */
const WRITTEN_AFTER_MS = 1_000

export type DrawnLots = {
  /** Notes the variants in which a page is sent; no page waits for the database. */
  readonly note: (shown: readonly ShownVariant[], lot: Lot) => void
  /** Writes what was noted. */
  readonly write: () => Promise<void>
}

/** Collects drawn lots and writes each once. */
export function createDrawnLots({ db, now }: { readonly db: Database; readonly now: () => Date }): DrawnLots {
  type Row = ShownVariant & Lot & { readonly drawn_at: Date }
  let pending = new Map<string, Row>()
  let writing: ReturnType<typeof setTimeout> | null = null
  const write = async (): Promise<void> => {
    if (writing !== null) clearTimeout(writing)
    writing = null
    const rows = [...pending.values()]
    pending = new Map()
    if (rows.length === 0) return
    await db
      .insertInto('experiment_lots')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['key', 'version', 'day', 'lot']).doNothing())
      .execute()
  }
  return {
    note: (shown, lot) => {
      for (const { key, version, variant } of shown) {
        const name = `${key} ${version} ${lot.day} ${lot.lot}`
        if (!pending.has(name)) pending.set(name, { key, version, variant, ...lot, drawn_at: now() })
      }
      // If the database fails, these lots are not counted, in whichever variant.
      if (pending.size > 0) writing ??= setTimeout(() => void write().catch(() => undefined), WRITTEN_AFTER_MS).unref()
    },
    write,
  }
}

/**
 * Marks the drawn lots of a request whose page reported the step at which these variants differ. A page whose connection
 * changed since it was drawn marks nothing, in whichever variant.
 */
export async function markReported(trx: Trx, shown: readonly ShownVariant[], lots: readonly Lot[]): Promise<void> {
  for (const { key, version, variant } of shown) {
    for (const { day, lot } of lots) {
      await trx
        .updateTable('experiment_lots')
        .set({ is_reported: true })
        .where('key', '=', key)
        .where('version', '=', version)
        .where('variant', '=', variant)
        .where('day', '=', day)
        .where('lot', '=', lot)
        .where('is_reported', '=', false)
        .execute()
    }
  }
}

/** Minutes that a page has to report its step before its lot counts as lost. */
const LOST_AFTER_MINUTES = 60

/** Sums the lots of the days before yesterday, whose secret is gone, and deletes them. */
export async function sumOldLots(trx: Trx, today: string): Promise<void> {
  await sql`
    with old as (delete from experiment_lots where day < ${today}::date - 1 returning *)
    insert into experiment_days (key, version, day, variant, drawn, lost)
    select key, version, day, variant, count(*), count(*) filter (where not is_reported) from old group by 1, 2, 3, 4
    on conflict (key, version, day, variant)
    do update set drawn = experiment_days.drawn + excluded.drawn, lost = experiment_days.lost + excluded.lost`.execute(
    trx,
  )
}

/** How many lots were drawn in a variant, and how many of their pages never reported. */
export type LotCounts = RunName & { readonly variant: string; readonly drawn: number; readonly lost: number }

/** The lots of runs by variant. */
export async function countLots(db: Database, runs: readonly RunName[], now: Date): Promise<readonly LotCounts[]> {
  const { rows } = await sql<LotCounts>`
    with asked as materialized (select * from ${askedRuns(runs)})
    select key, version, variant, sum(drawn)::int as drawn, sum(lost)::int as lost from (
      select key, version, variant, drawn, lost from experiment_days join asked using (key, version)
      union all
      select key, version, variant, count(*), count(*) filter (
        where not is_reported and drawn_at < ${now}::timestamptz - ${LOST_AFTER_MINUTES} * interval '1 minute'
      )
      from experiment_lots join asked using (key, version) group by 1, 2, 3
    ) days group by 1, 2, 3`.execute(db)
  return rows
}
