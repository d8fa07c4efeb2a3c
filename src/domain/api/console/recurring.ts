import { type Static, Type } from 'typebox'
import { Currency } from '#domain/api/fields.ts'

const Count = Type.Integer({ minimum: 0 })

/** Recurring revenue for 30 days, in minor units; start, movements and end of a month add up. */
const RecurringMonth = Type.Object({
  month: Type.String(),
  currency: Currency,
  startMinor: Count,
  newMinor: Count,
  expansionMinor: Count,
  contractionMinor: Count,
  churnedMinor: Count,
  recoveredMinor: Count,
  endMinor: Count,
  customers: Count,
})

export const RecurringReply = Type.Object({
  /** Whether trials count as recurring revenue, by the setting. */
  doTrialsCount: Type.Boolean(),
  /** Newest first. */
  months: Type.Array(RecurringMonth),
  trials: Type.Object({ running: Count, ended: Count, paid: Count }),
  /** Cancelled, and still open until the end of what was paid. */
  cancelledRunning: Count,
  /** Of the subscriptions at the beginning of the 30 days before the current month; `age` 0 to 4: up to 30, 90, 180, 365 days, older. */
  churn: Type.Array(
    Type.Object({ plan: Type.String(), age: Type.Integer({ minimum: 0, maximum: 4 }), atStart: Count, ended: Count }),
  ),
})
export type RecurringReply = Static<typeof RecurringReply>
