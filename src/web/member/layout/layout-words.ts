import { brand } from '#domain/brand.ts'

/** The texts of the layout around the member's pages, and of what stands there where nothing can be shown. */
export const layoutWords = {
  navigation: 'Your plan',
  skip: 'Skip to the content',
  home: `${brand.name}, today`,
  loading: 'One moment, your plan is on its way.',
  cachedCopy: (what: string): string => `We cannot reach our server just now. This is how it was ${what}.`,
  unreachable: {
    title: 'We cannot reach our server just now',
    lead: 'Your plan is safe. We look again as soon as you are back online, or right now if you like.',
    retry: 'Try again',
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
} as const
