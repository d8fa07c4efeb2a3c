import type { ChargeMove } from '#domain/billing/charge-moves.ts'
import type { Terms } from '#domain/billing/disclosure.ts'
import type { Money } from '#domain/billing/money.ts'
import type { DeclineReason } from '#domain/billing/order.ts'
import type { PaymentMethod, PlanKey, Wallet } from '#domain/billing/plans.ts'
import type { ProviderName } from '#domain/billing/providers.ts'
import type { SandboxScenario } from '#domain/billing/sandbox-cards.ts'
import type { PurchaseSnapshot } from '#domain/billing/snapshot.ts'
import type { FraudWarnings } from './fraud-warnings.ts'

/**
 * One attempt to pay one order, as it is sent to a provider. It contains no personal data: no answer and no address.
 */
export type PurchaseOrder = {
  readonly orderId: string
  /** 1, 2, ...: part of every idempotency key, so that a new try after a decline is a new call. */
  readonly attempt: number
  /** The provider's id from an earlier attempt of the same order; null at the first. */
  readonly ref: string | null
  /** The provider's customer that `createCustomer` created for this order; null if the provider has no customers. */
  readonly customerRef: string | null
  readonly planKey: PlanKey
  /** As agreed: `first` is the amount due today, after the coupon. */
  readonly terms: Terms
  /** The first period's price before a coupon. */
  readonly listPrice: Money
  readonly method: PaymentMethod
  readonly wallet: Wallet | null
  /** The behaviour of the sandbox's test card; null at real providers, whose own form reads the card. */
  readonly scenario: SandboxScenario | null
  /** The page to which the buyer returns, and the page on which the subscription is managed. */
  readonly returnUrl: string
  readonly manageUrl: string
}

/** The next step in the buyer's browser. */
export type NextStep =
  | { readonly kind: 'none' }
  /** Confirm in the provider's own form (3-D Secure included). */
  | { readonly kind: 'confirm_card'; readonly clientSecret: string }
  /** Approve in the wallet's own window. */
  | { readonly kind: 'approve_wallet'; readonly subscriptionId: string }
  /** A page of the bank, or a page of the provider where the card is entered; https. */
  | { readonly kind: 'challenge'; readonly url: string }

export type OpenedPurchase = { readonly snapshot: PurchaseSnapshot; readonly next: NextStep }

/** The provider's page on which a buyer enters another card. */
export type CardChange = { readonly url: string }

/** Another price for the renewals of a subscription, which the customer agreed to or was notified of. */
export type NewPrice = {
  readonly planKey: PlanKey
  readonly before: Money
  readonly after: Money
  /** Days of a period, which do not change. */
  readonly days: number
  /** The page to which the customer returns from the provider. */
  readonly returnUrl: string
}

/**
 * `approveUrl`: where the customer has to approve the price at the provider before anything changes; null if no
 * approval is needed.
 */
export type PriceChanged = { readonly snapshot: PurchaseSnapshot; readonly approveUrl: string | null }

/** `isSettled`: the provider took the money or refused; otherwise it has yet to decide. */
export type Collected = { readonly snapshot: PurchaseSnapshot; readonly isSettled: boolean }

/** Another plan from the end of the paid period on, as its customer agreed to it. */
export type NewPlan = {
  readonly planKey: PlanKey
  /** Price and days of each of its periods. It has no first period with other terms. */
  readonly renewal: Money
  readonly days: number
  /** The page to which the customer returns from the provider. */
  readonly returnUrl: string
}

/** A provider's rules for changes of plan. */
export type PlanChangeRules = {
  /** Whether another plan can be chosen during a first period of another length. */
  readonly inTrial: boolean
  /** Whether a change that the provider already has can be undone before the plan begins. */
  readonly canUndo: boolean
}

/** The periods of a subscription whose plan was changed or whose charge was moved, for a provider that lists payments without periods. */
export type AgreedPeriods = {
  readonly hasIntro: boolean
  readonly firstDays: number
  readonly renewalDays: number
  /** The lengths of plans that were chosen later, oldest first. */
  readonly changes: readonly { readonly from: Date; readonly days: number }[]
  /** Free days between a paid period and the next, oldest first; absent if there are none. */
  readonly moves?: readonly ChargeMove[]
}

