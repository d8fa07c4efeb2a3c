import { type RawBuilder, sql } from 'kysely'
import type { CountedVisitor } from '#analytics/funnel/count-visitor.ts'
import type { Trx } from '#server/platform/db/transaction.ts'

type Visit = { readonly visitorId: string; readonly counted: CountedVisitor }

/** What each visitor was counted as, in few bytes: the steps seen are the bits of a number. */
const visitOf = ({ visitorId, counted }: Visit) => ({
  visitor_id: visitorId,
  day: counted.day,
  flow: counted.flow,
  traits: counted.traits.map(({ dimension, value }) => `${dimension}=${value}`),
  // Places are below 53, so every sum of their bits is an exact number.
  seen: [...new Set(counted.steps.map(({ place }) => place))].reduce((sum, place) => sum + 2 ** place, 0),
  exit_place: counted.exit,
})

/** Replaces what reports with several conditions read of these visitors. Sets are stored in one order, so nobody waits in a circle. */
export async function storeVisits(trx: Trx, gone: readonly string[], rows: readonly Visit[]): Promise<void> {
  if (gone.length > 0) await trx.deleteFrom('funnel_visits').where('visitor_id', 'in', gone).execute()
  await insertVisits(
    trx,
    rows,
    sql`do update set day = excluded.day, flow = excluded.flow, trait_set = excluded.trait_set, seen = excluded.seen,
      exit_place = excluded.exit_place`,
  )
}

/** Adds visits, and does what is said with those that exist. */
export async function insertVisits(trx: Trx, rows: readonly Visit[], onConflict: RawBuilder<unknown>): Promise<void> {
  if (rows.length === 0) return
  const given = JSON.stringify(rows.map(visitOf))
  await sql`
    with used as (
      select distinct on (1) md5(array_to_string(traits, ';')) as digest, traits
      from jsonb_to_recordset(${given}::jsonb) as visit (traits text[])
    )
    insert into funnel_trait_sets (digest, traits, last_on)
    select digest, traits, current_date from used
    where not exists (
      select from funnel_trait_sets known where known.digest = used.digest and known.last_on >= current_date
    )
    order by digest
    on conflict (digest) do update set last_on = excluded.last_on`.execute(trx)
  await sql`
    insert into funnel_visits (visitor_id, day, flow, trait_set, seen, exit_place)
    select visitor_id, day, flow, sets.id, seen, exit_place
    from jsonb_to_recordset(${given}::jsonb)
      as visit (visitor_id uuid, day date, flow smallint, traits text[], seen bigint, exit_place smallint)
    join funnel_trait_sets sets on sets.digest = md5(array_to_string(visit.traits, ';'))
    on conflict (visitor_id) ${onConflict}`.execute(trx)
}
