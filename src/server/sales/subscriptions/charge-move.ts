import { type Pause, pauseBefore } from '#domain/billing/charge-moves.ts'
import { isLive } from '#domain/billing/subscription.ts'
import { Problem } from '#domain/problem.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#domain/time.ts'
import { audit } from '#server/platform/audit/audit-log.ts'
import type { Deadline } from '#server/platform/concurrency/deadline.ts'
import type { MoveKind } from '#server/platform/db/sales-columns.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { Log } from '#server/platform/log/log.ts'
import { keyOf, ProviderError } from '#server/platform/payment-provider/provider.ts'
import { agreedPeriods } from '#server/purchases/agreed-periods.ts'
import { applySnapshot } from '#server/purchases/apply-snapshot.ts'
import { findSubscription, type OwnSubscription } from '#server/purchases/find-purchase.ts'
import { lockLead } from '#server/purchases/lock-lead.ts'
import { planToCome } from '#server/purchases/plan-changes.ts'
import type { Services } from '#server/services.ts'
import { endsWithPeriod } from './cancellation.ts'

/** The pause of a subscription before its next charge; null if there is none. */
export function pauseOf({ subscription, purchase }: OwnSubscription): Pause | null {
  const { period_end } = subscription
  if (period_end === null || !isLive(subscription)) return null
  return pauseBefore(period_end, purchase.moves ?? [])
}

/** What the next charge is moved for, and its new day. */
export type WantedMove = { readonly kind: MoveKind; readonly to: Date; readonly detail: string }

export type MoveRequest = {
  /** The same id is the same move. */
  readonly actId: string
  readonly leadId: string
  readonly actor: 'operator' | 'customer'
  readonly log: Log
}

/**
 * Moves the next charge, and all after it, to another day. It is stored first, so that repeating the act moves it once; the
 * customer gets an email once the provider charges on the new day. `choose` is given the day of the charge and the pause
 * before it.
 * @throws Problem SUBSCRIPTION_UNKNOWN, SUBSCRIPTION_OVER, CHARGE_NOT_MOVED if no renewal is to come, another change waits for
 * the provider, or the provider refuses
 */
export async function requestMove(
  services: Services,
  { actId, leadId, actor, log }: MoveRequest,
  choose: (end: Date, pause: Pause | null) => WantedMove,
): Promise<void> {
  const { db, now } = services
  await inTransaction(db, async (trx) => {
    await lockLead(trx, leadId)
    const own = await findSubscription(trx, leadId)
    const { subscription, planChanges } = own
    const known = await trx
      .selectFrom('charge_moves')
      .select(['id', 'applied_at', 'refused_at'])
      .where('lead_id', '=', leadId)
      .where('subscription_id', '=', subscription.id)
      .execute()
    if (known.some(({ id }) => id === actId)) return
    const { state, period_end: from, intent } = subscription
    if (!isLive(subscription)) throw new Problem('SUBSCRIPTION_OVER')
    const isWaiting = known.some(({ applied_at, refused_at }) => applied_at === null && refused_at === null)
    const isBusy = intent !== null || isWaiting || planToCome(planChanges) !== undefined
    if (isBusy || state !== 'active' || from === null || from <= now() || endsWithPeriod(own))
      throw new Problem('CHARGE_NOT_MOVED')
    const { kind, to, detail } = choose(from, pauseOf(own))
    const days = Math.round((to.getTime() - from.getTime()) / MS_PER_DAY)
    // Within a day, what the provider observes could not be told from what it did before.
    if (days === 0 || to <= now()) throw new Problem('CHARGE_NOT_MOVED')
    const move = { moved_from: from, moved_to: to, asked_at: now() }
    await trx
      .insertInto('charge_moves')
      .values({ lead_id: leadId, id: actId, subscription_id: subscription.id, kind, days, ...move })
      .execute()
    await audit(trx, { leadId, actor, action: 'move charge', subject: subscription.id, detail, now: now() })
  })
  const outcome = await moveCharge(services, leadId, actId).catch((error: unknown) => {
    log.warn({ error: describeError(error) }, 'a provider could not be asked to move a charge; it will be asked again')
    return 'waiting' as const
  })
  if (outcome === 'refused') throw new Problem('CHARGE_NOT_MOVED')
}

/**
 * Asks the provider for a move that waits; once the charge is due it is too late, and only looked at. Repeating it is the same
 * request. @throws unless the provider answers
 */
async function moveCharge(services: Services, leadId: string, moveId: string): Promise<'applied' | 'refused'> {
  const { db, payments, now } = services
  const move = await db
    .selectFrom('charge_moves')
    .innerJoin('subscriptions', (join) =>
      join
        .onRef('subscriptions.lead_id', '=', 'charge_moves.lead_id')
        .onRef('subscriptions.id', '=', 'charge_moves.subscription_id'),
    )
    .select(['moved_from', 'moved_to', 'applied_at', 'refused_at', 'order_id', 'provider', 'provider_ref'])
    .where('charge_moves.lead_id', '=', leadId)
    .where('charge_moves.id', '=', moveId)
    .executeTakeFirstOrThrow()
  if (move.applied_at !== null) return 'applied'
  if (move.refused_at !== null) return 'refused'
  const periods = await agreedPeriods(db, leadId, move.order_id)
  const wanted = { from: move.moved_from, to: move.moved_to }
  const isInTime = now() < wanted.from && now() < wanted.to
  try {
    const provider = payments.byName(move.provider)
    const snapshot = isInTime
      ? await provider.moveCharge(move.provider_ref, wanted, keyOf.moveCharge(moveId), periods)
      : await provider.fetch({ orderId: move.order_id, ref: move.provider_ref, periods })
    if (snapshot !== null) await applySnapshot(services, leadId, move.order_id, snapshot, 'change')
  } catch (error) {
    const isDefinite = error instanceof ProviderError && error.kind !== 'TRY_LATER'
    if (!isDefinite) throw error
  }
  // Still not on the new day: the provider refused, or accepted and does not obey.
  const refused = await db
    .updateTable('charge_moves')
    .set({ refused_at: now() })
    .where('lead_id', '=', leadId)
    .where('id', '=', moveId)
    .where('applied_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return refused === undefined ? 'applied' : 'refused'
}

/** Moves that one run may take on. */
const BATCH_SIZE = 200
/** The act itself asks first. */
const PATIENCE_MS = MS_PER_MINUTE

/** Asks again for every move about which a provider did not answer. */
export async function moveCharges(services: Services, log: Log, deadline: Deadline): Promise<void> {
  const waiting = await services.db
    .selectFrom('charge_moves')
    .select(['lead_id', 'id'])
    .where('applied_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('asked_at', '<', new Date(services.now().getTime() - PATIENCE_MS))
    .orderBy('asked_at')
    .limit(BATCH_SIZE)
    .execute()
  for (const { lead_id, id } of waiting) {
    if (deadline.isOver()) return
    await moveCharge(services, lead_id, id).catch((error: unknown) =>
      log.error({ error: describeError(error) }, 'a charge could not be moved'),
    )
  }
}
