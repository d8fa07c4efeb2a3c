import type Stripe from 'stripe'
import type { DisputeSnapshot } from '#domain/billing/snapshot.ts'
import type { DisputeEvidence } from '#server/platform/payment-provider/provider.ts'
import { shortenEvidence } from './shorten-evidence.ts'
import { stripeCall } from './stripe-client.ts'
import { dateOf, disputeStateOf } from './stripe-mappings.ts'

/** Evidence details are absent in older API versions. */
const evidenceDueAt = (details: Partial<Stripe.Dispute.EvidenceDetails> | undefined): { evidenceDueAt?: Date } =>
  typeof details?.due_by === 'number' ? { evidenceDueAt: dateOf(details.due_by) } : {}

/**
 * What Stripe keeps for a dispute, from the balance transactions that took the money and gave it back; what it gave back
 * of a fee is subtracted.
 */
function feeOf(transactions: readonly Stripe.BalanceTransaction[]): Pick<DisputeSnapshot, 'fee'> {
  const [first] = transactions
  const minor = transactions.reduce((sum, { fee }) => sum + fee, 0)
  return first === undefined || minor === 0 ? {} : { fee: { minor, currency: first.currency.toUpperCase() } }
}

/**
 * When money was taken and given back. Stripe lists one balance transaction for the withdrawal and one for the return;
 * until it has booked them, the state of the dispute says what it did.
 */
function movesOf(dispute: Stripe.Dispute, state: DisputeSnapshot['state'], openedAt: Date) {
  const { balance_transactions: moves, status } = dispute
  const taken = moves.find(({ amount }) => amount < 0)
  const returned = moves.find(({ amount }) => amount > 0)
  // A dispute that was prevented never took anything.
  const isTaken = taken !== undefined || (status !== 'prevented' && moves.length === 0)
  const takenAt = isTaken ? (taken === undefined ? openedAt : dateOf(taken.created)) : null
  const isReturned = returned !== undefined || (state === 'won' && takenAt !== null)
  // Money that was given back and lost in the end was taken again.
  const returnedAt = isReturned && state !== 'lost' ? dateOf(returned?.created ?? dispute.created) : null
  return { takenAt, returnedAt }
}

/** Stripe takes at most this many characters in one field of evidence, and 150,000 in all. */
const LONGEST = 20_000

/** Submits evidence to the bank. Stripe does this once for a dispute. */
export async function answerDispute(
  stripe: Stripe,
  dispute: string,
  { text, activity }: DisputeEvidence,
  key: string,
): Promise<void> {
  const evidence = {
    uncategorized_text: shortenEvidence(text, LONGEST),
    access_activity_log: shortenEvidence(activity, LONGEST),
  }
  await stripeCall(stripe.disputes.update(dispute, { evidence, submit: true }, { idempotencyKey: key }))
}

/** The disputes about a payment, oldest first, without inquiries, which take no money. */
export async function disputesOf(
  stripe: Stripe,
  intentId: string,
  unrecognised: string[],
): Promise<readonly DisputeSnapshot[]> {
  const { data } = await stripeCall(stripe.disputes.list({ payment_intent: intentId, limit: 10 }))
  return data.toReversed().flatMap((dispute): readonly DisputeSnapshot[] => {
    const { id: ref, status, evidence_details, amount, currency, created, reason } = dispute
    const state = disputeStateOf[status]
    if (state === undefined) unrecognised.push(`dispute ${status}`)
    if (state === undefined || state === null) return []
    const openedAt = dateOf(created)
    return [
      {
        ...{ ref, state, amount: { minor: amount, currency: currency.toUpperCase() }, openedAt, reason },
        ...movesOf(dispute, state, openedAt),
        ...feeOf(dispute.balance_transactions),
        ...evidenceDueAt(evidence_details),
      },
    ]
  })
}
