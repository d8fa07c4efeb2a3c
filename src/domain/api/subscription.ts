import { type Static, Type } from 'typebox'
import { planKeys } from '#domain/billing/plans.ts'
import { endReasons, subscriptionPhases, subscriptionStates } from '#domain/billing/subscription.ts'
import { Currency, Minor, Moment, orNull } from './fields.ts'
import { textHashPattern } from './orders.ts'

const MaybeMoment = orNull(Moment)

/** One line of what was paid. */
export const PaymentView = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['initial', 'renewal']),
  amountMinor: Minor,
  refundedMinor: Minor,
  currency: Currency,
  state: Type.Enum(['succeeded', 'pending', 'declined', 'disputed']),
  at: Moment,
})
export type PaymentView = Static<typeof PaymentView>

/** A charge to come: how much, when, and how often from then on. */
const Renewal = orNull(
  Type.Object({ amountMinor: Minor, currency: Currency, days: Type.Integer({ minimum: 0 }), on: Moment }),
)

/** A new renewal price that its owner was notified of and does not pay yet. */
const PriceChange = orNull(
  Type.Object({
    /** asked: only a yes brings a renewal. to_approve: said here, and wanted by the provider as well. */
    state: Type.Enum(['asked', 'to_approve', 'agreed']),
    isRaise: Type.Boolean(),
    beforeMinor: Minor,
    afterMinor: Minor,
    currency: Currency,
    days: Type.Integer({ minimum: 0 }),
    /** The first charge at the new price. */
    from: Moment,
    /** Where the customer agrees at the provider; null where they need not. */
    approveUrl: orNull(Type.String()),
  }),
)

const PlanTerms = { planName: Type.String(), amountMinor: Minor, days: Type.Integer({ minimum: 1 }) }

/** The plans that may be chosen for the periods after the paid one, and what they replace. */
const PlanOffer = orNull(
  Type.Object({
    /** The end of the paid period: the first charge of the other plan. */
    from: Moment,
    currency: Currency,
    before: Type.Object(PlanTerms),
    plans: Type.Array(Type.Object({ planKey: Type.Enum([...planKeys]), ...PlanTerms })),
  }),
)

/** A plan that was chosen and has not begun. */
const PlanChange = orNull(
  Type.Object({
    /** to_approve: chosen here, and to be approved at the provider as well. */
    state: Type.Enum(['to_approve', 'agreed']),
    planKey: Type.Enum([...planKeys]),
    ...PlanTerms,
    currency: Currency,
    from: Moment,
    /** Where the customer approves it at the provider; null where they need not. */
    approveUrl: orNull(Type.String()),
    canUndo: Type.Boolean(),
    /** The plan was cancelled before; undone, it ends with its period. */
    endsIfUndone: Type.Boolean(),
  }),
)

/** A renewal that was not paid. */
const Owed = orNull(
  Type.Object({
    amountMinor: Minor,
    currency: Currency,
    from: Moment,
    to: Moment,
    /** It waits for its owner's yes at the bank. */
    isToApprove: Type.Boolean(),
    nextTryAt: MaybeMoment,
    /** Unless it is paid by then, the subscription ends. */
    endsAt: Moment,
  }),
)

/** The subscription for its owner or for the holder of a link from its emails. It tells nothing of the plan's content. */
export const SubscriptionView = Type.Object({
  id: Type.String(),
  /** The number that emails and receipts name. */
  orderId: Type.String(),
  planKey: Type.Enum([...planKeys]),
  planName: Type.String(),
  state: Type.Enum([...subscriptionStates]),
  phase: Type.Enum([...subscriptionPhases]),
  startedAt: Moment,
  /** Access lasts until then; null where it is over. */
  accessUntil: MaybeMoment,
  /** The next charge; null where none will come, or one is owed first. */
  renewal: Renewal,
  owed: Owed,
  cancelAtPeriodEnd: Type.Boolean(),
  endedAt: MaybeMoment,
  /** Why it has ended or will; null where it goes on, or its provider alone knows. */
  endsBecause: orNull(Type.Enum([...endReasons])),
  priceChange: PriceChange,
  planChange: PlanChange,
  /** Null where no other plan may be chosen now. */
  planOffer: PlanOffer,
  /** From then on other plans may be chosen, which the provider does not take before; null where that is not so. */
  planOfferFrom: MaybeMoment,
  canResume: Type.Boolean(),
  /** The next charge if the cancellation is taken back; null where it cannot be. */
  renewalIfResumed: Renewal,
  /** The end, in UTC, of the last day on which it may be withdrawn from and all of it is given back; null afterwards. */
  withdrawUntil: MaybeMoment,
  card: orNull(Type.Object({ brand: Type.String(), last4: Type.String() })),
  canChangeCard: Type.Boolean(),
  /** Where a failed payment is mended; null where there is none. */
  actionUrl: orNull(Type.String()),
  payments: Type.Array(PaymentView),
  sandbox: Type.Boolean(),
})
export type SubscriptionView = Static<typeof SubscriptionView>

