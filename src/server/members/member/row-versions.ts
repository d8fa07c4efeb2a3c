import { CompiledQuery } from 'kysely'
import type { Database } from '#server/platform/db/database.ts'

/** Whose rows a reply to a member is made from: their household, and every adult who eats in it. */
export type Owners = { readonly leadId: string; readonly householdId: string; readonly adults: readonly string[] }

/** The tables of an adult and of a household that replies are made from, with the column that says whose a row is. */
const ofAdult = {
  leads: 'id',
  persons: 'id',
  plan_reviews: 'person_id',
  life_events: 'person_id',
  weight_entries: 'person_id',
  banned_ingredients: 'person_id',
  kept_weeks: 'person_id',
} as const
const ofHousehold = {
  households: 'id',
  household_eaters: 'household_id',
  plan_weeks: 'household_id',
  recipe_opinions: 'household_id',
  accounts: 'household_id',
  shopping_ticks: 'household_id',
  pantry_corrections: 'household_id',
  own_lines: 'household_id',
} as const
/** What decides who has access, by the accounts that pay for a household. */
const ofPayment = ['entitlements', 'payments'] as const

export type VersionedTable = keyof typeof ofAdult | keyof typeof ofHousehold | (typeof ofPayment)[number]

/** All that a list is made from. */
export const listTables: readonly VersionedTable[] = [
  ...(Object.keys(ofAdult) as (keyof typeof ofAdult)[]),
  ...(Object.keys(ofHousehold) as (keyof typeof ofHousehold)[]),
  ...ofPayment,
]
/** All that a week is made from; what is ticked and at home does not change it once it is planned. */
export const weekTables: readonly VersionedTable[] = listTables.filter(
  (table) => table !== 'shopping_ticks' && table !== 'pantry_corrections' && table !== 'own_lines',
)

/** Where a row is and which transaction wrote it: something of it changes with whatever is written to the row. */
const version = "coalesce(md5(string_agg(r.xmin::text || r.ctid::text, ' ' order by r.ctid)), '')"
/** What shows that the owners are still the same. */
const said: Readonly<Partial<Record<VersionedTable, string>>> = {
  persons: "coalesce(max(r.household_id::text), '')",
  household_eaters: "coalesce(string_agg(r.person_id::text, ' ' order by r.person_id), '')",
}

const branch = (table: VersionedTable, where: string): string =>
  `select '${table}' as name, ${version} as version, ${said[table] ?? "''"} as said from ${table} as r where ${where}`

const accounts = 'select lead_id from accounts where household_id = $1'
const entitled = `select payment_id from entitlements where lead_id in (${accounts})`

/** The part of the statement about one table, for a household ($1) and its adults ($2 and further). */
function branchesOf(table: VersionedTable, adults: number): readonly string[] {
  if (table === 'entitlements') return [branch(table, `r.lead_id in (${accounts})`)]
  if (table === 'payments') return [branch(table, `r.id in (${entitled})`)]
  const columns: Readonly<Partial<Record<VersionedTable, string>>> = ofHousehold
  const shared = columns[table]
  if (shared !== undefined) return [branch(table, `r.${shared} = $1`)]
  const own: Readonly<Partial<Record<VersionedTable, string>>> = ofAdult
  return Array.from({ length: adults }, (_, at) => branch(table, `r.${own[table]} = $${at + 2}`))
}

const statementFor = (tables: readonly VersionedTable[], adults: number): string =>
  tables.flatMap((table) => branchesOf(table, adults)).join(' union all ')

/** The same statements are asked over and over, and building one takes longer than asking it. */
const statements = new Map<readonly VersionedTable[], Map<number, string>>()
function knownStatement(tables: readonly VersionedTable[], adults: number): string {
  const known = statements.get(tables) ?? new Map<number, string>()
  statements.set(tables, known)
  const statement = known.get(adults) ?? statementFor(tables, adults)
  known.set(adults, statement)
  return statement
}

type VersionRow = { readonly name: string; readonly version: string; readonly said: string }

/** Whose rows a reply to a lead is made from now; null as long as nothing of theirs is stored. */
export async function ownersFor(db: Database, leadId: string): Promise<Owners | null> {
  const person = await db.selectFrom('persons').select('household_id').where('id', '=', leadId).executeTakeFirst()
  if (person === undefined) return null
  const eaters = await db
    .selectFrom('household_eaters')
    .select('person_id')
    .where('household_id', '=', person.household_id)
    .where('person_id', 'is not', null)
    .orderBy('person_id')
    .execute()
  const adults = eaters.flatMap(({ person_id }) => person_id ?? [])
  return { leadId, householdId: person.household_id, adults }
}

/**
 * The versions of all rows of these tables that belong to a household and its adults, read at one moment: the same as long
 * as nobody, by whatever way, has written one of them. Null if others than these adults eat there now.
 */
export async function rowVersions(
  db: Database,
  tables: readonly VersionedTable[],
  owners: Owners,
): Promise<string | null> {
  const { householdId, adults } = owners
  const asked = CompiledQuery.raw(knownStatement(tables, adults.length), [householdId, ...adults])
  const { rows } = await db.executeQuery<VersionRow>(asked)
  const homes = rows.filter(({ name }) => name === 'persons')
  const eaters = rows.find(({ name }) => name === 'household_eaters')?.said
  const isCurrent =
    eaters === owners.adults.join(' ') &&
    owners.adults.includes(owners.leadId) &&
    homes.length === owners.adults.length &&
    homes.every(({ said }) => said === owners.householdId)
  return isCurrent ? rows.map((row) => `${row.name} ${row.version}`).join('\n') : null
}
