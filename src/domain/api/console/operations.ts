import { type Static, Type } from 'typebox'
import { Currency, Day, Minor, Moment, orNull, text } from '#domain/api/fields.ts'

const Count = Type.Integer({ minimum: 0 })

/** Work that runs by itself and that somebody relies on. */
export const workNames = [
  'deletions',
  'reminders',
  'week-emails',
  'notices',
  'statistics',
  'rewriting',
  'jobs',
  'emails',
] as const
export type WorkName = (typeof workNames)[number]

/** How long the oldest piece of each kind of work has been due. */
export const WaitingWorkReply = Type.Object({
  work: Type.Array(
    Type.Object({
      name: Type.Enum([...workNames]),
      /** Seconds; 0 if nothing is due. */
      waitingSeconds: Count,
      allowedSeconds: Count,
      isLate: Type.Boolean(),
    }),
  ),
})
export type WaitingWorkReply = Static<typeof WaitingWorkReply>

/** How many things wait for an operator. */
export const WaitingReply = Type.Object({
  /** Open disputes that have not been answered. */
  disputes: Count,
  /** The nearest deadline among them. */
  answerBy: orNull(Moment),
  findings: Count,
  /** Jobs and webhooks that are no longer retried. */
  failedWork: Count,
  /** Kinds of work that have waited for longer than they may. */
  lateWork: Count,
  /** Limits of card schemes that the disputes of this month are near to or above. */
  limits: Count,
  /** Figures that changed beyond chance in the last days, each with what happened and the page on which to look. */
  signals: Type.Array(Type.Object({ title: Type.String(), lookAt: Type.String(), foundAt: Moment })),
})
export type WaitingReply = Static<typeof WaitingReply>

export const DisputeParams = Type.Object({ charge: Type.String({ format: 'uuid' }) })
export const DisputesReply = Type.Object({
  disputes: Type.Array(
    Type.Object({
      /** Id of the disputed payment. */
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
      /** Deadline for evidence; estimated if the provider names no date. */
      dueAt: Moment,
      isDueReckoned: Type.Boolean(),
      /** When an operator recorded that it was answered at the provider. */
      answeredAt: orNull(Moment),
      /** Whether it was answered from here, and not in the provider's dashboard. */
      isSent: Type.Boolean(),
      /** The provider's word for the complaint. */
      reason: orNull(Type.String()),
      feeMinor: orNull(Type.Integer()),
      feeCurrency: orNull(Currency),
    }),
  ),
})
export type DisputesReply = Static<typeof DisputesReply>

/** Payments that card issuers reported as fraud before a dispute, the newest first. */
export const FraudWarningsReply = Type.Object({
  /** What the setting does with them; `upTo` null: refund whatever the amount. */
  rule: Type.Union([
    Type.Object({ kind: Type.Literal('note') }),
    Type.Object({ kind: Type.Literal('refund'), upTo: orNull(Type.Object({ minor: Minor, currency: Currency })) }),
  ]),
  warnings: Type.Array(
    Type.Object({
      ref: Type.String(),
      leadId: Type.String(),
      email: Type.String(),
      provider: Type.String(),
      /** What was charged, by the ledger. */
      chargedMinor: Minor,
      currency: Currency,
      fraudType: Type.String(),
      reportedAt: Moment,
      outcome: Type.Enum(['waiting', 'refunded', 'noted']),
      /** Whether a dispute about the payment was opened. */
      isDisputed: Type.Boolean(),
    }),
  ),
})
export type FraudWarningsReply = Static<typeof FraudWarningsReply>
const ProgramView = Type.Object({
  name: Type.String(),
  /** Disputes that count, and the charges that they are divided by. */
  disputes: Count,
  charges: Count,
  limitShare: Type.Number(),
  limitNumber: Count,
  /** The least charges, and the least disputed amount in US cents; 0 if there is no such limit. */
  limitCharges: Count,
  limitUsdMinor: Count,
  source: Type.String(),
  standing: Type.Enum(['below', 'near', 'above']),
})
export const DisputeRatesReply = Type.Object({
  /** By month, the newest first, and by brand. */
  months: Type.Array(
    Type.Object({
      month: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}$' }),
      /** The brand of the card, or the provider of a wallet. */
      brand: Type.String(),
      charges: Count,
      disputes: Count,
      /** Disputes of those about fraud. */
      fraud: Count,
      /** Payments that issuers reported as fraud and no bank disputed. */
      warnings: Count,
      amounts: Type.Array(
        Type.Object({ currency: Currency, chargedMinor: Type.Integer(), disputedMinor: Type.Integer() }),
      ),
      programs: Type.Array(ProgramView),
    }),
  ),
})
export type DisputeRatesReply = Static<typeof DisputeRatesReply>
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
      /** What is contradictory and what to do about it, as sentences. */
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

