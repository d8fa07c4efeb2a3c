import type { Terms } from '#domain/billing/disclosure.ts'
import type { PaymentMethod, Wallet } from '#domain/billing/plans.ts'
import type { StripeResult } from './stripe-result.ts'

export type PaysWith = { readonly method: PaymentMethod; readonly wallet: Wallet | null }

export type StripeCheckoutProps = {
  readonly publishableKey: string
  /** What is bought: the amount, and the terms that a wallet's sheet shows. */
  readonly terms: Terms
  /** Says that pressing pays, and how much. */
  readonly label: string
  /** Full addresses: where a bank sends the buyer back to, and where the subscription is managed. */
  readonly returnUrl: string
  readonly manageUrl: string
  readonly isLocked: boolean
  /** Asked before a wallet's sheet opens: false keeps it shut, as while consent is missing. */
  readonly mayPay: () => boolean
  /** Places the order, once the form is complete. Null where it may not be paid now; the page says why. */
  readonly onPay: (paysWith: PaysWith) => Promise<{ readonly clientSecret: string } | null>
  readonly onResult: (result: StripeResult) => void
}
