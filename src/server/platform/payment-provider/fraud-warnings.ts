/** Warnings about one payment, or those since a time. */
export type FraudFilter = { readonly payment: string } | { readonly since: Date }

/** A report of a card issuer that a payment was fraud, which is no dispute and moves no money. */
export type FraudWarning = {
  readonly ref: string
  readonly payment: string
  readonly reportedAt: Date
  /** In the provider's words, such as `made_with_stolen_card`. */
  readonly fraudType: string
  /** False once the payment was disputed or refunded in full. */
  readonly isOpen: boolean
}

/** How a provider that learns of fraud before a dispute tells it. */
export type FraudWarnings = {
  /** The types of the webhooks that bring them. */
  readonly events: readonly string[]
  /** The newest first. */
  readonly list: (filter: FraudFilter) => Promise<readonly FraudWarning[]>
}
