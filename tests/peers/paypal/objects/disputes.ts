import { missing } from '../refusal.ts'
import { type Dispute, moment, type World } from '../world.ts'
import { recordEvent } from './replies.ts'

export const disputeReply = ({ id, paymentId, stage, status, outcome, at }: Dispute) => ({
  dispute_id: id,
  create_time: moment(at),
  status,
  dispute_life_cycle_stage: stage,
  disputed_transactions: [{ seller_transaction_id: paymentId }],
  ...(outcome === null ? {} : { dispute_outcome: { outcome_code: outcome } }),
})

const isThere = (world: World, { at }: Dispute): boolean => at <= world.now()

/** The disputes that are open by now; the list has fewer fields than each dispute's own page. */
export function listDisputes(world: World, query: URLSearchParams) {
  const about = query.get('disputed_transaction_id')
  const items = [...world.disputes.values()]
    .filter((dispute) => isThere(world, dispute) && (about === null || dispute.paymentId === about))
    .map((dispute) => {
      const { dispute_id, create_time, status, dispute_life_cycle_stage } = disputeReply(dispute)
      return { dispute_id, create_time, status, dispute_life_cycle_stage }
    })
  return { items, links: [] }
}

export function showDispute(world: World, id: string) {
  const dispute = world.disputes.get(id)
  if (dispute === undefined || !isThere(world, dispute)) throw missing()
  return disputeReply(dispute)
}

export function resolveDispute(world: World, dispute: Dispute, outcome: string): void {
  dispute.status = 'RESOLVED'
  dispute.outcome = outcome
  recordEvent(world, 'CUSTOMER.DISPUTE.RESOLVED', disputeReply(dispute), world.now())
}
