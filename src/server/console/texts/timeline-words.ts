/** What an operator reads in place of a stored word, in the account of what happened to a customer. */
export const detailWords: Readonly<Record<string, string>> = {
  // Why an attempt to pay was declined, and how it was made.
  PAYMENT_DECLINED: 'the bank declined it',
  PAYMENT_INSUFFICIENT_FUNDS: 'not enough money',
  PAYMENT_CARD_EXPIRED: 'the card has expired',
  PAYMENT_WRONG_CVC: 'wrong security code',
  PAYMENT_NOT_APPROVED: 'not approved at the bank',
  CREDIT_CARD: 'by card',
  FAST_PAYMENTS: 'by wallet',
  // Charges and consents.
  initial: 'first payment',
  renewal: 'renewal',
  'initial, duplicate': 'first payment, charged twice',
  'renewal, duplicate': 'renewal, charged twice',
  purchase: 'to the purchase',
  resume: 'to going on',
  price_change: 'to a new price',
  plan_change: 'to another plan',
  // Causes of refunds, ends and changes.
  withdrawn: 'withdrawn within the cooling-off period',
  duplicate: 'charged twice',
  after_end: 'charged after the end',
  support: 'by an operator',
  provider: 'at the provider',
  fraud_warning: 'reported as fraud by the card issuer',
  canceled_by_customer: 'canceled by the customer',
  canceled_by_support: 'ended at the provider or by an operator',
  refunded: 'refunded in full',
  disputed: 'a bank took the money back',
  payment_failed: 'the renewal could not be charged',
  never_paid: 'never paid',
  price_not_agreed: 'a new price was not agreed to',
  erased: 'the customer had everything deleted',
  // What caused a change of state.
  webhook: 'reported by the provider',
  open: 'as the payment was opened',
  look: 'as somebody looked',
  job: 'found at the provider',
  change: 'after an act here',
  // What was to be done at the provider.
  cancel_at_period_end: 'at the end of the period',
  cancel_now: 'at once',
  noted: 'noted',
}

/** The names of states within what happened. */
export const happenedWords: Readonly<Record<string, string>> = {
  'charge void': 'charge given up',
  'charge pending': 'charge on its way',
  'charge requires_action': 'charge waits for the customer’s bank',
  'payment void': 'payment given up',
  'subscription incomplete': 'subscription not paid yet',
  'subscription incomplete_expired': 'subscription never paid',
  'subscription trialing': 'subscription in a trial',
  'subscription past_due': 'renewal failed, being tried again',
  'subscription unpaid': 'renewal failed',
  'subscription canceled': 'subscription ended',
}
