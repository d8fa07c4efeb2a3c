import { brand } from '#domain/brand.ts'

/** The layout around the member's pages, and what is said where nothing can be shown. */
export const memberWords = {
  navigation: 'Your plan',
  skip: 'Skip to the content',
  home: `${brand.name}, today`,
  close: 'Close',
  loading: 'One moment, your plan is on its way.',
  cachedCopy: (what: string): string => `You are offline. This is how it was ${what}.`,
  unreachable: {
    title: 'We cannot reach our server just now',
    lead: 'Your plan is safe. We look again as soon as you are back online, or right now if you like.',
    retry: 'Try again',
  },
  membersOnly: {
    title: 'This comes with a plan',
    lead: 'Your first day is open to you. The rest of the week, the shopping list and swaps belong to a plan.',
    see: 'See the plans',
    firstDay: 'Back to your first day',
  },
  refused: { title: 'We cannot show this', back: 'To your current week' },
  weekNotOpen: {
    title: 'This week is not open',
    lead: 'Weeks run from the start of your plan to three weeks ahead, so that they can learn from what you like.',
  },
  notInWeek: {
    title: 'There is no such meal',
    lead: 'Your week may have been planned anew since.',
    back: 'To the week',
  },
  moreChanges: (count: number): string => (count === 1 ? 'One more change' : `${count} more changes`),
  allChanges: 'What changed',
  lastChange: 'Your last change',
  undo: 'Undo',
  announced: 'What was just done',
  undone: 'Undone: your plan is as it was before.',
  notUndone: 'You are offline, so this is not undone yet. Nothing is lost; try again once you are connected.',
  /** A change that needs the server, while there is none. */
  notNow: 'You are offline, so this could not be changed. Nothing is lost; try again once you are connected.',
} as const
