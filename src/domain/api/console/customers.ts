import { type Static, Type } from 'typebox'
import { Currency, ExistingDay, Minor, Moment, orNull, text } from '#domain/api/fields.ts'
import { Pause } from '#domain/api/subscription.ts'
import { subscriptionStates } from '#domain/billing/subscription.ts'

export const CustomerParams = Type.Object({ id: Type.String({ format: 'uuid' }) })
export const CustomerEmailParams = Type.Object({
  id: Type.String({ format: 'uuid' }),
  email: Type.String({ format: 'uuid' }),
})

const Named = Type.Optional(Type.String({ pattern: '^[^\\x00-\\x1f]{1,255}$' }))
/**
 * `q`: part of an email address, the id of an order, or the number of a receipt. Source and campaign are those of the
 * first visit, as the breakdown names them.
 */
export const CustomersQuery = Type.Object({
  q: Type.Optional(Type.String({ pattern: '^[^\\x00-\\x1f]{3,200}$' })),
  /** The state of the newest subscription; `none` if nothing was bought. */
  state: Type.Optional(Type.Enum([...subscriptionStates, 'none'])),
  source: Named,
  campaign: Named,
})
export type CustomersQuery = Static<typeof CustomersQuery>

export const CustomersReply = Type.Object({
  customers: Type.Array(
    Type.Object({
      id: Type.String(),
      email: Type.String(),
      since: Moment,
      paidOrders: Type.Integer(),
      /** State of the newest subscription; null if nothing was bought. */
      subscription: orNull(Type.String()),
      erasedAt: orNull(Moment),
      /** Of the first visit; null once measurements of that time are deleted. */
      source: orNull(Type.String()),
      campaign: orNull(Type.String()),
    }),
  ),
  hasMore: Type.Boolean(),
})
export type CustomersReply = Static<typeof CustomersReply>

const CustomerPayment = Type.Object({
  id: Type.String(),
  leadId: Type.String(),
  orderId: Type.String(),
  /** The provider's reference of the charge. */
  chargeRef: Type.String(),
  provider: Type.String(),
  kind: Type.String(),
  state: Type.String(),
  dispute: orNull(Type.String()),
  at: Moment,
  periodStart: Moment,
  periodEnd: Moment,
  amountMinor: Minor,
  /** What is left of it after refunds and disputes, by the ledger. */
  keptMinor: Type.Integer(),
  refundableMinor: Minor,
  /** Whether a live subscription depends on this payment and ends once all of it has been refunded. */
  carriesSubscription: Type.Boolean(),
  currency: Currency,
})
export type CustomerPayment = Static<typeof CustomerPayment>

export const CustomerReply = Type.Object({
  id: Type.String(),
  email: Type.String(),
  since: Moment,
  erasedAt: orNull(Moment),
  subscription: orNull(
    Type.Object({
      leadId: Type.String(),
      planName: Type.String(),
      state: Type.String(),
      provider: Type.String(),
      accessUntil: orNull(Moment),
      /** Whether it ends with its period or has ended already. */
      isEnding: Type.Boolean(),
      isLive: Type.Boolean(),
      nextOn: orNull(Moment),
      pause: Type.Optional(Pause),
      nextMinor: orNull(Minor),
      currency: Currency,
      /** The last day to withdraw for a full refund; null once that is over. */
      withdrawUntil: orNull(Moment),
    }),
  ),
  /** Where the customer came from; null once measurements of that time are deleted, or if it is not known. */
  source: orNull(Type.String()),
  campaign: orNull(Type.String()),
  /** What operators wrote about the customer, the newest first. */
  notes: Type.Array(Type.Object({ id: Type.String(), at: Moment, by: Type.String(), text: Type.String() })),
  /** What all payments brought after refunds, disputes and fees, by the ledger. */
  kept: Type.Array(Type.Object({ currency: Currency, minor: Type.Integer() })),
  payments: Type.Array(CustomerPayment),
  emails: Type.Array(
    Type.Object({
      id: Type.String(),
      leadId: Type.String(),
      kind: Type.String(),
      subject: Type.String(),
      createdAt: Moment,
      sentAt: orNull(Moment),
      /** Whether its text is still kept. */
      canResend: Type.Boolean(),
    }),
  ),
  timeline: Type.Array(
    Type.Object({ id: Type.String(), at: Moment, what: Type.String(), detail: Type.String(), by: Type.String() }),
  ),
})
export type CustomerReply = Static<typeof CustomerReply>
export type TimelineEntry = CustomerReply['timeline'][number]

/** The reason, which stays in the log; it must contain no name and no address. */
const Reason = text({ minLength: 3, maxLength: 300 })

export const RefundRequest = Type.Object(
  {
    paymentId: Type.String({ format: 'uuid' }),
    amountMinor: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
    currency: Currency,
    reason: Reason,
  },
  { additionalProperties: false },
)
export type RefundRequest = Static<typeof RefundRequest>

export const CustomerNoteRequest = Type.Object(
  { text: text({ minLength: 3, maxLength: 1000 }) },
  { additionalProperties: false },
)
export const AddressRequest = Type.Object(
  { email: text({ minLength: 3, maxLength: 254 }), reason: Reason },
  { additionalProperties: false },
)
/** The day on which the next charge comes and opens the plan again. */
export const PauseRequest = Type.Object({ until: ExistingDay, reason: Reason }, { additionalProperties: false })
export const FreeDaysRequest = Type.Object(
  { days: Type.Integer({ minimum: 1, maximum: 31 }), reason: Reason },
  { additionalProperties: false },
)
export const ReasonRequest = Type.Object({ reason: Reason }, { additionalProperties: false })
