import type { SandboxScenario } from '#domain/billing/sandbox-cards.ts'
import type { Terms } from '#domain/billing/disclosure.ts'
import type { Money } from '#domain/billing/money.ts'
import type { DeclineReason } from '#domain/billing/order.ts'
import type { PaymentMethod, PlanKey, Wallet } from '#domain/billing/plans.ts'
import type { ProviderName } from '#domain/billing/providers.ts'
import type { PurchaseSnapshot } from '#domain/billing/snapshot.ts'

/** One attempt to pay one order, as it is sent to a provider. Nothing in it tells of an answer to the questionnaire. */
export type PurchaseOrder = {
  readonly orderId: string
  /** 1, 2, ...: part of every idempotency key, so that a declined try is not repeated for ever. */
  readonly attempt: number
  /** The provider's id from an earlier attempt of the same order; null at the first. */
  readonly ref: string | null
  readonly customerId: string
  readonly email: string
  readonly planKey: PlanKey
  /** As agreed: `first` is what is due today, a coupon already taken off. */
  readonly terms: Terms
  /** The first period's price before a coupon. */
  readonly listPrice: Money
  readonly method: PaymentMethod
  readonly wallet: Wallet | null
  /** What the sandbox's test card does; null at real providers, whose own form takes the card. */
  readonly scenario: SandboxScenario | null
  /** Where the buyer comes back to, and where the subscription is managed. */
  readonly returnUrl: string
  readonly manageUrl: string
}

/** What the buyer's browser has to do now. */
export type NextStep =
  | { readonly kind: 'none' }
  /** Confirm in the provider's own form (3-D Secure included). */
  | { readonly kind: 'confirm_card'; readonly clientSecret: string }
  /** Approve in the wallet's own window. */
  | { readonly kind: 'approve_wallet'; readonly subscriptionId: string }
  /** A page of the bank. */
  | { readonly kind: 'challenge'; readonly url: string }

export type OpenedPurchase = { readonly snapshot: PurchaseSnapshot; readonly next: NextStep }

/** The page of the provider on which a buyer gives another card. */
export type CardChange = { readonly url: string }

/** Another price for the renewals of a subscription, as its owner agreed to it or was told of it. */
export type NewPrice = {
  readonly planKey: PlanKey
  readonly before: Money
  readonly after: Money
  /** Days of a period; they stay as they are. */
  readonly days: number
  /** Where its owner comes back to from a page of the provider. */
  readonly returnUrl: string
}

/** `approveUrl`: where its owner has to say yes to the provider, too, before anything changes; null where nothing is left. */
export type PriceChanged = { readonly snapshot: PurchaseSnapshot; readonly approveUrl: string | null }

/** What a webhook points at. It is a doorbell: its content is never believed, only fetched again. */
export type WebhookHint = {
  readonly eventId: string
  readonly type: string
  readonly livemode: boolean
  /** The provider's subscription id, or our order id from its metadata. */
  readonly ref: string | null
  readonly orderId: string | null
  /** A payment whose purchase only the provider knows. All three are null where the event is of no interest. */
  readonly payment: string | null
}

/** Whom a webhook is about. */
export type PurchaseReference = Pick<WebhookHint, 'ref' | 'orderId'>

export type RawWebhook = {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** Finds a purchase: by the provider's id where it is known, else by the order id in its metadata. */
export type PurchaseHandle = { readonly orderId: string; readonly ref: string | null }

/**
 * Whoever takes the money. Adapters answer with snapshots in our words and write nothing of ours. Each takes a key: the
 * same key never does a thing twice. Calls are made outside of any transaction.
 *
 * @throws ProviderError; anything else thrown counts as an unknown outcome
 */
export type PaymentProvider = {
  readonly name: ProviderName
  open(order: PurchaseOrder, key: string): Promise<OpenedPurchase>
  /** Null where the provider never heard of it. */
  fetch(handle: PurchaseHandle): Promise<PurchaseSnapshot | null>
  /** Makes sure that an unpaid purchase will never be paid, and tells what is true then; null where there is none. */
  abandon(handle: PurchaseHandle, key: string): Promise<PurchaseSnapshot | null>
  /** `at_period_end` where the provider has no such thing is done by us: it stops all renewals now and says so by `canceled`. */
  cancel(ref: string, when: 'at_period_end' | 'now', key: string): Promise<PurchaseSnapshot>
  /** Takes a cancellation at the period's end back. @throws ProviderError MISCONFIGURED where `canResume` is false */
  resume(ref: string, key: string): Promise<PurchaseSnapshot>
  readonly canResume: boolean
  /** From the next renewal on it costs another price; the period that was paid for stays as it is. */
  changePrice(ref: string, price: NewPrice, key: string): Promise<PriceChanged>
  refund(
    ref: string,
    refund: { readonly id: string; readonly chargeRef: string; readonly amount: Money },
    key: string,
  ): Promise<PurchaseSnapshot>
  changeCard(ref: string, returnUrl: string, key: string): Promise<CardChange>
  /** Which purchase a payment was for; null where it was for none that is known. */
  purchaseOfPayment(payment: string): Promise<PurchaseReference | null>
  /** Verified on the raw bytes. Nobody is asked what it is about: that comes after it is stored. @throws WebhookRefused */
  readWebhook(webhook: RawWebhook, now: Date): Promise<WebhookHint>
  /**
   * Sees to what the provider has to know of this site before people pay. What it does not offer here, in words for the
   * operator.
   */
  readonly prepare?: (publicUrl: string) => Promise<readonly string[]>
  /** Purchases that changed since then, for the nightly sweep. */
  changedSince(since: Date): AsyncIterable<PurchaseHandle>
}

/** What a provider definitely said no to. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly kind: 'DECLINED' | 'REFUSED' | 'MISCONFIGURED' | 'TRY_LATER'
  readonly reason: DeclineReason | null

  constructor(kind: ProviderError['kind'], message: string, reason: DeclineReason | null = null) {
    super(message)
    this.kind = kind
    this.reason = reason
  }
}

/** A webhook that nobody at the provider signed, or of the other mode. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused'
}

/** Idempotency keys, spelt once. */
export const keyOf = {
  open: (orderId: string, attempt: number): string => `order:${orderId}:open:${attempt}`,
  abandon: (orderId: string): string => `order:${orderId}:abandon`,
  cancel: (subscriptionId: string, count: number): string => `subscription:${subscriptionId}:cancel:${count}`,
  resume: (subscriptionId: string, count: number): string => `subscription:${subscriptionId}:resume:${count}`,
  changePrice: (subscriptionId: string, count: number): string => `subscription:${subscriptionId}:price:${count}`,
  refund: (refundId: string): string => `refund:${refundId}`,
  changeCard: (subscriptionId: string, at: Date): string => `subscription:${subscriptionId}:card:${at.getTime()}`,
} as const
