import { type Static, Type } from 'typebox'
import { Currency, Day, Minor, Moment, orNull, text } from '#domain/api/fields.ts'

const Count = Type.Integer({ minimum: 0 })

/** How much waits for a person. */
export const WaitingReply = Type.Object({
  /** Disputes that are open and not answered. */
  disputes: Count,
  /** The nearest deadline among them. */
  answerBy: orNull(Moment),
  findings: Count,
  /** Jobs and webhooks that were given up. */
  failedWork: Count,
})
export type WaitingReply = Static<typeof WaitingReply>

export const DisputeParams = Type.Object({ charge: Type.String({ format: 'uuid' }) })
export const DisputesReply = Type.Object({
  disputes: Type.Array(
    Type.Object({
      /** The payment that is disputed. */
      charge: Type.String(),
      ref: Type.String(),
      leadId: Type.String(),
      email: Type.String(),
      provider: Type.String(),
      amountMinor: Minor,
      currency: Currency,
      state: Type.String(),
      openedAt: Moment,
      closedAt: orNull(Moment),
      /** Until when the provider takes evidence; reckoned where it names no date. */
      dueAt: Moment,
      isDueReckoned: Type.Boolean(),
      /** When an operator noted that it was answered at the provider. */
      answeredAt: orNull(Moment),
    }),
  ),
})
export type DisputesReply = Static<typeof DisputesReply>
export const EvidenceReply = Type.Object({ text: Type.String() })
export const NoteRequest = Type.Object(
  { note: text({ minLength: 3, maxLength: 300 }) },
  { additionalProperties: false },
)

export const FindingParams = Type.Object({ id: Type.String({ format: 'uuid' }) })
export const FindingsReply = Type.Object({
  findings: Type.Array(
    Type.Object({
      id: Type.String(),
      what: Type.String(),
      /** What does not fit together, and what to do about it, as sentences. */
      title: Type.String(),
      advice: Type.String(),
      subject: Type.String(),
      leadId: orNull(Type.String()),
      detail: Type.String(),
      foundAt: Moment,
      seenAt: Moment,
    }),
  ),
})
export type FindingsReply = Static<typeof FindingsReply>

export const JobParams = Type.Object({ id: Type.String({ format: 'uuid' }) })
export const WebhookParams = Type.Object({
  provider: text({ maxLength: 40 }),
  event: text({ maxLength: 200 }),
})
export const FailedWorkReply = Type.Object({
  jobs: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      failedAt: Moment,
      tries: Type.Integer(),
      reason: Type.String(),
    }),
  ),
  webhooks: Type.Array(
    Type.Object({
      provider: Type.String(),
      event: Type.String(),
      type: Type.String(),
      receivedAt: Moment,
      tries: Type.Integer(),
      reason: Type.String(),
    }),
  ),
})
export type FailedWorkReply = Static<typeof FailedWorkReply>

/** How the endpoint that reads photos of plates does; null where none is set. */
export const PhotoServiceReply = Type.Object({
  service: orNull(
    Type.Object({
      host: Type.String(),
      model: Type.String(),
      answeredAt: orNull(Moment),
      failedAt: orNull(Moment),
      /** Why it failed last, in words of ours. */
      failure: orNull(Type.String()),
      /** Until when it is not asked, after several failures in a row. */
      leftAloneUntil: orNull(Moment),
      /** Photos that were sent within the day that began with the first of them. */
      photos: Count,
      photosPerDay: Count,
    }),
  ),
})
export type PhotoServiceReply = Static<typeof PhotoServiceReply>

/** Days of a report, both included. */
export const AccountingQuery = Type.Object({ from: Day, to: Day, by: Type.Enum(['day', 'document']) })
const Sums = {
  currency: Currency,
  /** Negative on credit notes. */
  grossMinor: Type.Integer(),
  netMinor: orNull(Type.Integer()),
  taxMinor: orNull(Type.Integer()),
}
export const AccountingReply = Type.Object({
  rows: Type.Array(
    Type.Object({
      day: Day,
      kind: Type.String(),
      /** Of the receipt or credit note; how many there were, in a report by day. */
      document: Type.String(),
      order: orNull(Type.String()),
      country: orNull(Type.String()),
      rateHundredths: orNull(Type.Integer()),
      ...Sums,
      /** What providers keep of receipts, in the currency they settle in; null where none told it yet. */
      feeMinor: orNull(Type.Integer()),
      feeCurrency: orNull(Currency),
      /** Receipts whose fee is not known. */
      withoutFee: Type.Integer({ minimum: 0 }),
    }),
  ),
})
export type AccountingReply = Static<typeof AccountingReply>

/** Days, both included. */
export const PayoutsQuery = Type.Object({ from: Day, to: Day })
export const PayoutsReply = Type.Object({
  rows: Type.Array(
    Type.Object({
      provider: Type.String(),
      ref: Type.String(),
      state: Type.Enum(['on_its_way', 'arrived', 'failed']),
      amountMinor: Minor,
      currency: Currency,
      at: Moment,
      arrivesOn: orNull(Day),
    }),
  ),
  /** Providers that could not be asked. */
  unreached: Type.Array(Type.String()),
})
export type PayoutsReply = Static<typeof PayoutsReply>