/** A refund of part or all of a charge, identified by our id. */
export type WantedRefund = {
  readonly id: string
  readonly chargeRef: string
  readonly amount: Money
  /** How often it was submitted before; 0 if absent. */
  readonly tries?: number
}

/** What a webhook refers to. Its content is never trusted: the purchase is fetched again. */
export type WebhookHint = {
  readonly eventId: string
  readonly type: string
  readonly livemode: boolean
  /** The provider's subscription id, or our order id from its metadata. */
  readonly ref: string | null
  readonly orderId: string | null
  /** A payment whose purchase only the provider knows. All three are null if the event is irrelevant. */
  readonly payment: string | null
}

/** The purchase that a webhook is about, and the charge if it names one. */
export type PurchaseReference = Pick<WebhookHint, 'ref' | 'orderId'> & { readonly charge?: string | null }

export type RawWebhook = {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** Returns those of the given event ids that were handled as webhooks. */
export type HandledEvents = (eventIds: readonly string[]) => Promise<ReadonlySet<string>>

/** Identifies a purchase: by the provider's id if it is known, else by its customer or the order id in its metadata. */
export type PurchaseHandle = {
  readonly orderId: string
  readonly ref: string | null
  /** The provider's customer of the order; without one, a provider that has customers has no purchase either. */
  readonly customerRef?: string | null
  /**
   * The last charge up to which all charges are settled here. A provider may leave them out of a snapshot, so that the
   * number of calls does not grow with the number of charges.
   */
  readonly settledUpTo?: string | null
  /** Set once another plan was chosen; until then the periods follow from the plan at the provider. */
  readonly periods?: AgreedPeriods | null
  /** Charges that a webhook named; they are fetched in any case. */
  readonly charges?: readonly string[]
}

/** What is sent to the bank about a dispute, as plain text: dates and counts, and never an answer, a food or a weight. */
export type DisputeEvidence = {
  /** Order, payment, consents and emails. */
  readonly text: string
  /** How the plan was used. */
  readonly activity: string
}

/** Money that a provider sent to the seller's bank account. */
export type Payout = {
  readonly ref: string
  readonly amount: Money
  readonly state: 'on_its_way' | 'arrived' | 'failed'
  readonly at: Date
  /** The day on which the bank should have it; null if the provider names none. */
  readonly arrivesOn: Date | null
}

/**
 * A payment provider. It returns snapshots in our terms and writes none of our tables. Calls take an idempotency key:
 * the same key takes effect only once. They are made outside any transaction.
 * @throws ProviderError; any other error counts as an unknown outcome
 */
export type PaymentProvider = {
  readonly name: ProviderName
  /**
   * Creates the customer under which an order will be paid, and returns its reference, which has to be stored before
   * `open` is called. Nothing can be paid before that. Absent if the provider has no customers.
   */
  readonly createCustomer?: (orderId: string, key: string) => Promise<string>
  /**
   * Erases the customer of a purchase that is over. Repeating it is no error. Absent if the provider has no customers,
   * or if the buyer is the provider's own customer instead of ours.
   */
  readonly eraseCustomer?: (handle: PurchaseHandle) => Promise<void>
  open(order: PurchaseOrder, key: string): Promise<OpenedPurchase>
  /**
   * Null if the provider does not know the purchase. Fetching creates nothing and changes nothing that a buyer sees.
   */
  fetch(handle: PurchaseHandle): Promise<PurchaseSnapshot | null>
  /** Makes sure that an unpaid purchase will never be paid, and returns its state; null if there is none. */
  abandon(handle: PurchaseHandle, key: string): Promise<PurchaseSnapshot | null>
  /**
   * A provider without `at_period_end` stops all renewals now and reports the state `canceled`; we keep access open.
   */
  cancel(
    ref: string,
    when: 'at_period_end' | 'now',
    key: string,
    periods?: AgreedPeriods | null,
  ): Promise<PurchaseSnapshot>
  /** Undoes a cancellation at the period's end. @throws ProviderError MISCONFIGURED if `canResume` is false */
  resume(ref: string, key: string): Promise<PurchaseSnapshot>
  readonly canResume: boolean
  /** Changes the price from the next renewal on; the paid period stays as it is. */
  changePrice(ref: string, price: NewPrice, key: string, periods?: AgreedPeriods | null): Promise<PriceChanged>
  readonly planChanges: PlanChangeRules
  /**
   * Begins another plan with the next renewal. The paid period stays as it is, nothing is charged now, and a
   * cancellation at its end is undone. @throws ProviderError REFUSED if the provider cannot
   */
  changePlan(ref: string, plan: NewPlan, key: string, periods?: AgreedPeriods | null): Promise<PriceChanged>
  /**
   * Undoes `changePlan` before the plan begins. @throws ProviderError MISCONFIGURED if `planChanges.canUndo` is false
   */
  keepPlan(ref: string, key: string): Promise<PurchaseSnapshot>
  /**
   * Charges the next renewal on another day to come, from which its period then counts. Nothing is charged now; asking again changes
   * nothing. A provider that accepts and does not obey is recognised by the snapshot. @throws ProviderError REFUSED if it cannot
   */
  moveCharge(ref: string, move: ChargeMove, key: string, periods?: AgreedPeriods | null): Promise<PurchaseSnapshot>
  /**
   * Collects a renewal that is owed, as far as the snapshot says that it is collectable. It takes no more than is owed,
   * whatever the key. Absent if only the provider collects.
   */
  readonly collectOwed?: (ref: string, amount: Money, key: string, periods?: AgreedPeriods | null) => Promise<Collected>
  refund(ref: string, refund: WantedRefund, key: string, periods?: AgreedPeriods | null): Promise<PurchaseSnapshot>
  changeCard(ref: string, returnUrl: string, key: string): Promise<CardChange>
  /**
   * Sends evidence about an open dispute to the bank, once. The bank decides later.
   * @throws ProviderError REFUSED if it accepts none, because it decided or has evidence already
   */
  answerDispute(dispute: string, evidence: DisputeEvidence, key: string): Promise<void>
  /** Absent if the provider learns of no fraud before a dispute. */
  readonly fraudWarnings?: FraudWarnings
  /** The purchase that a payment was for; null if it was for none, or for an unknown one. */
  purchaseOfPayment(payment: string): Promise<PurchaseReference | null>
  /**
   * Verifies the raw bytes. The provider is asked for details only after the webhook is stored. @throws WebhookRefused
   */
  readWebhook(webhook: RawWebhook, now: Date): Promise<WebhookHint>
  /**
   * Registers this site with the provider before visitors pay. Returns, for the operator, what the provider does not
   * offer here.
   */
  readonly prepare?: (publicUrl: string) => Promise<readonly string[]>
  /** Payouts to the bank within a time span, for the accounts. Absent if the provider makes no payouts. */
  readonly payouts?: (from: Date, until: Date) => Promise<readonly Payout[]>
  /**
   * Purchases that changed since then, for the nightly sweep. If the provider lists its events, those that were already
   * handled as webhooks are left out.
   */
  changedSince(since: Date, handled?: HandledEvents): AsyncIterable<PurchaseHandle>
}

/** A definite refusal by a provider. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly kind: 'DECLINED' | 'REFUSED' | 'MISCONFIGURED' | 'TRY_LATER'
  readonly reason: DeclineReason | null
  /** ms until calls are accepted again, if the provider said so. */
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

/** Whether a provider accepts no calls for now, so that all further calls have to wait as well. */
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
  collect: (subscriptionId: string, count: number): string => `subscription:${subscriptionId}:collect:${count}`,
  moveCharge: (moveId: string): string => `move:${moveId}`,
  refund: (refundId: string): string => `refund:${refundId}`,
  answerDispute: (dispute: string, actId: string): string => `dispute:${dispute}:answer:${actId}`,
  changeCard: (subscriptionId: string, at: Date): string => `subscription:${subscriptionId}:card:${at.getTime()}`,
} as const
