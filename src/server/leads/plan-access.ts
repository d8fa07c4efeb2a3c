import { sql } from 'kysely'
import { paidUntil } from '#domain/billing/entitlements.ts'
import type { Reader } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'

/** How much of the plan a lead can open: all of it, paid until a time, or its first day. */
export type Access = { readonly kind: 'full'; readonly until: Date } | { readonly kind: 'preview' }

/** The settings that decide who has access. */
export type AccessSettings = Pick<Services['config'], 'paymentsEnv' | 'householdJoining'>

/**
 * Entitlements that are valid now, with each lead whom they give access: those who eat in the household that an account
 * pays for, or, where everybody needs a plan of their own, whoever pays. Only payments that arrived grant one; nothing
 * else gives access. Test money gives no access where real money is taken.
 */
function openRights(db: Reader, now: Date, { paymentsEnv, householdJoining }: AccessSettings) {
  const rights = db
    .selectFrom('entitlements')
    .innerJoin('accounts', 'accounts.lead_id', 'entitlements.lead_id')
    .innerJoin('persons', 'persons.household_id', 'accounts.household_id')
    .innerJoin('leads', 'leads.id', 'persons.id')
    .where('entitlements.livemode', '=', paymentsEnv === 'live')
    .where('entitlements.revoked_at', 'is', null)
    .where('entitlements.ends_at', '>', now)
    .where('leads.erased_at', 'is', null)
  return householdJoining === 'free' ? rights : rights.whereRef('accounts.lead_id', '=', 'persons.id')
}

/** Free days of whoever pays, from and to, oldest first. */
const observedMoves = sql<readonly (readonly [string, string])[]>`coalesce((
  select jsonb_agg(jsonb_build_array(moved_from, moved_to) order by asked_at) from charge_moves
  where charge_moves.lead_id = payments.lead_id and kind = 'free_days' and applied_at is not null), '[]')`

/** A lead's access at a given time. */
export async function accessOf(db: Reader, leadId: string, now: Date, settings: AccessSettings): Promise<Access> {
  const access = await accessOfMany(db, [leadId], now, settings)
  return access.get(leadId) ?? { kind: 'preview' }
}

/** The access of several leads at a given time; those that are left out have only the first day. */
export async function accessOfMany(
  db: Reader,
  leadIds: readonly string[],
  now: Date,
  settings: AccessSettings,
): Promise<ReadonlyMap<string, Access>> {
  const rows = await openRights(db, now, settings)
    .innerJoin('payments', 'payments.id', 'entitlements.payment_id')
    .select(['persons.id', 'entitlements.payment_id', 'entitlements.starts_at', 'entitlements.ends_at'])
    .select(['payments.period_start', 'payments.period_end'])
    .select(observedMoves.as('moves'))
    .where('persons.id', 'in', leadIds)
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([leadId, own]) => {
      const entitlements = own.map((row) => ({
        chargeRef: row.payment_id,
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        revoked: null,
      }))
      const charges = own.map(({ payment_id: ref, period_start: start, period_end: end }) => ({
        ...{ ref, period: { start, end } },
      }))
      const moves = (own[0]?.moves ?? []).map(([from, to]) => ({
        ...{ kind: 'free_days' as const, from: new Date(from), to: new Date(to) },
      }))
      const until = paidUntil({ entitlements, charges, moves }, now)
      return [leadId, until === null ? { kind: 'preview' } : { kind: 'full', until }]
    }),
  )
}

/** Whether one of these leads has access to a plan. */
export async function hasOpenPlan(
  db: Reader,
  leadIds: readonly string[],
  now: Date,
  settings: AccessSettings,
): Promise<boolean> {
  const row = await openRights(db, now, settings)
    .select('leads.id')
    .where('persons.id', 'in', leadIds)
    .where('entitlements.starts_at', '<=', now)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The newest lead with access to a plan and this normalised address; null if there is none. */
export async function memberOfEmail(
  db: Reader,
  email: string,
  now: Date,
  settings: AccessSettings,
): Promise<{ readonly leadId: string; readonly email: string } | null> {
  const row = await openRights(db, now, settings)
    .select(['leads.id', 'leads.email'])
    .where('leads.email_normalised', '=', email)
    .where('entitlements.starts_at', '<=', now)
    .orderBy('leads.created_at', 'desc')
    .executeTakeFirst()
  return row === undefined ? null : { leadId: row.id, email: row.email }
}

/** The newest lead with this normalised address, even if it has not bought anything; null if there is none. */
export async function leadOfEmail(
  db: Reader,
  email: string,
): Promise<{ readonly leadId: string; readonly email: string } | null> {
  const row = await db
    .selectFrom('leads')
    .select(['id', 'email'])
    .where('email_normalised', '=', email)
    .where('erased_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row === undefined ? null : { leadId: row.id, email: row.email }
}
