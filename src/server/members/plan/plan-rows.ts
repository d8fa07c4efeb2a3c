import { sql } from 'kysely'
import { type Static, Type } from 'typebox'
import { orNull } from '#domain/api/fields.ts'
import type { Place } from '#server/households/found-household.ts'
import type { Trx } from '#server/platform/db/transaction.ts'

/**
 * The tables that a change of a plan writes: whose their rows are, and the column that identifies a row of that owner.
 * Persons and households have one row each.
 */
const keys = {
  persons: { owner: 'id', of: 'person', key: null },
  households: { owner: 'id', of: 'household', key: null },
  recipe_opinions: { owner: 'household_id', of: 'household', key: 'recipe' },
  banned_ingredients: { owner: 'person_id', of: 'person', key: 'ingredient' },
  plan_weeks: { owner: 'household_id', of: 'household', key: 'week' },
  life_events: { owner: 'person_id', of: 'person', key: 'id' },
  plan_reviews: { owner: 'person_id', of: 'person', key: 'week' },
} as const
export type PlanTable = keyof typeof keys
const planTables: readonly PlanTable[] = [
  'persons',
  'households',
  'recipe_opinions',
  'banned_ingredients',
  'plan_weeks',
  'life_events',
  'plan_reviews',
]

/** Columns that no undo restores. The plan is anchored before its first change, and stays so. */
const hidden: Readonly<Partial<Record<PlanTable, readonly string[]>>> = {
  persons: ['id', 'household_id', 'milestones', 'created_at', 'changed_at'],
  households: ['id', 'starts_on', 'plan_revision', 'created_at', 'changed_at'],
}

/** The id of the person or household whose rows of a table are meant. */
const ownerOf = (table: PlanTable, { personId, householdId }: Place): string =>
  keys[table].of === 'person' ? personId : householdId

const Content = Type.Record(Type.String(), Type.Unknown())
/** A row before and after a change, as JSON of its columns; null if there was no row. */
export const WrittenRow = Type.Object({
  table: Type.Enum([...planTables]),
  key: Type.String(),
  before: orNull(Content),
  after: orNull(Content),
})
export type WrittenRow = Static<typeof WrittenRow>

type Content = Static<typeof Content>
type PlanRow = { readonly table: PlanTable; readonly key: string; readonly content: Content }
/** Rows of a plan by table and key. */
export type PlanRows = ReadonlyMap<string, PlanRow>

const nameOf = ({ table, key }: Pick<PlanRow, 'table' | 'key'>): string => `${table} ${key}`

/** The span of plan rows to read: weeks from `firstWeek` on and reviews from `firstReview` on. */
export type PlanSpan = Place & { readonly firstWeek: number; readonly firstReview: number }

/** Reads everything that a change may write. */
export async function readPlanRows(trx: Trx, { firstWeek, firstReview, ...place }: PlanSpan): Promise<PlanRows> {
  const rows = planTables.map((table) => {
    const { owner, key } = keys[table]
    const name = key === null ? sql`''` : sql`${sql.ref(`t.${key}`)}::text`
    const columns = [...(hidden[table] ?? [owner])]
    const first = { plan_weeks: firstWeek, plan_reviews: firstReview, other: null }[
      table === 'plan_weeks' || table === 'plan_reviews' ? table : 'other'
    ]
    return sql`select ${table}::text as "table", ${name} as key, to_jsonb(t) - ${columns}::text[] as content
      from ${sql.table(table)} as t where ${sql.ref(`t.${owner}`)} = ${ownerOf(table, place)} ${first === null ? sql`` : sql`and t.week >= ${first}`}`
  })
  const read = await sql<PlanRow>`${sql.join(rows, sql` union all `)}`.execute(trx)
  return new Map(read.rows.map((row) => [nameOf(row), row]))
}

const isSame = (one: Content | null, other: Content | null): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The rows that differ between two readings of one plan. */
export function writtenRows(before: PlanRows, after: PlanRows): WrittenRow[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)]
    const { table, key } = was ?? is ?? {}
    if (table === undefined || key === undefined) return []
    const row = { table, key, before: was?.content ?? null, after: is?.content ?? null }
    return isSame(row.before, row.after) ? [] : [row]
  })
}

/** Whether a row is still as the change left it. */
export const isAsLeft = (rows: PlanRows, { table, key, after }: WrittenRow): boolean =>
  isSame(rows.get(nameOf({ table, key }))?.content ?? null, after)

/** Keys of the rows of one table. */
export const keysOf = (rows: PlanRows, table: PlanTable): string[] =>
  [...rows.values()].flatMap((row) => (row.table === table ? [row.key] : []))

export async function deletePlanRow(
  trx: Trx,
  place: Place,
  { table, key }: Pick<WrittenRow, 'table' | 'key'>,
): Promise<void> {
  const { owner, key: column } = keys[table]
  if (column === null) return
  await sql`delete from ${sql.table(table)}
    where ${sql.ref(owner)} = ${ownerOf(table, place)} and ${sql.ref(column)}::text = ${key}`.execute(trx)
}

/** Restores a row exactly as it was before a change. */
export async function restorePlanRow(trx: Trx, place: Place, row: WrittenRow): Promise<void> {
  const { table, before } = row
  const { owner, key } = keys[table]
  const id = ownerOf(table, place)
  const columns = sql.join(Object.keys(before ?? {}).map((column) => sql.ref(column)))
  const content = sql`jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(before)}::jsonb)`
  if (key === null) {
    if (before === null) return
    await sql`update ${sql.table(table)} set (${columns}) = (select ${columns} from ${content})
      where ${sql.ref(owner)} = ${id}`.execute(trx)
    return
  }
  await deletePlanRow(trx, place, row)
  if (before === null) return
  await sql`insert into ${sql.table(table)} (${sql.ref(owner)}, ${columns})
    select ${id}::uuid, ${columns} from ${content}`.execute(trx)
}
