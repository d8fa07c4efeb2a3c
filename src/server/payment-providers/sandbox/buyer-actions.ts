import type { Database } from '#server/platform/db/database.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { collectOwed } from './advance.ts'
import { recordFirstCharge } from './charges.ts'
import {
  byRef,
  chargesOf,
  lockOrder,
  type SandboxSubscription,
  type Trx,
  updateSubscription,
} from './sandbox-database.ts'
import { last4Of } from './test-cards.ts'

async function withLockedSubscription(
  db: Database,
  ref: string,
  act: (trx: Trx, subscription: SandboxSubscription) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const known = await byRef(trx, ref)
    if (known === undefined) return
    await lockOrder(trx, known.order_id)
    await act(trx, (await byRef(trx, ref)) ?? known)
  })
}

/** The buyer's answer to the bank about a first charge that needs it; a later answer changes nothing. */
export const answerBank = (db: Database, ref: string, approved: boolean, now: Date): Promise<void> =>
  withLockedSubscription(db, ref, async (trx, subscription) => {
    const [charge] = await chargesOf(trx, ref)
    if (subscription.state !== 'incomplete' || charge?.state !== 'requires_action') return
    if (subscription.wallet !== null) return
    if (approved) await recordFirstCharge(trx, subscription, 'succeeded', null, now)
    else await recordFirstCharge(trx, subscription, 'declined', 'PAYMENT_NOT_APPROVED', now)
  })

/** The buyer approves in the wallet. Approving again has no effect. */
export const approveWallet = (db: Database, ref: string, now: Date): Promise<void> =>
  withLockedSubscription(db, ref, async (trx, subscription) => {
    const [charge] = await chargesOf(trx, ref)
    const waits = subscription.state === 'incomplete' && charge?.state === 'requires_action'
    if (waits && subscription.wallet !== null) await recordFirstCharge(trx, subscription, 'succeeded', null, now)
  })

/** Stores another card; an owed charge is collected from it at once. */
export const changeCard = (db: Database, ref: string, scenario: 'ok' | 'renewals_fail', now: Date): Promise<void> =>
  withLockedSubscription(db, ref, async (trx, subscription) => {
    const changes = { card_last4: last4Of(scenario), renewals_fail: scenario === 'renewals_fail', wallet: null }
    await updateSubscription(trx, subscription, changes, 'card.given', now)
    const owed = (await chargesOf(trx, ref)).at(-1)
    if (subscription.state === 'past_due' && owed !== undefined)
      await collectOwed(trx, { ...subscription, ...changes }, owed, now)
  })
