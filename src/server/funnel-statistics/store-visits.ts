import { type RawBuilder, sql } from 'kysely'
import type { CountedVisitor } from '#analytics/funnel/count-visitor.ts'
import { singleDimensions, type Trait } from '#analytics/funnel/traits.ts'
import type { Trx } from '#server/platform/db/transaction.ts'

type Visit = { readonly visitorId: string; readonly counted: CountedVisitor }
type NumberOf = (trait: Trait) => number

/** Stands in a column for a dimension of which the visitor has no value. */
const NO_TRAIT = 0

const keyOf = ({ dimension, value }: Trait): string => `${dimension}=${value}`

/** Notes that these traits are in use, and returns the number of each. They are stored in one order, so nobody waits in a circle. */
async function numberTraits(trx: Trx, rows: readonly Visit[]): Promise<NumberOf> {
  const used = new Map(rows.flatMap(({ counted }) => counted.traits).map((trait) => [keyOf(trait), trait]))
  const given = sql`jsonb_to_recordset(${JSON.stringify([...used.values()])}::jsonb) as used (dimension text, value text)`
  await sql`
    insert into funnel_traits (dimension, value, last_on)
    select dimension, value, current_date from ${given}
    where not exists (
      select from funnel_traits known
      where known.dimension = used.dimension and known.value = used.value and known.last_on >= current_date
    )
    order by dimension, value
    on conflict (dimension, value) do update set last_on = excluded.last_on`.execute(trx)
  const { rows: known } = await sql<Trait & { readonly id: number }>`
    select id, dimension, value from ${given} join funnel_traits using (dimension, value)`.execute(trx)
  const numbers = new Map(known.map((trait) => [keyOf(trait), trait.id]))
  return (trait) => numbers.get(keyOf(trait)) ?? NO_TRAIT
}

/** What each visitor was counted as, in few bytes: the steps seen are the bits of a number. */
function visitOf({ visitorId, counted }: Visit, numberOf: NumberOf): Readonly<Record<string, unknown>> {
  const single = new Map<string, number>()
  const variants: number[] = []
  for (const trait of counted.traits) {
    if (trait.dimension === 'variant') variants.push(numberOf(trait))
    else single.set(trait.dimension, numberOf(trait))
  }
  return {
    visitor_id: visitorId,
    // Places are below 53, so every sum of their bits is an exact number.
    seen: [...new Set(counted.steps.map(({ place }) => place))].reduce((sum, place) => sum + 2 ** place, 0),
    day: counted.day,
    ...Object.fromEntries(singleDimensions.map((dimension) => [dimension, single.get(dimension) ?? NO_TRAIT])),
    flow: counted.flow,
    exit_place: counted.exit,
    variants,
  }
}

const columns = ['seen', 'day', ...singleDimensions, 'flow', 'exit_place', 'variants']
const listed = sql.join(columns.map((column) => sql.ref(column)))
const types = sql.join([
  sql`visitor_id uuid, seen bigint, day date`,
  ...singleDimensions.map((dimension) => sql`${sql.ref(dimension)} integer`),
  sql`flow smallint, exit_place smallint, variants integer[]`,
])
const replaced = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))

/** Replaces what reports with several conditions read of these visitors. */
export async function storeVisits(trx: Trx, gone: readonly string[], rows: readonly Visit[]): Promise<void> {
  if (gone.length > 0) await trx.deleteFrom('funnel_visits').where('visitor_id', 'in', gone).execute()
  await insertVisits(trx, rows, sql`do update set ${replaced}`)
}

/** Adds visits, and does what is said with those that exist. */
export async function insertVisits(trx: Trx, rows: readonly Visit[], onConflict: RawBuilder<unknown>): Promise<void> {
  if (rows.length === 0) return
  const numberOf = await numberTraits(trx, rows)
  const given = JSON.stringify(rows.map((row) => visitOf(row, numberOf)))
  await sql`
    insert into funnel_visits (visitor_id, ${listed})
    select visitor_id, ${listed} from jsonb_to_recordset(${given}::jsonb) as visit (${types})
    on conflict (visitor_id) ${onConflict}`.execute(trx)
}
