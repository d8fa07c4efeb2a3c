/** The texts about recurring revenue. */
export const recurringWords = {
  title: 'Recurring revenue by month',
  about: (doTrialsCount: boolean): string =>
    `What customers pay for 30 days, from the charges of the ledger, at the beginning and at the end of each month in UTC. A charge counts from the moment at which it was paid to the end of its period, so a month that is over does not change. Recovered: customers who had paid before, and not at the beginning of the month. ${doTrialsCount ? 'Trials count, at the price at which they renew (COUNT_TRIALS=yes).' : 'Trials do not count; customers are new with their first renewal (COUNT_TRIALS=no).'}`,
  empty: 'Nothing recurring was paid yet.',
  trials: 'Trials and cancellations',
  trialsText: ({ running, ended, paid }: { running: number; ended: number; paid: number }): string =>
    ended === 0
      ? `${running} trials are running; none has ended in the last two years.`
      : `Of ${ended} trials that ended in the last two years, ${paid} were followed by a paid renewal (${((100 * paid) / ended).toFixed(1)}%). ${running} are running.`,
  cancelled: (count: number): string =>
    count === 1
      ? 'One subscription is cancelled and still open until the end of what was paid.'
      : `${count} subscriptions are cancelled and still open until the end of what was paid.`,
  churn: 'Ended within 30 days, by plan and age',
  churnAbout:
    'Of the subscriptions that ran 30 days before the current month began, those that had ended when it began. Age is counted from the purchase.',
  ages: ['Up to 30 days', '31 to 90 days', '91 to 180 days', '181 to 365 days', 'More than a year'],
} as const
