import { type Static, Type } from 'typebox'
import { couponCodePattern } from '#domain/billing/coupon-code.ts'
import { declineReasons, orderStates } from '#domain/billing/order.ts'
import { paymentMethods, planKeys, wallets } from '#domain/billing/plans.ts'
import { providerNames } from '#domain/billing/providers.ts'
import { scenarioNames } from '#domain/billing/sandbox-cards.ts'
import { Currency, Minor, Moment, orNull } from './fields.ts'
import { productIdPattern } from './products.ts'

/** SHA-256 in hexadecimal digits. */
export const textHashPattern = '^[0-9a-f]{64}$'

/** A purchase as the visitor saw it. The server refuses it if any of this is no longer true. */
export const OrderRequest = Type.Object(
  {
    productId: Type.String({ pattern: productIdPattern }),
    /** The amount that the page said is due today, with the coupon applied. */
    expectedAmountMinor: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
    currency: Currency,
    /** Days that today's payment covers. */
    firstDays: Type.Integer({ minimum: 1, maximum: 3660 }),
    renewalAmountMinor: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
    renewalDays: Type.Integer({ minimum: 1, maximum: 3660 }),
    /** The country in which the buyer says they live, ISO 3166-1; asked only if a tax table is configured. */
    country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    coupon: Type.Optional(Type.String({ pattern: couponCodePattern })),
    disclosureVersion: Type.String({ minLength: 1, maxLength: 40 }),
    /** Hash of all the text beside the button and the box, as the page showed it. */
    textHash: Type.String({ pattern: textHashPattern }),
    consent: Type.Boolean(),
    method: Type.Enum([...paymentMethods]),
    wallet: Type.Optional(Type.Enum([...wallets])),
    provider: Type.Enum([...providerNames]),
    /** Only for the sandbox's test cards. */
    sandbox: Type.Optional(Type.Object({ scenario: Type.Enum([...scenarioNames]) }, { additionalProperties: false })),
  },
  { additionalProperties: false },
)
export type OrderRequest = Static<typeof OrderRequest>

/** What the browser has to do next to get the order paid. */
export const NextStep = Type.Union([
  Type.Object({ kind: Type.Literal('none') }),
  Type.Object({ kind: Type.Literal('confirm_card'), clientSecret: Type.String() }),
  Type.Object({ kind: Type.Literal('approve_wallet'), subscriptionId: Type.String() }),
  Type.Object({ kind: Type.Literal('challenge'), url: Type.String() }),
])
export type NextStep = Static<typeof NextStep>

export const OrderReply = Type.Object({
  id: Type.String(),
  /** Allows reading this order later, without an account. */
  secret: Type.String(),
  state: Type.Enum([...orderStates]),
  next: NextStep,
})
export type OrderReply = Static<typeof OrderReply>

/** An order as its buyer may see it. */
export const OrderView = Type.Object({
  id: Type.String(),
  state: Type.Enum([...orderStates]),
  planKey: Type.Enum([...planKeys]),
  planName: Type.String(),
  amountMinor: Type.Integer(),
  currency: Currency,
  paidAt: orNull(Moment),
  accessUntil: orNull(Moment),
  renewal: Type.Object({
    amountMinor: Type.Integer(),
    days: Type.Integer(),
    on: orNull(Moment),
  }),
  /** Why the last attempt was declined; null if none was. */
  declined: orNull(Type.Enum([...declineReasons])),
  sandbox: Type.Boolean(),
})
export type OrderView = Static<typeof OrderView>

/** The price of a plan with a coupon. */
export const QuoteQuery = Type.Object({
  productId: Type.String({ pattern: productIdPattern }),
  coupon: Type.String({ pattern: couponCodePattern }),
})
export const QuoteReply = Type.Object({
  productId: Type.String(),
  coupon: Type.String(),
  currency: Currency,
  listAmountMinor: Minor,
  /** Due today; never more than the list price. */
  amountMinor: Minor,
  /** The real end of the coupon, ISO; null if it has none. */
  endsAt: orNull(Moment),
})
export type QuoteReply = Static<typeof QuoteReply>
