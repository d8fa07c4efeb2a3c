import type { Selectable } from 'kysely'
import type { DisputeSnapshot } from '#domain/billing/snapshot.ts'
import { plusDays } from '#domain/time.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { ProviderError } from '#server/platform/payment-provider/provider.ts'
import {
  type Reader,
  type SandboxCharge,
  type SandboxSubscription,
  type Trx,
  updateSubscription,
} from './sandbox-database.ts'

/** Ends the reference of a dispute, which begins with that of its charge. */
const SUFFIX = '_dispute'

/** What the sandbox keeps for a dispute, in minor units; it keeps nothing of charges. */
export const DISPUTE_FEE_MINOR = 1500

/** The dispute of a charge: the bank takes what was not refunded before, and gives it back if the dispute is won. */
export function disputesOf(
  row: SandboxCharge,
  refunds: readonly Selectable<Schema['sandbox_refunds']>[],
): readonly DisputeSnapshot[] {
  const { dispute_state: state, currency, amount_minor } = row
  if (state === null) return []
  const openedAt = row.disputed_at ?? row.at
  const before = refunds.filter(({ charge_ref, at }) => charge_ref === row.ref && at <= openedAt)
  const minor = before.reduce((left, refund) => left - refund.amount_minor, amount_minor)
  const returnedAt = state === 'won' ? (row.dispute_closed_at ?? openedAt) : null
  const fee = { minor: DISPUTE_FEE_MINOR, currency }
  const amount = { minor, currency }
  return [
    { ref: `${row.ref}${SUFFIX}`, state, amount, openedAt, takenAt: openedAt, returnedAt, fee, reason: 'fraudulent' },
  ]
}

/** Opens the disputes of charges whose card's owner complains by now. */
export async function openDisputes(trx: Trx, subscription: SandboxSubscription, now: Date): Promise<void> {
  const opened = await trx
    .updateTable('sandbox_charges')
    .set(({ ref }) => ({ dispute_state: 'open', disputed_at: ref('disputed_from') }))
    .where('subscription_ref', '=', subscription.ref)
    .where('state', '=', 'succeeded')
    .where('dispute_state', 'is', null)
    .where('disputed_from', '<=', now)
    .returning('ref')
    .execute()
  if (opened.length > 0) await updateSubscription(trx, subscription, {}, 'dispute.opened', now)
}

/** Days after an answer on which the sandbox's bank decides, always for the seller. */
export const ANSWER_DECIDED_AFTER_DAYS = 7

/** Decides the disputes whose answer is old enough. */
export async function decideDisputes(trx: Trx, subscription: SandboxSubscription, now: Date): Promise<void> {
  const decided = await trx
    .selectFrom('sandbox_charges')
    .select(['ref', 'dispute_answered_at'])
    .where('subscription_ref', '=', subscription.ref)
    .where('dispute_state', '=', 'open')
    .where('dispute_answered_at', '<=', plusDays(now, -ANSWER_DECIDED_AFTER_DAYS))
    .execute()
  for (const { ref, dispute_answered_at } of decided) {
    const dispute_closed_at = plusDays(dispute_answered_at ?? now, ANSWER_DECIDED_AFTER_DAYS)
    await trx
      .updateTable('sandbox_charges')
      .set({ dispute_state: 'won', dispute_closed_at })
      .where('ref', '=', ref)
      .execute()
    await updateSubscription(trx, subscription, {}, 'dispute.won', now)
  }
}

/** The charge that an open dispute is about. */
export const disputedCharge = (db: Reader, dispute: string) =>
  db
    .selectFrom('sandbox_charges')
    .select(['ref', 'subscription_ref'])
    .where('ref', '=', dispute.slice(0, -SUFFIX.length))
    .where('dispute_state', '=', 'open')
    .executeTakeFirst()

/** Stores that evidence arrived. @throws ProviderError REFUSED if there was evidence before */
export async function answerDispute(trx: Trx, subscription: SandboxSubscription, charge: string, at: Date) {
  const { numUpdatedRows } = await trx
    .updateTable('sandbox_charges')
    .set({ dispute_answered_at: at })
    .where('ref', '=', charge)
    .where('dispute_state', '=', 'open')
    .where('dispute_answered_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new ProviderError('REFUSED', 'The bank has evidence already.')
  await updateSubscription(trx, subscription, {}, 'dispute.answered', at)
}
