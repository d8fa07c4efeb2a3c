import type { Terms } from '#domain/billing/disclosure.ts'
import type { Money } from '#domain/billing/money.ts'
import type { Owed } from '#domain/billing/next-charge.ts'
import type { Charge, PriceProposal } from '#domain/billing/purchase.ts'
import type { Card } from '#domain/billing/snapshot.ts'
import type { EndReason, SubscriptionPhase } from '#domain/billing/subscription.ts'

/** What every letter about money may tell. */
export type MoneyFacts = {
  readonly orderId: string
  readonly terms: Terms
  /** What the plan is called in its first period and in later ones. */
  readonly planNames: Readonly<Record<SubscriptionPhase, string>>
  readonly phase: SubscriptionPhase
  /** Opens the subscription: to look, to cancel, to withdraw. */
  readonly manageLink: string
  readonly card: Card | null
  /** Null where the plan is closed. */
  readonly accessUntil: Date | null
  /** The next charge; null where none will come. */
  readonly next: { readonly amount: Money; readonly on: Date } | null
  /** The next charge if its owner agrees to a new price; null where nothing is asked. */
  readonly asked: { readonly amount: Money; readonly on: Date } | null
  /** The renewal that was not paid; null where nothing is owed. */
  readonly owed: Owed | null
  /** Where a failed payment is mended. */
  readonly actionLink: string | null
  /** Whether no money moves. */
  readonly sandbox: boolean
}

/** The price without a code, and the code. */
export type Discount = { readonly list: Money; readonly code: string }

/** What each kind of letter needs to know. */
export type MoneyEmailData = {
  /** The first one is the welcome, with the terms and the way into the plan where there is one. */
  receipt: MoneyFacts & {
    readonly charge: Charge
    readonly isFirst: boolean
    readonly planLink: string | null
    /** With the first one: word for word what was agreed to. */
    readonly agreed: string | null
    /** Where a code made it cheaper. */
    readonly discount: Discount | null
    /** Whether it brought what was agreed, and so opens its days. */
    readonly isEnough: boolean
  }
  intro_ending: MoneyFacts
  renewal_reminder: MoneyFacts
  payment_failed: MoneyFacts
  payment_failed_again: MoneyFacts
  payment_failed_last: MoneyFacts
  canceled: MoneyFacts
  resumed: MoneyFacts
  /** `isAtWallet`: it was paid through PayPal, where its owner may end it, too. */
  ended: MoneyFacts & { readonly because: EndReason; readonly isAtWallet: boolean }
  /** `atBank`: what the buyer has disputed, and their bank has; null where there is none. */
  withdrawn: MoneyFacts & { readonly amount: Money; readonly atBank: Money | null; readonly at: Date }
  /** `isDuplicate`: of a second charge for the same days. */
  refunded: MoneyFacts & { readonly amount: Money; readonly isDuplicate: boolean }
  yearly: MoneyFacts
  price_change: MoneyFacts & { readonly price: PriceProposal }
  price_change_again: MoneyFacts & { readonly price: PriceProposal }
  price_agreed: MoneyFacts
  already_subscribed: { readonly manageLink: string; readonly resumeLink: string; readonly sandbox: boolean }
}

export type MoneyEmailKind = keyof MoneyEmailData
