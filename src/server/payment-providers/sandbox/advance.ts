import { plusDays } from '#domain/time.ts'
import type { Database } from '#server/platform/db/database.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { ANSWER_DECIDED_AFTER_DAYS, decideDisputes, openDisputes } from './disputes.ts'
import {
  byRef,
  chargesOf,
  lockOrder,
  newRef,
  recordEvent,
  type SandboxCharge,
  type SandboxSubscription,
  type Trx,
  updateSubscription,
} from './sandbox-database.ts'

/** Days after a failed renewal on which it is retried; if the last retry fails as well, the subscription ends. */
const RETRY_AFTER_DAYS = [3, 5, 7] as const
const ENDS_AFTER_DAYS = 7

/** When an owed charge is retried; null after the last retry. */
export function nextRetryAt({ tries, period_start }: Pick<SandboxCharge, 'tries' | 'period_start'>): Date | null {
  const days = RETRY_AFTER_DAYS[tries - 1]
  return days === undefined ? null : plusDays(period_start, days)
}

export async function endSubscription(trx: Trx, subscription: SandboxSubscription, at: Date): Promise<void> {
  await trx
    .updateTable('sandbox_charges')
    .set({ state: 'void', at })
    .where('subscription_ref', '=', subscription.ref)
    .where('state', 'in', ['pending', 'requires_action', 'declined'])
    .execute()
  await updateSubscription(trx, subscription, { state: 'canceled', ended_at: at }, 'subscription.ended', at)
}

async function renew(trx: Trx, subscription: SandboxSubscription, last: SandboxCharge, due: Date): Promise<void> {
  const state = subscription.renewals_fail ? 'declined' : 'succeeded'
  const { next_amount_minor, next_days } = subscription
  const renewal_amount_minor = next_amount_minor ?? subscription.renewal_amount_minor
  const renewal_days = next_days ?? subscription.renewal_days
  const period = { period_start: due, period_end: plusDays(due, renewal_days) }
  await trx
    .insertInto('sandbox_charges')
    .values({
      ref: newRef('ch'),
      subscription_ref: subscription.ref,
      number: last.number + 1,
      amount_minor: renewal_amount_minor,
      currency: subscription.currency,
      ...period,
      state,
      reason: state === 'declined' ? 'PAYMENT_DECLINED' : null,
      at: due,
      disputed_from: null,
      dispute_state: null,
    })
    .execute()
  const plan = { renewal_amount_minor, renewal_days, next_amount_minor: null, next_days: null }
  const changes = {
    phase: 'regular',
    ...plan,
    ...period,
    state: state === 'succeeded' ? 'active' : 'past_due',
  } as const
  await updateSubscription(trx, subscription, changes, `charge.${state}`, due)
}

/** Collects an owed charge with the current card. */
export async function collectOwed(trx: Trx, subscription: SandboxSubscription, owed: SandboxCharge, at: Date) {
  const state = subscription.renewals_fail ? 'declined' : 'succeeded'
  await trx
    .updateTable('sandbox_charges')
    .set({ state, reason: state === 'declined' ? 'PAYMENT_DECLINED' : null, at, tries: owed.tries + 1 })
    .where('ref', '=', owed.ref)
    .execute()
  if (state === 'succeeded') await updateSubscription(trx, subscription, { state: 'active' }, 'charge.succeeded', at)
  else await recordEvent(trx, subscription, 'charge.declined', at)
}

/** Processes the next event that is due, dated to when it was due; false if there is none. */
async function advanceOnce(trx: Trx, subscription: SandboxSubscription, now: Date): Promise<boolean> {
  const { state, period_end: due } = subscription
  if (due === null || (state !== 'active' && state !== 'past_due')) return false
  const last = (await chargesOf(trx, subscription.ref)).at(-1)
  if (last === undefined) return false
  if (state === 'past_due') {
    const next = nextRetryAt(last)
    const at = next ?? plusDays(last.period_start, ENDS_AFTER_DAYS)
    if (at > now) return false
    if (next === null) await endSubscription(trx, subscription, at)
    else await collectOwed(trx, subscription, last, at)
    return true
  }
  if (due > now) return false
  if (subscription.cancel_at_period_end) await endSubscription(trx, subscription, due)
  else await renew(trx, subscription, last, due)
  return true
}

/** Advances a subscription to the present step by step: renewals, retries, ends and disputes that are due. */
export async function advanceSubscription(trx: Trx, ref: string, now: Date): Promise<void> {
  const read = () =>
    trx.selectFrom('sandbox_subscriptions').selectAll().where('ref', '=', ref).forUpdate().executeTakeFirstOrThrow()
  let subscription = await read()
  while (await advanceOnce(trx, subscription, now)) subscription = await read()
  await openDisputes(trx, subscription, now)
  await decideDisputes(trx, subscription, now)
}

/** Advances every subscription that has something due: a renewal, a retry, an end or a dispute. */
export async function advanceSandbox(db: Database, now: Date): Promise<void> {
  const due = await db
    .selectFrom('sandbox_subscriptions')
    .leftJoin('sandbox_charges', 'sandbox_charges.subscription_ref', 'sandbox_subscriptions.ref')
    .select('sandbox_subscriptions.ref')
    .distinct()
    .where('sandbox_subscriptions.state', 'in', ['active', 'past_due', 'canceled'])
    .where((either) =>
      either.or([
        either.and([
          either('sandbox_subscriptions.state', '<>', 'canceled'),
          either('sandbox_subscriptions.period_end', '<=', now),
        ]),
        either('sandbox_subscriptions.state', '=', 'past_due'),
        either.and([
          either('sandbox_charges.disputed_from', '<=', now),
          either('sandbox_charges.dispute_state', 'is', null),
        ]),
        either.and([
          either('sandbox_charges.dispute_state', '=', 'open'),
          either('sandbox_charges.dispute_answered_at', '<=', plusDays(now, -ANSWER_DECIDED_AFTER_DAYS)),
        ]),
      ]),
    )
    .execute()
  for (const { ref } of due) {
    await inTransaction(db, async (trx) => {
      const subscription = await byRef(trx, ref)
      if (subscription === undefined) return
      await lockOrder(trx, subscription.order_id)
      await advanceSubscription(trx, ref, now)
    })
  }
}
