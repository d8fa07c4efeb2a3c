import { type Static, Type } from 'typebox'
import { Currency, Moment, orNull } from '#domain/api/fields.ts'

/** A month, YYYY-MM. */
const Month = Type.String({ pattern: '^20\\d\\d-(0[1-9]|1[0-2])$' })

/** What the ledger moved in a month in one currency, in minor units; the balance is at the providers, at its end. */
const MonthTotals = Type.Object({
  currency: Currency,
  chargedMinor: Type.Integer(),
  refundedMinor: Type.Integer(),
  disputedMinor: Type.Integer(),
  feesMinor: Type.Integer(),
  paidOutMinor: Type.Integer(),
  balanceMinor: Type.Integer(),
})

export const AccountingMonthsReply = Type.Object({
  /** Newest first. */
  months: Type.Array(
    Type.Object({
      month: Month,
      /** running: not over yet. later: an earlier one has to be taken first. */
      state: Type.Enum(['taken', 'ready', 'later', 'running']),
      takenAt: orNull(Moment),
      takenBy: orNull(Type.String()),
      totals: Type.Array(MonthTotals),
    }),
  ),
})
export type AccountingMonthsReply = Static<typeof AccountingMonthsReply>

export const MonthParams = Type.Object({ month: Month })

export const monthFileFormats = ['movements', 'deferred', 'quickbooks', 'datev'] as const
export type MonthFileFormat = (typeof monthFileFormats)[number]

/** DATEV's format has one currency a file. */
export const MonthFileQuery = Type.Object({
  format: Type.Enum([...monthFileFormats]),
  currency: Type.Optional(Currency),
})
