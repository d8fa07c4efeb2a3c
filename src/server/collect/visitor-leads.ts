import type { IsoDate } from '#domain/time.ts'
import type { Reader, Trx } from '#server/platform/db/transaction.ts'
import { BEFORE_DAYS, tablesByDay } from './day-partitions.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The visitor id in a header; null if there is none or it has the wrong form. */
export const visitorIdIn = (header: unknown): string | null =>
  typeof header === 'string' && uuid.test(header) ? header : null

/**
 * Stores which visitor a new lead was, so that its payments can be attributed to the campaign. Of a document that
 * continues a visit it is the first document.
 */
export async function linkLead(trx: Trx, leadId: string, visitorId: string, now: Date): Promise<void> {
  const visit = await trx.selectFrom('visitors').select('continues').where('id', '=', visitorId).executeTakeFirst()
  await trx
    .insertInto('visitor_leads')
    .values({ lead_id: leadId, visitor_id: visit?.continues ?? visitorId, linked_at: now })
    .onConflict((conflict) => conflict.column('lead_id').doNothing())
    .execute()
}

/** The days of these visitors: naming them lets the database look into no other partition. */
async function daysOf(db: Reader, ids: readonly string[]): Promise<readonly IsoDate[]> {
  const rows = await db.selectFrom('visitors').select('day').distinct().where('id', 'in', ids).execute()
  return rows.map(({ day }) => day)
}

const NO_VISITOR = '00000000-0000-0000-0000-000000000000'

/** Tables with what was measured of a visitor, in addition to the visitor's own row and those by day. */
const visitorTables = [
  'visitor_profiles',
  'identity_links',
  'tracking_choices',
  'experiment_exposures',
  'funnel_visitors',
  'funnel_visits',
  'funnel_waiting',
] as const

/**
 * Deletes everything that was measured of visitors. With `keepsDays`, rows in partitions of days stay: the caller drops
 * these.
 */
export async function forgetVisitors(
  trx: Trx,
  ids: readonly string[],
  { keepsDays = false }: { readonly keepsDays?: boolean } = {},
): Promise<void> {
  if (ids.length === 0) return
  const days = (await daysOf(trx, ids)).filter((day) => !keepsDays || day === BEFORE_DAYS)
  for (const table of days.length === 0 ? [] : tablesByDay)
    await trx.deleteFrom(table).where('visitor_id', 'in', ids).where('visitor_day', 'in', days).execute()
  for (const table of visitorTables) await trx.deleteFrom(table).where('visitor_id', 'in', ids).execute()
  await trx.deleteFrom('visitor_leads').where('visitor_id', 'in', ids).execute()
  await trx.deleteFrom('visitors').where('id', 'in', ids).execute()
}

/** The visitors of a lead, with the documents that continued their visits. */
async function visitorsOfLead(db: Reader, leadId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('visitor_leads').select('visitor_id').where('lead_id', '=', leadId).execute()
  const ids = rows.map(({ visitor_id }) => visitor_id)
  if (ids.length === 0) return []
  const later = await db.selectFrom('visitors').select('id').where('continues', 'in', ids).execute()
  return [...ids, ...later.map(({ id }) => id)]
}

/** Deletes everything that was measured of a lead's visitor. */
export async function forgetVisitorsOfLead(trx: Trx, leadId: string): Promise<void> {
  await forgetVisitors(trx, await visitorsOfLead(trx, leadId))
}

/** Everything that was measured of a lead, for the copy that a person can request. */
export async function measuredOfLead(db: Reader, leadId: string) {
  const ids = await visitorsOfLead(db, leadId)
  // SQL has no empty list.
  const of = [...ids, NO_VISITOR]
  const days = [...(await daysOf(db, of)), BEFORE_DAYS]
  const choices = ['at', 'analytics', 'replay', 'ads', 'gpc'] as const
  return {
    visits: await db.selectFrom('visitors').selectAll().where('id', 'in', of).execute(),
    steps: await db
      .selectFrom('step_views')
      .selectAll()
      .where('visitor_id', 'in', of)
      .where('visitor_day', 'in', days)
      .orderBy('first_at')
      .execute(),
    events: await db
      .selectFrom('visitor_events')
      .select(['name', 'at', 'properties'])
      .where('visitor_id', 'in', of)
      .where('visitor_day', 'in', days)
      .orderBy('at')
      .execute(),
    profiles: await db
      .selectFrom('visitor_profiles')
      .select(['properties', 'last_seen_at'])
      .where('visitor_id', 'in', of)
      .execute(),
    experiments: await db
      .selectFrom('experiment_exposures')
      .select(['key', 'version', 'variant', 'first_at'])
      .where('visitor_id', 'in', of)
      .orderBy('first_at')
      .execute(),
    otherIds: await db
      .selectFrom('identity_links')
      .select(['distinct_id', 'kind', 'linked_at'])
      .where('visitor_id', 'in', of)
      .orderBy('linked_at')
      .execute(),
    privacyChoices: await db.selectFrom('tracking_choices').select(choices).where('visitor_id', 'in', of).execute(),
  }
}
