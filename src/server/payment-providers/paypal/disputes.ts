import type { Static } from 'typebox'
import type { Money } from '#domain/billing/money.ts'
import type { DisputeSnapshot } from '#domain/billing/snapshot.ts'
import type { DisputeEvidence } from '#server/platform/payment-provider/provider.ts'
import type { PaypalClient } from './paypal-client.ts'
import { disputeOutcomeOf, moneyFrom, openDisputeStatuses } from './paypal-mappings.ts'
import { Anything, DisputeDetail, Disputes } from './paypal-replies.ts'

type Listed = NonNullable<Static<typeof Disputes>['items']>[number]
type Detail = Static<typeof DisputeDetail>

/** Why money moved in a dispute, if it is a fee. */
const feeReasons: readonly string[] = ['DISPUTE_FEE', 'CHARGEBACK_FEE']

function feeOf({ fund_movements = [] }: Detail): Pick<DisputeSnapshot, 'fee'> {
  const fees = fund_movements
    .filter(({ party, reason = '' }) => party === 'SELLER' && feeReasons.includes(reason))
    .flatMap(({ amount }) => (amount === undefined ? [] : [moneyFrom(amount)]))
    .filter((fee) => fee !== null)
  const [first] = fees
  if (first === undefined) return {}
  const minor = fees.reduce((sum, fee) => sum + Math.abs(fee.minor), 0)
  return { fee: { minor, currency: first.currency } }
}

/** PayPal decides about a part of the amount, too. */
function lostAmount({ dispute_outcome }: Detail, disputed: Money): Money {
  const back = dispute_outcome?.amount_refunded
  const amount = back === undefined ? null : moneyFrom(back)
  return amount === null || amount.currency !== disputed.currency
    ? disputed
    : { ...amount, minor: Math.abs(amount.minor) }
}

/** The state of a dispute; null if it is only an inquiry, or unknown to this version. */
function stateOf(listed: Listed, detail: Detail, unrecognised: string[]): DisputeSnapshot['state'] | null {
  const { status, dispute_life_cycle_stage: stage } = listed
  if (openDisputeStatuses.includes(status)) return stage === 'INQUIRY' ? null : 'open'
  if (status !== 'RESOLVED') {
    unrecognised.push(`dispute ${status}`)
    return null
  }
  const outcome = detail.dispute_outcome?.outcome_code ?? 'NONE'
  const state = disputeOutcomeOf[outcome]
  if (state === undefined) unrecognised.push(`dispute resolved ${outcome}`)
  return state ?? null
}

/**
 * The disputes about one payment, oldest first, without inquiries, which take no money. PayPal holds the disputed amount
 * from the day on which a dispute is opened, and gives it back on the day on which the seller wins.
 */
export async function disputesOf(
  client: PaypalClient,
  paidBy: string,
  charged: Money,
  unrecognised: string[],
): Promise<readonly DisputeSnapshot[]> {
  const path = `/v1/customer/disputes?${new URLSearchParams({ disputed_transaction_id: paidBy })}`
  const { items = [] } = await client.ask({ method: 'GET', path, reply: Disputes })
  const disputes: DisputeSnapshot[] = []
  for (const listed of items) {
    const { dispute_id: ref, dispute_life_cycle_stage: stage, seller_response_due_date: due, reason } = listed
    if (openDisputeStatuses.includes(listed.status) && stage === 'INQUIRY') continue
    const detail = await client.ask({
      method: 'GET',
      path: `/v1/customer/disputes/${encodeURIComponent(ref)}`,
      reply: DisputeDetail,
    })
    const state = stateOf(listed, detail, unrecognised)
    if (state === null) continue
    const amount = (listed.dispute_amount === undefined ? null : moneyFrom(listed.dispute_amount)) ?? charged
    const openedAt = new Date(listed.create_time ?? listed.update_time ?? 0)
    // An inquiry that the buyer withdrew never took anything.
    const isTaken = stage !== 'INQUIRY' || state === 'lost'
    disputes.push({
      ...{ ref, state, openedAt },
      amount: state === 'lost' ? lostAmount(detail, amount) : amount,
      takenAt: isTaken ? openedAt : null,
      returnedAt: isTaken && state === 'won' ? new Date(listed.update_time ?? openedAt) : null,
      ...feeOf(detail),
      ...(reason === undefined ? {} : { reason: reason.toLowerCase() }),
      ...(state === 'open' && due !== undefined ? { evidenceDueAt: new Date(due) } : {}),
    })
  }
  return disputes.toSorted((a, b) => a.openedAt.getTime() - b.openedAt.getTime())
}

/** PayPal takes at most this many characters in the notes of one piece of evidence. */
const LONGEST_NOTES = 2000

/** Text in pieces that fit into notes, broken at line ends where possible. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = []
  for (let rest = text; rest !== ''; ) {
    const end = rest.length <= LONGEST_NOTES ? rest.length : rest.lastIndexOf('\n', LONGEST_NOTES)
    const length = end > 0 ? end : LONGEST_NOTES
    pieces.push(rest.slice(0, length))
    rest = rest.slice(length).trimStart()
  }
  return pieces
}

/** Provides evidence for a dispute that waits for the seller. */
export async function answerDispute(
  client: PaypalClient,
  dispute: string,
  { text, activity }: DisputeEvidence,
  key: string,
): Promise<void> {
  const evidences = [...piecesOf(activity), ...piecesOf(text)].map((notes) => ({ evidence_type: 'OTHER', notes }))
  const path = `/v1/customer/disputes/${encodeURIComponent(dispute)}/provide-evidence`
  await client.ask({ method: 'POST', path, input: { evidences }, key, reply: Anything })
}
