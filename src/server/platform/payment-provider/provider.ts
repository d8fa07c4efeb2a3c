import type { Terms } from '#domain/billing/disclosure.ts'
import type { Money } from '#domain/billing/money.ts'
import type { DeclineReason } from '#domain/billing/order.ts'
import type { PaymentMethod, PlanKey, Wallet } from '#domain/billing/plans.ts'
import type { ProviderName } from '#domain/billing/providers.ts'
import type { SandboxScenario } from '#domain/billing/sandbox-cards.ts'
import type { PurchaseSnapshot } from '#domain/billing/snapshot.ts'

/** One attempt to pay one order, as it is sent to a provider: nothing of the person, neither an answer nor an address. */
export type PurchaseOrder = {
  readonly orderId: string
  /** 1, 2, ...: part of every idempotency key, so that a new try after a decline is a new call. */
  readonly attempt: number
  /** The provider's id from an earlier attempt of the same order; null at the first. */
  readonly ref: string | null
  /** The provider's customer that `createCustomer` made for this order; null where the provider has none. */
  readonly customerRef: string | null
  readonly planKey: PlanKey
  /** As agreed: `first` is what is due today, a coupon already taken off. */
  readonly terms: Terms
  /** The first period's price before a coupon. */
  readonly listPrice: Money
  readonly method: PaymentMethod
  readonly wallet: Wallet | null
  /** What the sandbox's test card does; null at real providers, whose own form reads the card. */
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
  /** A page of the bank, or one of the provider where the card is given; https. */
  | { readonly kind: 'challenge'; readonly url: string }

export type OpenedPurchase = { readonly snapshot: PurchaseSnapshot; readonly next: NextStep }

/** The page of the provider on which a buyer gives another card. */
export type CardChange = { readonly url: string }

/** Another price for the renewals of a subscription that the customer agreed to or was notified of. */
export type NewPrice = {
  readonly planKey: PlanKey
  readonly before: Money
  readonly after: Money
  /** Days of a period, which do not change. */
  readonly days: number
  /** Where the customer comes back to from the provider's page. */
  readonly returnUrl: string
}

/**
 * `approveUrl`: where the customer has to approve the price at the provider before anything changes; null where nothing
 * is left.
 */
export type PriceChanged = { readonly snapshot: PurchaseSnapshot; readonly approveUrl: string | null }

/** Another plan from the end of the paid period on, as its customer agreed to it. */
export type NewPlan = {
  readonly planKey: PlanKey
  /** Price and days of each of its periods. It has no first period of its own. */
  readonly renewal: Money
  readonly days: number
  /** Where the customer comes back to from the provider's page. */
  readonly returnUrl: string
}

/** How plans are changed at a provider. */
export type PlanChangeRules = {
  /** Whether another plan can be chosen during a first period of another length. */
  readonly inTrial: boolean
  /** Whether a plan that the provider knows of can be undone before it begins. */
  readonly canUndo: boolean
}

/** The periods of a subscription whose plan was changed, for a provider that lists payments without them. */
export type AgreedPeriods = {
  readonly hasIntro: boolean
  readonly firstDays: number
  readonly renewalDays: number
  /** The lengths of plans that were chosen later, oldest first. */
  readonly changes: readonly { readonly from: Date; readonly days: number }[]
}

/** Part or all of a charge that is to be refunded, known by our id. */
export type WantedRefund = {
  readonly id: string
  readonly chargeRef: string
  readonly amount: Money
  /** How often it was submitted before; 0 where that is left out. */
  readonly tries?: number
}

/** What a webhook refers to. Its content is never believed: the purchase is fetched again. */
export type WebhookHint = {
  readonly eventId: string
  readonly type: string
  readonly livemode: boolean
  /** The provider's subscription id, or our order id from its metadata. */
  readonly ref: string | null
  readonly orderId: string | null
  /** A payment whose purchase only the provider knows. All three are null where the event is irrelevant. */
  readonly payment: string | null
}

/** The purchase that a webhook is about, and the charge where it names one. */
export type PurchaseReference = Pick<WebhookHint, 'ref' | 'orderId'> & { readonly charge?: string | null }

export type RawWebhook = {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** Tells which of the given event ids were handled as webhooks. */
export type HandledEvents = (eventIds: readonly string[]) => Promise<ReadonlySet<string>>

/** Finds a purchase: by the provider's id where it is known, else by its customer or the order id in its metadata. */
export type PurchaseHandle = {
  readonly orderId: string
  readonly ref: string | null
  /** The provider's customer of the order; without one a provider that has customers has no purchase either. */
  readonly customerRef?: string | null
  /**
   * The last charge that is settled here with all before it. A provider may leave them out of a snapshot, so that its
   * price does not grow with their number.
   */
  readonly settledUpTo?: string | null
  /** Set once another plan was chosen; until then the plan at the provider tells its periods. */
  readonly periods?: AgreedPeriods | null
  /** Charges about which a webhook came, fetched in any case. */
  readonly charges?: readonly string[]
}

/** Money that a provider sent to the bank account of the seller. */
export type Payout = {
  readonly ref: string
  readonly amount: Money
  readonly state: 'on_its_way' | 'arrived' | 'failed'
  readonly at: Date
  /** The day on which the bank should have it; null where the provider names none. */
  readonly arrivesOn: Date | null
}

/**
 * A provider of payments. It returns snapshots in our terms and writes none of our tables. Calls take an idempotency
 * key: the same key has its effect once. They are made outside of any transaction.
 * @throws ProviderError; any other error counts as an unknown outcome
 */
export type PaymentProvider = {
  readonly name: ProviderName
  /**
   * Creates the customer under which an order will be paid, and returns its reference, which has to be stored before
   * `open` is called. Nothing can be paid before. Absent where the provider has no customers.
   */
  readonly createCustomer?: (orderId: string, key: string) => Promise<string>
  /**
   * Erases the customer of a purchase that is over. The same again is no error. Absent where the provider has no
   * customers, or where the buyer is a customer of its own and not of ours.
   */
  readonly eraseCustomer?: (handle: PurchaseHandle) => Promise<void>
  open(order: PurchaseOrder, key: string): Promise<OpenedPurchase>
  /** Null where the provider does not know it. It changes nothing there that a buyer sees and creates nothing. */
  fetch(handle: PurchaseHandle): Promise<PurchaseSnapshot | null>
  /** Makes sure that an unpaid purchase will never be paid, and returns its state; null where there is none. */
  abandon(handle: PurchaseHandle, key: string): Promise<PurchaseSnapshot | null>
  /**
   * Where the provider has no `at_period_end` it stops all renewals now and says so by the state `canceled`; access is
   * ours to keep.
   */
  cancel(
    ref: string,
    when: 'at_period_end' | 'now',
    key: string,
    periods?: AgreedPeriods | null,
  ): Promise<PurchaseSnapshot>
  /** Undoes a cancellation at the period's end. @throws ProviderError MISCONFIGURED where `canResume` is false */
  resume(ref: string, key: string): Promise<PurchaseSnapshot>
  readonly canResume: boolean
  /** Changes the price from the next renewal on; the paid period stays as it is. */
  changePrice(ref: string, price: NewPrice, key: string, periods?: AgreedPeriods | null): Promise<PriceChanged>
  readonly planChanges: PlanChangeRules
  /**
   * Begins another plan with the next renewal. The paid period stays as it is, nothing is charged now, and a cancellation
   * at its end is taken back. @throws ProviderError REFUSED where the provider cannot
   */
  changePlan(ref: string, plan: NewPlan, key: string, periods?: AgreedPeriods | null): Promise<PriceChanged>
  /** Undoes that before it begins. @throws ProviderError MISCONFIGURED where `planChanges.canUndo` is false */
  keepPlan(ref: string, key: string): Promise<PurchaseSnapshot>
  refund(ref: string, refund: WantedRefund, key: string, periods?: AgreedPeriods | null): Promise<PurchaseSnapshot>
  changeCard(ref: string, returnUrl: string, key: string): Promise<CardChange>
  /** Which purchase a payment was for; null where it was for none that is known. */
  purchaseOfPayment(payment: string): Promise<PurchaseReference | null>
  /**
   * Verifies the raw bytes. The provider is not asked for details before the webhook is stored. @throws WebhookRefused
   */
  readWebhook(webhook: RawWebhook, now: Date): Promise<WebhookHint>
  /**
   * Registers this site with the provider before visitors pay. Returns what the provider does not offer here, for the
   * operator.
   */
  readonly prepare?: (publicUrl: string) => Promise<readonly string[]>
  /**
   * What was sent to the bank from one moment up to another, for the accounts. Absent where the provider pays nothing out.
   */
  readonly payouts?: (from: Date, until: Date) => Promise<readonly Payout[]>
  /**
   * Purchases that changed since then, for the nightly sweep. Where the provider lists its events, those that were
   * already handled as webhooks are left out.
   */
  changedSince(since: Date, handled?: HandledEvents): AsyncIterable<PurchaseHandle>
}

/** A definite refusal of a provider. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly kind: 'DECLINED' | 'REFUSED' | 'MISCONFIGURED' | 'TRY_LATER'
  readonly reason: DeclineReason | null
  /** Where it said when calls are taken again, the ms until then. */
  readonly retryAfterMs: number | null

  constructor(
    kind: ProviderError['kind'],
    message: string,
    reason: DeclineReason | null = null,
    retryAfterMs: number | null = null,
  ) {
    super(message)
    this.kind = kind
    this.reason = reason
    this.retryAfterMs = retryAfterMs
  }
}

/** Whether a provider takes no calls for now, so that all further ones have to wait as well. */
export const isBusy = (error: unknown): error is ProviderError =>
  error instanceof ProviderError && error.kind === 'TRY_LATER'

/** A webhook without a valid signature, or of the other mode. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused'
}

/** All idempotency keys. */
export const keyOf = {
  customer: (orderId: string, attempt: number): string => `order:${orderId}:customer:${attempt}`,
  open: (orderId: string, attempt: number): string => `order:${orderId}:open:${attempt}`,
  abandon: (orderId: string): string => `order:${orderId}:abandon`,
  cancel: (subscriptionId: string, count: number): string => `subscription:${subscriptionId}:cancel:${count}`,
  resume: (subscriptionId: string, count: number): string => `subscription:${subscriptionId}:resume:${count}`,
  changePrice: (subscriptionId: string, count: number): string => `subscription:${subscriptionId}:price:${count}`,
  changePlan: (subscriptionId: string, count: number): string => `subscription:${subscriptionId}:plan:${count}`,
  keepPlan: (subscriptionId: string, count: number): string => `subscription:${subscriptionId}:keep-plan:${count}`,
  refund: (refundId: string): string => `refund:${refundId}`,
  changeCard: (subscriptionId: string, at: Date): string => `subscription:${subscriptionId}:card:${at.getTime()}`,
} as const
