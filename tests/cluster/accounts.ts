import type { Visitor } from '#tests/crashes/visitor.ts'
import { type Ledger, ledgerOf } from '#tests/money/ledger.ts'
import type { Cluster } from './cluster.ts'

/** The emails, charges and access of one buyer, in numbers that a person can check. */
export type Account = {
  readonly mails: readonly string[]
  readonly payments: readonly string[]
  readonly refunds: readonly string[]
  readonly entitlements: number
  readonly subscription: string | null
}

export async function accountOf({ db }: Cluster, { leadId }: Visitor): Promise<Account> {
  const mails = await db
    .selectFrom('emails')
    .select('kind')
    .where('lead_id', '=', leadId)
    .orderBy('created_at')
    .orderBy('kind')
    .execute()
  const payments = await db
    .selectFrom('payments')
    .select(['state', 'amount_minor'])
    .where('lead_id', '=', leadId)
    .orderBy('period_start')
    .execute()
  const refunds = await db
    .selectFrom('refunds')
    .select(['state', 'amount_minor'])
    .where('lead_id', '=', leadId)
    .execute()
  const entitlements = await db.selectFrom('entitlements').select('starts_at').where('lead_id', '=', leadId).execute()
  const subscriptions = await db.selectFrom('subscriptions').select('state').where('lead_id', '=', leadId).execute()
  return {
    mails: mails.map(({ kind }) => kind),
    payments: payments.map(({ state, amount_minor }) => `${state} ${amount_minor}`),
    refunds: refunds.map(({ state, amount_minor }) => `${state} ${amount_minor}`),
    entitlements: entitlements.length,
    subscription: subscriptions.map(({ state }) => state).join() || null,
  }
}

/** All money records of each buyer; the same for all buyers with the same history. */
export const ledgersOf = ({ db }: Cluster, buyers: readonly Visitor[]): Promise<readonly Ledger[]> =>
  Promise.all(buyers.map(({ leadId }) => ledgerOf(db, leadId)))
