/** What several of the member's pages say where something cannot be shown or changed. */
export const memberWords = {
  membersOnly: {
    title: 'This comes with a plan',
    lead: 'Your first day is open to you. The rest of the week, the shopping list and swaps belong to a plan.',
    see: 'See the plans',
    firstDay: 'Back to your first day',
  },
  /** A change that the server has not answered: it may have heard of it all the same. */
  notNow: 'We cannot reach our server just now, so this may not have been changed. Please look, then try again.',
} as const
