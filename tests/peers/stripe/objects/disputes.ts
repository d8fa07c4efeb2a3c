import type Stripe from 'stripe'
import { found, invalid } from '../refusal.ts'
import { newestFirst, type World } from '../world.ts'
import { book } from './balance.ts'
import { recordEvent } from './events.ts'

const nothing = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
} satisfies Stripe.Dispute.Evidence

/** What Stripe keeps for a dispute, whoever wins it. */
const DISPUTE_FEE = 1500

/** Takes the money from the seller's balance, or gives it back. */
function move(world: World, dispute: Stripe.Dispute, amount: number): void {
  const fee = amount < 0 ? DISPUTE_FEE : 0
  const reporting_category = amount < 0 ? 'dispute' : 'dispute_reversal'
  const booking = { amount, fee, currency: dispute.currency, source: dispute.id, reporting_category }
  dispute.balance_transactions.push(book(world, { ...booking, type: 'adjustment' }))
}

/** Opens a dispute about what is left of a charge, or an inquiry. */
export function openDispute(
  world: World,
  charge: Stripe.Charge,
  status: 'needs_response' | 'warning_needs_response' = 'needs_response',
): Stripe.Dispute {
  const dispute: Stripe.Dispute = {
    id: world.newId('dp'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: world.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: nothing,
    evidence_details: {
      due_by: null,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: status === 'warning_needs_response',
    livemode: world.livemode,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status,
  }
  world.disputes.set(dispute.id, dispute)
  charge.disputed = true
  recordEvent(world, 'charge.dispute.created', dispute)
  if (status === 'needs_response') {
    move(world, dispute, -dispute.amount)
    recordEvent(world, 'charge.dispute.funds_withdrawn', dispute)
  }
  return dispute
}

/** The bank turns an inquiry into a dispute. */
export function escalateDispute(world: World, dispute: Stripe.Dispute): void {
  dispute.status = 'needs_response'
  dispute.is_charge_refundable = false
  move(world, dispute, -dispute.amount)
  recordEvent(world, 'charge.dispute.updated', dispute)
  recordEvent(world, 'charge.dispute.funds_withdrawn', dispute)
}

/** Takes evidence, once: afterwards the bank decides. */
export function answerDispute(
  world: World,
  { evidence, submit }: Stripe.DisputeUpdateParams,
  id: string,
): Stripe.Dispute {
  const dispute = found('dispute', world.disputes, id)
  if (dispute.status !== 'needs_response') throw invalid('This dispute cannot be updated.')
  for (const [field, text] of Object.entries(evidence ?? {}))
    if (typeof text === 'string' && text.length > 20_000) throw invalid('Invalid string: too long.', { param: field })
  dispute.evidence = { ...dispute.evidence, ...(evidence as Partial<Stripe.Dispute.Evidence>) }
  if (submit !== false) {
    dispute.status = 'under_review'
    dispute.evidence_details.submission_count += 1
    dispute.evidence_details.has_evidence = true
  }
  recordEvent(world, 'charge.dispute.updated', dispute)
  return dispute
}

export function closeDispute(world: World, dispute: Stripe.Dispute, status: 'won' | 'lost'): void {
  dispute.status = status
  if (status === 'won') {
    move(world, dispute, dispute.amount)
    recordEvent(world, 'charge.dispute.funds_reinstated', dispute)
  }
  recordEvent(world, 'charge.dispute.closed', dispute)
}

export const listDisputes = (world: World, { payment_intent }: Stripe.DisputeListParams): Stripe.Dispute[] =>
  newestFirst(world.disputes).filter((each) => payment_intent === undefined || each.payment_intent === payment_intent)
