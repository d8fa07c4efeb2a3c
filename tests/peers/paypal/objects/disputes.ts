import { MS_PER_DAY } from '#domain/time.ts'
import { invalid, missing, unprocessable } from '../refusal.ts'
import { cents, type Dispute, dollars, moment, type World } from '../world.ts'
import { recordEvent } from './replies.ts'

/** What PayPal keeps for a dispute that became a case, whoever wins it. */
const DISPUTE_FEE = 1500

/** What a dispute took from the seller's balance so far, with its fee, in cents. */
export function takenBy(world: World, { amount, stage, outcome, at }: Dispute): number {
  if (at > world.now() || stage === 'INQUIRY') return 0
  return DISPUTE_FEE + (outcome === null || outcome === 'RESOLVED_BUYER_FAVOUR' ? cents(amount) : 0)
}

export const disputeReply = ({ id, paymentId, stage, status, outcome, at, resolvedAt, amount }: Dispute) => ({
  dispute_id: id,
  create_time: moment(at),
  update_time: moment(resolvedAt ?? at),
  reason: 'UNAUTHORISED',
  dispute_amount: amount,
  fund_movements: stage === 'INQUIRY' ? [] : [{ party: 'SELLER', reason: 'DISPUTE_FEE', amount: dollars(DISPUTE_FEE) }],
  status,
  dispute_life_cycle_stage: stage,
  disputed_transactions: [{ seller_transaction_id: paymentId }],
  ...(outcome === null ? {} : { dispute_outcome: { outcome_code: outcome } }),
})

/** Days back from now to which disputes can be listed by their last change. */
const UPDATES_KEPT_DAYS = 180

const isThere = (world: World, { at }: Dispute): boolean => at <= world.now()

/** The disputes opened so far; the list has fewer fields than each dispute's own page. */
export function listDisputes(world: World, query: URLSearchParams) {
  const about = query.get('disputed_transaction_id')
  const after = query.get('update_time_after')
  if (after !== null && world.now().getTime() - Date.parse(after) > UPDATES_KEPT_DAYS * MS_PER_DAY)
    throw invalid('INVALID_UPDATE_TIME_AFTER')
  const items = [...world.disputes.values()]
    .filter((dispute) => isThere(world, dispute) && (about === null || dispute.paymentId === about))
    .filter(({ at, resolvedAt }) => after === null || (resolvedAt ?? at) >= new Date(after))
    .map((dispute) => {
      const { dispute_id, create_time, update_time, status, reason, dispute_amount, dispute_life_cycle_stage } =
        disputeReply(dispute)
      return { dispute_id, create_time, update_time, status, reason, dispute_amount, dispute_life_cycle_stage }
    })
  return { items, links: [] }
}

export function showDispute(world: World, id: string) {
  const dispute = world.disputes.get(id)
  if (dispute === undefined || !isThere(world, dispute)) throw missing()
  return disputeReply(dispute)
}

export type EvidenceRequest = {
  readonly evidences: readonly { readonly evidence_type: string; readonly notes: string }[]
}

/** Takes evidence from the seller; afterwards PayPal reviews the dispute. */
export function provideEvidence(world: World, id: string, { evidences }: EvidenceRequest): object {
  const dispute = world.disputes.get(id)
  if (dispute === undefined || !isThere(world, dispute)) throw missing()
  if (dispute.status !== 'WAITING_FOR_SELLER_RESPONSE') throw unprocessable('INVALID_DISPUTE_STATUS')
  dispute.evidence = evidences.map(({ notes }) => notes).join('\n')
  dispute.status = 'UNDER_REVIEW'
  recordEvent(world, 'CUSTOMER.DISPUTE.UPDATED', disputeReply(dispute), world.now())
  return { links: [] }
}

export function resolveDispute(world: World, dispute: Dispute, outcome: string): void {
  dispute.status = 'RESOLVED'
  dispute.outcome = outcome
  dispute.resolvedAt = world.now()
  recordEvent(world, 'CUSTOMER.DISPUTE.RESOLVED', disputeReply(dispute), world.now())
}
