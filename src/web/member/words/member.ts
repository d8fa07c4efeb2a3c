/** What several of the member's pages say where something cannot be shown or changed. */
export const memberWords = {
  membersOnly: {
    title: 'This comes with a plan',
    lead: 'Your first day is open to you. The rest of the week, the shopping list and swaps belong to a plan.',
    see: 'See the plans',
    firstDay: 'Back to your first day',
  },
  /** A change that needs the server, while there is none. */
  notNow: 'You are offline, so this could not be changed. Nothing is lost; try again once you are connected.',
} as const
