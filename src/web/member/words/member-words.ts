/** The texts that several member pages use if something cannot be shown or changed. */
export const memberWords = {
  membersOnly: {
    title: 'This comes with a plan',
    lead: 'Your first day is open to you. The rest of the week, the shopping list and swaps belong to a plan.',
    see: 'See the plans',
    firstDay: 'Back to your first day',
  },
  billingPause: {
    title: 'Your plan is paused',
    until: (day: string): string =>
      `Nothing is charged until ${day}. Your plan opens again with that day’s payment, with everything as you left it.`,
    see: 'See my subscription',
  },
  billingOpen: {
    title: 'Your plan waits for a payment',
    lead: 'The payment after your pause didn’t go through. Your plan opens again as soon as it’s paid, with everything as you left it.',
  },
  /** For a change without an answer from the server, which may still have received it. */
  notNow: 'You may be offline, so we don’t know whether this was changed. Check, then try again.',
} as const
