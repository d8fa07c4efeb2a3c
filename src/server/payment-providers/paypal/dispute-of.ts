import type { DisputeSnapshot } from '#domain/billing/snapshot.ts'
import type { PaypalClient } from './paypal-client.ts'
import { DisputeDetail, Disputes } from './paypal-replies.ts'
import { disputeOutcomeOf, openDisputes } from './paypal-words.ts'

/** The dispute about one payment; null where there is none, or only a question that takes no money (an inquiry). */
export async function disputeOf(
  client: PaypalClient,
  paidBy: string,
  strange: string[],
): Promise<DisputeSnapshot | null> {
  const path = `/v1/customer/disputes?${new URLSearchParams({ disputed_transaction_id: paidBy })}`
  const { items = [] } = await client.ask({ method: 'GET', path, reply: Disputes })
  for (const { dispute_id: ref, status, dispute_life_cycle_stage: stage } of items) {
    if (openDisputes.includes(status)) {
      if (stage !== 'INQUIRY') return { ref, state: 'open' }
      continue
    }
    if (status !== 'RESOLVED') {
      strange.push(`dispute ${status}`)
      continue
    }
    const detail = `/v1/customer/disputes/${encodeURIComponent(ref)}`
    const { dispute_outcome } = await client.ask({ method: 'GET', path: detail, reply: DisputeDetail })
    const outcome = dispute_outcome?.outcome_code ?? 'NONE'
    const state = disputeOutcomeOf[outcome]
    if (state !== undefined) return { ref, state }
    strange.push(`dispute resolved ${outcome}`)
  }
  return null
}
