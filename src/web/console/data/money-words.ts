import { planKeys, plans } from '#domain/billing/plans.ts'
import type { ChargeSnapshot, DisputeSnapshot } from '#domain/billing/snapshot.ts'
import type { EndReason, SubscriptionState } from '#domain/billing/subscription.ts'

const planNames: Readonly<Record<string, string>> = Object.fromEntries(planKeys.map((key) => [key, plans[key].label]))

const states = {
  incomplete: 'Not paid yet',
  incomplete_expired: 'Never paid',
  trialing: 'In a trial',
  active: 'Active',
  past_due: 'Renewal failed, being tried again',
  unpaid: 'Renewal failed',
  canceled: 'Ended',
} satisfies Record<SubscriptionState, string>

const endReasons = {
  canceled_by_customer: 'Cancelled by the customer',
  canceled_by_support: 'Ended at the provider or by support',
  withdrawn: 'Withdrawn within the cooling-off period',
  refunded: 'Refunded in full',
  disputed: 'Disputed',
  payment_failed: 'The renewal could not be charged',
  never_paid: 'Never paid',
  price_not_agreed: 'A new price was not agreed to',
  erased: 'The customer had everything deleted',
} satisfies Record<EndReason, string>

/** Why money went back: our own causes of a refund, and the reasons that banks give most often. */
const backReasons: Readonly<Record<string, string>> = {
  withdrawn: 'Withdrawn within the cooling-off period',
  duplicate: 'Charged twice',
  after_end: 'Charged after the end',
  support: 'Refunded by an operator',
  fraud_warning: 'Reported as fraud by the card issuer',
  provider: 'Refunded at the provider',
  bank: 'The bank sent it back',
  correction: 'Correction by the provider',
  dispute: 'No reason given',
  fraudulent: 'The cardholder did not make the payment',
  subscription_canceled: 'The cardholder says it was cancelled',
  product_not_received: 'The cardholder received nothing',
  product_unacceptable: 'Not as described',
  credit_not_processed: 'A refund did not arrive',
  unrecognized: 'The cardholder does not recognise it',
  general: 'No reason given',
}

const paymentKinds: Readonly<Record<string, string>> = { initial: 'First payment', renewal: 'Renewal' }

const paymentStates = {
  succeeded: 'Paid',
  declined: 'Declined',
  requires_action: 'Waiting for the customer’s bank',
  pending: 'On its way',
  void: 'Given up',
} satisfies Record<ChargeSnapshot['state'], string>

const disputeStates = { open: 'open', won: 'won', lost: 'lost' } satisfies Record<DisputeSnapshot['state'], string>

/** What an operator reads for stored keys. Providers may report others than we know: they are shown as they are. */
const named =
  (names: Readonly<Record<string, string>>) =>
  (key: string): string =>
    names[key] ?? key.replaceAll('_', ' ')

export const planText = named(planNames)
export const stateText = named(states)
export const endReasonText = named({ ...endReasons, unknown: 'Not known' })
export const backReasonText = named(backReasons)
export const paymentKindText = named(paymentKinds)
export const paymentStateText = named(paymentStates)
export const disputeStateText = named(disputeStates)
