import type { RecurringReply } from '#domain/api/console/recurring.ts'

/** A month with every movement, trials and churn. */
export const exampleRecurring: RecurringReply = {
  doTrialsCount: false,
  months: [
    {
      ...{ month: '2026-01', currency: 'USD', startMinor: 100_000, newMinor: 30_000, expansionMinor: 0 },
      ...{ contractionMinor: 1000, churnedMinor: 9000, recoveredMinor: 3400, endMinor: 123_400, customers: 41 },
    },
  ],
  trials: { running: 3, ended: 40, paid: 22 },
  cancelledRunning: 6,
  churn: [{ plan: '1-MONTH', age: 1, atStart: 20, ended: 5 }],
}