export const SharedProductParams = Type.Object({ gtin: Type.String({ pattern: '^0\\d{13}$' }) })
/** Products whose figures members agreed on, so that other members are shown them; the newest first. */
export const SharedProductsReply = Type.Object({
  products: Type.Array(
    Type.Object({
      gtin: Type.String(),
      name: orNull(Type.String()),
      /** kcal of 100 g or ml, or of a serving. */
      energy: Type.Number(),
      basis: Type.String(),
      agreedAt: Moment,
    }),
  ),
})
export type SharedProductsReply = Static<typeof SharedProductsReply>

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

/** State of the vision endpoint, which reads photos of plates; null if none is configured. */
export const PhotoServiceReply = Type.Object({
  service: orNull(
    Type.Object({
      host: Type.String(),
      model: Type.String(),
      answeredAt: orNull(Moment),
      failedAt: orNull(Moment),
      /** The reason of the last failure, in our own words. */
      failure: orNull(Type.String()),
      /** Until when no requests are sent to it, after several failures in a row. */
      leftAloneUntil: orNull(Moment),
      /** Photos sent in the current 24 hours, which began with the first of them. */
      photos: Count,
      photosPerDay: Count,
    }),
  ),
})
export type PhotoServiceReply = Static<typeof PhotoServiceReply>

/** How many members of the last four weeks' reviews got more food or a hold for safety, by reason and without names. */
export const SafetyDecisionsReply = Type.Object({
  decisions: Type.Array(
    Type.Object({ kind: Type.Enum(['HOLD', 'RAISE']), reason: Type.String(), members: Type.Integer({ minimum: 1 }) }),
  ),
})
export type SafetyDecisionsReply = Static<typeof SafetyDecisionsReply>

/** Days of the report, both included. */
export const AccountingQuery = Type.Object({ from: Day, to: Day, by: Type.Enum(['day', 'document']) })
const Sums = {
  currency: Currency,
  /** Negative for credit notes. */
  grossMinor: Type.Integer(),
  netMinor: orNull(Type.Integer()),
  taxMinor: orNull(Type.Integer()),
}
export const AccountingReply = Type.Object({
  rows: Type.Array(
    Type.Object({
      day: Day,
      kind: Type.String(),
      /** Number of the receipt or credit note; in a report by day, how many documents there were. */
      document: Type.String(),
      order: orNull(Type.String()),
      country: orNull(Type.String()),
      rateHundredths: orNull(Type.Integer()),
      ...Sums,
      /** Fees that the providers keep, in the currency they settle in; null while no fee is known. */
      feeMinor: orNull(Type.Integer()),
      feeCurrency: orNull(Currency),
      /** Number of receipts whose fee is not known. */
      withoutFee: Type.Integer({ minimum: 0 }),
    }),
  ),
})
export type AccountingReply = Static<typeof AccountingReply>

/** Days of the report, both included. */
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
  /** Providers that could not be reached. */
  unreached: Type.Array(Type.String()),
})
export type PayoutsReply = Static<typeof PayoutsReply>
