import type { Transaction } from 'kysely'
import type { MemberSettings } from '#domain/api/member/member.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { heroFrom } from '#domain/hero/read-hero.ts'
import { Problem } from '#domain/problems.ts'
import type { IsoDate } from '#domain/time.ts'
import { type Access, accessOf } from '#server/leads/plan-access.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import { reviewsOf, type StoredReview } from './plan-reviews.ts'
import { settingsOf } from './settings.ts'

/** A lead in the member area, on one of their days. */
export type Member = {
  readonly leadId: string
  readonly email: string
  readonly hero: Hero
  readonly access: Access
  readonly settings: MemberSettings
  /** The first day of week 1; today as long as the plan is only a preview. */
  readonly startsOn: IsoDate
  /** Whether the first day of week 1 is fixed. */
  readonly isAnchored: boolean
  readonly today: IsoDate
  /** The reviews of the plan so far, oldest first. */
  readonly reviews: readonly StoredReview[]
  /** Whether the member keeps their plan for good: no more changes are proposed. */
  readonly keptForGood: boolean
  /** The number of changes to the plan. */
  readonly revision: number
}

/**
 * Reads a lead for the member area. The revision is never newer than the other values.
 * @throws Problem TOKEN_INVALID if the lead is gone, HERO_INCOMPLETE
 */
export async function readMember(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  leadId: string,
  today: IsoDate,
): Promise<Member> {
  const lead = await db
    .selectFrom('leads')
    .select(['email', 'hero', 'units', 'plan_revision'])
    .where('id', '=', leadId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (lead === undefined) throw new Problem('TOKEN_INVALID')
  const plan = await db.selectFrom('member_plans').selectAll().where('lead_id', '=', leadId).executeTakeFirst()
  const access = await accessOf(db, leadId, now(), config.paymentsEnv === 'live')
  const hero = heroFrom(lead.hero)
  return {
    leadId,
    email: lead.email,
    hero,
    access,
    settings: settingsOf(hero, lead.units, plan ?? null),
    startsOn: access.kind === 'full' && plan !== undefined ? plan.starts_on : today,
    isAnchored: plan !== undefined,
    today,
    reviews: plan === undefined ? [] : await reviewsOf(db, leadId),
    keptForGood: plan?.kept_for_good ?? false,
    revision: lead.plan_revision,
  }
}

/** Fixes the start of week 1 at the day of the first visit; later calls change nothing. */
export async function anchorPlan(
  trx: Transaction<Schema>,
  { leadId, today }: Pick<Member, 'leadId' | 'today'>,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('member_plans')
    .values({ lead_id: leadId, starts_on: today, created_at: now, changed_at: now })
    .onConflict((conflict) => conflict.column('lead_id').doNothing())
    .execute()
}

/**
 * Writes something about a lead, unless the lead is erased: nothing may be written once a deletion has begun.
 * @throws Problem TOKEN_INVALID if the lead is gone
 */
export function writeForLead<T>(
  db: Database,
  leadId: string,
  write: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (trx) => {
    const lead = await trx
      .selectFrom('leads')
      .select('id')
      .where('id', '=', leadId)
      .where('erased_at', 'is', null)
      .forShare()
      .executeTakeFirst()
    if (lead === undefined) throw new Problem('TOKEN_INVALID')
    return write(trx)
  })
}
