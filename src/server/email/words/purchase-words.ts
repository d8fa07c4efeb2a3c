/** The facts about a purchase that emails state as rows. */
export const purchaseRowWords = {
  plan: 'Plan',
  order: 'Order',
  nextPayment: 'Next payment',
  next: (amount: string, day: string, days: string) => `${amount} on ${day}, then every ${days} days`,
  none: "None. It doesn't renew.",
  noneUnless: (amount: string, day: string) => `None unless you agree to the new price of ${amount} from ${day}`,
  nextPlan: 'Plan from then on',
  openUntil: 'Access until',
  paidWith: 'Paid with',
  chargedTo: 'Charged to',
  /** Visa ending in 4242. */
  card: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  /** Two days. */
  period: (start: string, end: string) => `${start} to ${end}`,
  forPeriod: 'Covers',
  net: 'Net',
  /** VAT 25.5% */
  tax: (name: string, percent: string) => `${name} ${percent}%`,
  documentNumber: 'Document no.',
}

/** Links and notes below the text of an email about a purchase. */
export const purchaseLinkWords = {
  manage: 'Manage or cancel my subscription',
  cancel: 'Cancel subscription',
  withdraw: 'Withdraw from contract here',
  see: 'See my subscription',
  cancelNote:
    'You can cancel at any time, in two clicks: follow the link below and confirm. You keep access until the end of the period you paid for.',
  cancelBefore: "If you'd rather stop, cancel before that day, in two clicks. You won't be charged again.",
  welcomeBack: "You're welcome back any time.",
  nothingMore: "You won't be charged again.",
}
