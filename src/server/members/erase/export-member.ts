import type { Selectable } from 'kysely'
import type { MemberCopy } from '#domain/api/member/member.ts'
import { readerLocale } from '#domain/formats.ts'
import { heroFrom } from '#domain/hero/read-hero.ts'
import { Problem } from '#domain/problem.ts'
import { measuredOfLead } from '#server/collect/visitor-leads.ts'
import { leadsOfPerson } from '#server/leads/person.ts'
import { weightsOf } from '#server/members/weight-log/weights.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { Services } from '#server/services.ts'
import { ownWeeks } from './own-weeks.ts'

/**
 * Columns that say nothing about a person: our own keys, hashes of secrets, and rows of a household before and after a
 * change, which may hold what the others need.
 */
const internalColumns =
  /^(?:written|lead_id|person_id|household_id|id|operator_id|made_by|code_secret|.*_hash|salt|.*_salt|plan_revision|cook_id)$/

/** `paid_at` as `paidAt`. */
const camelCase = (column: string): string => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const plain = (row: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([column, value]) =>
      internalColumns.test(column) ? [] : [[camelCase(column), value]],
    ),
  )

/** What was measured of the lead's visitors. */
async function copyOfMeasured(db: Database, leadId: string) {
  const measured = await measuredOfLead(db, leadId)
  return Object.fromEntries(Object.entries(measured).map(([name, rows]) => [name, rows.map(plain)]))
}

type Exporting = Pick<Services, 'db' | 'now' | 'config'>

type TableWith<Column extends string> = {
  [T in keyof Schema]: Column extends keyof Selectable<Schema[T]> ? T : never
}[keyof Schema]
type PersonalTable = Exclude<TableWith<'lead_id'>, 'order_requests'>
type PersonTable = TableWith<'person_id'>
type HouseholdTable = TableWith<'household_id'>

/**
 * Everything that is stored about a person, that is about every lead with this lead's address, the oldest first.
 * @throws Problem TOKEN_INVALID if the lead is gone
 */
export async function exportMember(services: Exporting, leadId: string): Promise<MemberCopy> {
  const { db, now } = services
  const ids = await leadsOfPerson(db, leadId)
  const leads: Awaited<ReturnType<typeof copyOfLead>>[] = []
  for (const id of ids) leads.push(await copyOfLead(services, id))
  return { exportedAt: now().toISOString(), leads }
}

/**
 * A lead as it is stored, without keys and hashes that mean something only to us. Of emails it has only the subject,
 * since their text contains links.
 */
async function copyOfLead(services: Exporting, leadId: string) {
  const { db } = services
  const lead = await db.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirst()
  if (lead === undefined) throw new Problem('TOKEN_INVALID')
  const rowsOf = async (table: PersonalTable) =>
    (await db.selectFrom(table).selectAll().where('lead_id', '=', leadId).execute()).map(plain)
  const orders = await db.selectFrom('orders').selectAll().where('lead_id', '=', leadId).orderBy('created_at').execute()
  const emails = await db
    .selectFrom('emails')
    .select(['kind', 'recipient', 'subject', 'created_at', 'sent_at'])
    .where('lead_id', '=', leadId)
    .orderBy('created_at')
    .execute()
  const person = await db.selectFrom('persons').selectAll().where('id', '=', leadId).executeTakeFirst()
  const householdId = person?.household_id ?? leadId
  const household = await db.selectFrom('households').selectAll().where('id', '=', householdId).executeTakeFirst()
  const weeks = await db.selectFrom('plan_weeks').selectAll().where('household_id', '=', householdId).execute()
  const ofPerson = async (table: PersonTable) =>
    (await db.selectFrom(table).selectAll().where('person_id', '=', leadId).execute()).map(plain)
  const ofHousehold = async (table: HouseholdTable) =>
    (await db.selectFrom(table).selectAll().where('household_id', '=', householdId).execute()).map(plain)
  return {
    email: lead.email,
    registeredAt: lead.created_at,
    answers: heroFrom(lead.hero),
    units: lead.units,
    language: readerLocale(lead),
    healthConditions: lead.conditions,
    settings:
      person === undefined
        ? null
        : { ...plain(household ?? {}), ...plain(person), weekIsPlannedByYou: household?.cook_id === leadId },
    account: await rowsOf('accounts'),
    weeks: ownWeeks(leadId, weeks).map(plain),
    keptWeeks: await ofPerson('kept_weeks'),
    opinions: await ofHousehold('recipe_opinions'),
    recipeNotes: await ofPerson('recipe_notes'),
    bannedIngredients: await ofPerson('banned_ingredients'),
    shoppingTicks: await ofHousehold('shopping_ticks'),
    ownLines: await ofHousehold('own_lines'),
    regularDishes: await ofHousehold('meal_anchors'),
    pantryCorrections: await ofHousehold('pantry_corrections'),
    weights: await weightsOf(db, leadId),
    diary: await ofPerson('diary_records'),
    ownProducts: await ofPerson('own_products'),
    lifeEvents: await ofPerson('life_events'),
    weighInReminders: await rowsOf('weigh_in_reminders'),
    weekEmails: await rowsOf('week_emails'),
    planReviews: await ofPerson('plan_reviews'),
    measured: await copyOfMeasured(db, leadId),
    experiments: await rowsOf('lead_runs'),
    lastChanges: await ofPerson('plan_undos'),
    orders: orders.map((order) => ({ order: order.id, ...plain(order) })),
    attempts: await rowsOf('payment_attempts'),
    subscriptions: await rowsOf('subscriptions'),
    changes: await rowsOf('subscription_transitions'),
    priceChanges: await rowsOf('subscription_price_changes'),
    planChanges: await rowsOf('subscription_plan_changes'),
    movedCharges: await rowsOf('charge_moves'),
    payments: await rowsOf('payments'),
    receipts: await rowsOf('tax_documents'),
    places: await rowsOf('order_places'),
    refunds: await rowsOf('refunds'),
    notesByOperators: await rowsOf('customer_notes'),
    disputes: await rowsOf('disputes'),
    fraudWarnings: await rowsOf('fraud_warnings'),
    movements: await rowsOf('ledger_entries'),
    access: await rowsOf('entitlements'),
    notices: await rowsOf('scheduled_notices'),
    actions: await rowsOf('audit_log'),
    operatorActs: await rowsOf('operator_acts'),
    findings: await rowsOf('reconciliation_findings'),
    consents: await rowsOf('consents'),
    mails: emails.map(plain),
    keys: await rowsOf('access_keys'),
  }
}