export const ResumeSubscriptionRequest = Type.Object(
  {
    consent: Type.Literal(true),
    disclosureVersion: Type.String({ minLength: 1, maxLength: 40 }),
    /** Of the sentence beside the box, as the page showed it. */
    textHash: Type.String({ pattern: textHashPattern }),
  },
  { additionalProperties: false },
)
export type ResumeSubscriptionRequest = Static<typeof ResumeSubscriptionRequest>

/** The yes to a higher price, as its owner saw it. */
export const AgreeToPriceRequest = Type.Object(
  {
    consent: Type.Literal(true),
    disclosureVersion: Type.String({ minLength: 1, maxLength: 40 }),
    amountMinor: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
    currency: Currency,
    /** Of the sentence beside the box, as the page showed it. */
    textHash: Type.String({ pattern: textHashPattern }),
  },
  { additionalProperties: false },
)
export type AgreeToPriceRequest = Static<typeof AgreeToPriceRequest>

/** The choice of another plan, as its owner saw it. */
export const ChoosePlanRequest = Type.Object(
  {
    consent: Type.Literal(true),
    disclosureVersion: Type.String({ minLength: 1, maxLength: 40 }),
    planKey: Type.Enum([...planKeys]),
    amountMinor: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
    /** Of the terms and the sentence beside the box, as the page showed them. */
    textHash: Type.String({ pattern: textHashPattern }),
  },
  { additionalProperties: false },
)
export type ChoosePlanRequest = Static<typeof ChoosePlanRequest>

/** The page on which another card is given. */
export const CardChangeReply = Type.Object({ url: Type.String() })
export type CardChangeReply = Static<typeof CardChangeReply>

/** The tax within an amount, as it was reckoned when the document was issued. */
const TaxView = orNull(
  Type.Object({
    name: Type.String(),
    country: Type.String(),
    /** In hundredths of a percent. */
    rateHundredths: Type.Integer({ minimum: 0 }),
    netMinor: Type.Integer(),
    taxMinor: Type.Integer(),
  }),
)

/** A receipt to print. */
export const ReceiptView = Type.Object({
  id: Type.String(),
  orderId: Type.String(),
  planName: Type.String(),
  at: Moment,
  /** The price without the code that made it cheaper; null where none did. */
  discount: orNull(Type.Object({ listAmountMinor: Minor, code: Type.String() })),
  amountMinor: Minor,
  refundedMinor: Minor,
  currency: Currency,
  /** Its number in the books; null for payments from before numbers were given. */
  number: orNull(Type.String()),
  tax: TaxView,
  /** What was paid back of it, each with its own number; amounts are negative. */
  creditNotes: Type.Array(
    Type.Object({
      number: Type.String(),
      at: Moment,
      amountMinor: Type.Integer(),
      tax: TaxView,
      /** The document that takes it back whole, where the bank returned the money; null where it stands. */
      reversal: orNull(Type.Object({ number: Type.String(), at: Moment })),
    }),
  ),
  periodStart: Moment,
  periodEnd: Moment,
  card: orNull(Type.Object({ brand: Type.String(), last4: Type.String() })),
  email: Type.String(),
  sandbox: Type.Boolean(),
})
export type ReceiptView = Static<typeof ReceiptView>
