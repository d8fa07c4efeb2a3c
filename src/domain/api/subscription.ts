import { type Static, Type } from 'typebox'
import { planKeys } from '#domain/billing/plans.ts'
import { endReasons, subscriptionPhases, subscriptionStates } from '#domain/billing/subscription.ts'
import { Currency, Minor, Moment, orNull } from './fields.ts'
import { textHashPattern } from './orders.ts'

const MaybeMoment = orNull(Moment)

/** One payment in the list of payments. */
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

/** A future charge: how much, when, and the days between further ones. */
const Renewal = orNull(
  Type.Object({ amountMinor: Minor, currency: Currency, days: Type.Integer({ minimum: 0 }), on: Moment }),
)

/** A new renewal price that the customer was notified of and does not pay yet. */
const PriceChange = orNull(
  Type.Object({
    /**
     * asked: the plan renews only if the customer consents. to_approve: agreed to here, and the provider needs an
     * approval as well.
     */
    state: Type.Enum(['asked', 'to_approve', 'agreed']),
    isRaise: Type.Boolean(),
    beforeMinor: Minor,
    afterMinor: Minor,
    currency: Currency,
    days: Type.Integer({ minimum: 0 }),
    /** The first charge at the new price. */
    from: Moment,
    /** Where the customer approves it at the provider; null if they need not. */
    approveUrl: orNull(Type.String()),
  }),
)

const PlanTerms = { planName: Type.String(), amountMinor: Minor, days: Type.Integer({ minimum: 1 }) }

/** The plans to which the customer can switch after the paid period, and the plan they replace. */
const PlanOffer = orNull(
  Type.Object({
    /** The end of the paid period, and the first charge of the new plan. */
    from: Moment,
    currency: Currency,
    before: Type.Object(PlanTerms),
    plans: Type.Array(Type.Object({ planKey: Type.Enum([...planKeys]), ...PlanTerms })),
  }),
)

/** A chosen plan that has not begun yet. */
const PlanChange = orNull(
  Type.Object({
    /** to_approve: chosen here, and the provider needs an approval as well. */
    state: Type.Enum(['to_approve', 'agreed']),
    planKey: Type.Enum([...planKeys]),
    ...PlanTerms,
    currency: Currency,
    from: Moment,
    /** Where the customer approves it at the provider; null if they need not. */
    approveUrl: orNull(Type.String()),
    canUndo: Type.Boolean(),
    /** Whether the old plan had been cancelled, so that it ends with its period if the change is undone. */
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
    /** Whether it waits for the customer's approval at the bank. */
    isToApprove: Type.Boolean(),
    nextTryAt: MaybeMoment,
    /** Whether the customer can pay it at once; until the end it is then also tried every day. */
    canPayNow: Type.Boolean(),
    /** The end, in UTC, of the last day on which it can be paid. After it the subscription ends. */
    endsAt: Moment,
  }),
)

export const Pause = Type.Object({ from: Moment, until: Moment })

/**
 * The subscription as shown to its owner, or to the holder of a manage link. It reveals nothing about the content of
 * the plan.
 */
export const SubscriptionView = Type.Object({
  id: Type.String(),
  /** The number shown in emails and receipts. */
  orderId: Type.String(),
  planKey: Type.Enum([...planKeys]),
  planName: Type.String(),
  state: Type.Enum([...subscriptionStates]),
  phase: Type.Enum([...subscriptionPhases]),
  startedAt: Moment,
  /** Until when access lasts; null if it is over. */
  accessUntil: MaybeMoment,
  /** The next charge; null if none will come, or if an unpaid one comes first. */
  renewal: Renewal,
  owed: Owed,
  /** The paid days end at `from`, and the charge that opens the plan again comes at `until`; absent without a pause. */
  pause: Type.Optional(Pause),
  cancelAtPeriodEnd: Type.Boolean(),
  endedAt: MaybeMoment,
  /** Why it has ended or will end; null if it continues, or only the provider knows. */
  endsBecause: orNull(Type.Enum([...endReasons])),
  priceChange: PriceChange,
  planChange: PlanChange,
  /** Null if no other plan may be chosen now. */
  planOffer: PlanOffer,
  /** When other plans may be chosen, if the provider does not allow it earlier; otherwise null. */
  planOfferFrom: MaybeMoment,
  canResume: Type.Boolean(),
  /** The next charge if the cancellation is taken back; null if it cannot be. */
  renewalIfResumed: Renewal,
  /** The end, in UTC, of the last day on which the buyer can withdraw for a full refund; null afterwards. */
  withdrawUntil: MaybeMoment,
  card: orNull(Type.Object({ brand: Type.String(), last4: Type.String() })),
  canChangeCard: Type.Boolean(),
  /** Where the customer can fix a failed payment; null if there is no such page. */
  actionUrl: orNull(Type.String()),
  payments: Type.Array(PaymentView),
  /** How many other adults have a plan only through this one; absent if nobody has. */
  feeds: Type.Optional(Type.Integer()),
  sandbox: Type.Boolean(),
})
export type SubscriptionView = Static<typeof SubscriptionView>

export const ResumeSubscriptionRequest = Type.Object(
  {
    consent: Type.Literal(true),
    disclosureVersion: Type.String({ minLength: 1, maxLength: 40 }),
    /** Hash of the sentence beside the box, as the page showed it. */
    textHash: Type.String({ pattern: textHashPattern }),
  },
  { additionalProperties: false },
)
export type ResumeSubscriptionRequest = Static<typeof ResumeSubscriptionRequest>

/** A customer's consent to a higher price, with the wording shown to them. */
export const AgreeToPriceRequest = Type.Object(
  {
    consent: Type.Literal(true),
    disclosureVersion: Type.String({ minLength: 1, maxLength: 40 }),
    amountMinor: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
    currency: Currency,
    /** Hash of the sentence beside the box, as the page showed it. */
    textHash: Type.String({ pattern: textHashPattern }),
  },
  { additionalProperties: false },
)
export type AgreeToPriceRequest = Static<typeof AgreeToPriceRequest>

/** A customer's choice of another plan, with the terms shown to them. */
export const ChoosePlanRequest = Type.Object(
  {
    consent: Type.Literal(true),
    disclosureVersion: Type.String({ minLength: 1, maxLength: 40 }),
    planKey: Type.Enum([...planKeys]),
    amountMinor: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
    /** Hash of the terms and the sentence beside the box, as the page showed them. */
    textHash: Type.String({ pattern: textHashPattern }),
  },
  { additionalProperties: false },
)
export type ChoosePlanRequest = Static<typeof ChoosePlanRequest>

/** The page on which the customer enters another card. */
export const CardChangeReply = Type.Object({ url: Type.String() })
export type CardChangeReply = Static<typeof CardChangeReply>

/** The tax included in an amount, as computed when the document was issued. */
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
  /** The price before a discount code, and the code; null if none was used. */
  discount: orNull(Type.Object({ listAmountMinor: Minor, code: Type.String() })),
  amountMinor: Minor,
  refundedMinor: Minor,
  currency: Currency,
  /** Its number in the accounts; null for payments from before receipts were numbered. */
  number: orNull(Type.String()),
  tax: TaxView,
  /** The refunds, each with its own number; amounts are negative. */
  creditNotes: Type.Array(
    Type.Object({
      number: Type.String(),
      at: Moment,
      amountMinor: Type.Integer(),
      tax: TaxView,
      /**
       * The document that reverses this one entirely because the bank returned the money; null if it is still valid.
       */
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
