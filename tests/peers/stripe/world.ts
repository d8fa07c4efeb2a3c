import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'
import type { CardName } from './test-cards.ts'

/** The state of the stand-in. */
export type World = {
  readonly livemode: boolean
  /** Seconds since 1970. During a catch-up, the time at which each event was due. */
  now(): number
  readonly newId: (prefix: string) => string
  readonly customers: Map<string, Stripe.Customer>
  /** Deleted customers. */
  readonly gone: Set<string>
  readonly prices: Map<string, Stripe.Price>
  readonly offers: Map<string, Stripe.ProductCatalog.TrialOffer>
  readonly coupons: Map<string, Stripe.Coupon>
  readonly discounts: Map<string, Stripe.Discount>
  readonly subscriptions: Map<string, Stripe.Subscription>
  readonly schedules: Map<string, Stripe.SubscriptionSchedule>
  readonly invoices: Map<string, Stripe.Invoice>
  readonly invoicePayments: Map<string, Stripe.InvoicePayment>
  readonly intents: Map<string, Stripe.PaymentIntent>
  readonly setups: Map<string, Stripe.SetupIntent>
  readonly charges: Map<string, Stripe.Charge>
  /** The balance transactions of charges. */
  readonly books: Map<string, Stripe.BalanceTransaction>
  readonly payouts: Map<string, Stripe.Payout>
  readonly refunds: Map<string, Stripe.Refund>
  readonly disputes: Map<string, Stripe.Dispute>
  readonly fraudWarnings: Map<string, Stripe.Radar.EarlyFraudWarning>
  readonly methods: Map<string, Stripe.PaymentMethod>
  /** The test card of each payment method. */
  readonly cards: Map<string, CardName>
  readonly domains: Map<string, Stripe.PaymentMethodDomain>
  /** Domains that do not answer when they are validated. */
  readonly silentDomains: Set<string>
  /** Newest last. */
  readonly events: PeerEvent[]
  readonly clock: { at: number | null }
  readonly settings: {
    /** Secret keys that were rolled in the dashboard. */
    readonly revokedKeys: Set<string>
    /** Whether refunds begin as pending, as with some banks. */
    refundsStartPending: boolean
    /** Whether the balance transactions of charges appear some time after the payment. */
    booksAreLate: boolean
  }
}

export type PeerEvent = {
  readonly id: string
  readonly object: 'event'
  readonly api_version: string
  readonly created: number
  readonly data: { readonly object: unknown }
  readonly livemode: boolean
  readonly pending_webhooks: number
  readonly request: null
  readonly type: Stripe.Event['type']
}

export function newWorld(now: () => Date, livemode: boolean): World {
  const clock: World['clock'] = { at: null }
  return {
    livemode,
    clock,
    settings: { revokedKeys: new Set(), refundsStartPending: false, booksAreLate: false },
    now: () => clock.at ?? Math.floor(now().getTime() / 1000),
    newId: (prefix) => `${prefix}_${randomBytes(9).toString('hex')}`,
    customers: new Map(),
    gone: new Set(),
    prices: new Map(),
    offers: new Map(),
    coupons: new Map(),
    discounts: new Map(),
    subscriptions: new Map(),
    schedules: new Map(),
    invoices: new Map(),
    invoicePayments: new Map(),
    intents: new Map(),
    setups: new Map(),
    charges: new Map(),
    books: new Map(),
    payouts: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    fraudWarnings: new Map(),
    methods: new Map(),
    cards: new Map(),
    domains: new Map(),
    silentDomains: new Set(),
    events: [],
  }
}

/** Any object by its id, for expanding. */
export function thingOf(world: World, id: string): object | undefined {
  const { customers, prices, subscriptions, schedules, invoices, intents, setups, charges, methods, discounts } = world
  const billing = [customers, prices, subscriptions, schedules, invoices]
  for (const table of [...billing, intents, setups, charges, methods, discounts]) {
    const thing = table.get(id)
    if (thing !== undefined) return thing
  }
  return undefined
}

/** Newest first, as in lists. */
export const newestFirst = <T>(table: ReadonlyMap<string, T>): T[] => [...table.values()].reverse()
