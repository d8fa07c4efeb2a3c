import { brand } from '#domain/brand.ts'

/** The texts of the layout around the member's pages, and of pages that cannot show anything. */
export const layoutWords = {
  navigation: 'Your plan',
  scan: 'Scan a food',
  /** The same in the bar of tabs, where a word has about 8 letters of room. */
  scanTab: 'Scan',
  skip: 'Skip to the content',
  home: `${brand.name}, today`,
  loading: 'One moment, your plan is on its way.',
  cachedCopy: (what: string): string => `We can’t reach our server right now. This is how it was ${what}.`,
  /** When a copy was made, within {what} of the sentence above. */
  asOf: {
    today: (time: string): string => `at ${time}`,
    day: (day: string, time: string): string => `on ${day}, ${time}`,
    unknown: 'when you were last online',
  },
  unreachable: {
    title: 'We can’t reach our server right now',
    lead: 'Your plan is safe. We’ll try again as soon as you’re back online, or right now if you like.',
    retry: 'Try again',
  },
  refused: { title: 'We can’t show this', back: 'To your current week' },
  weekNotOpen: {
    title: 'This week isn’t open',
    lead: 'You can see your plan up to three weeks ahead, so that later weeks can learn from what you like.',
  },
  paused: {
    title: 'Your plan has a pause',
    lead: 'No new week is planned while it lasts, and we remind you of nothing. Your subscription keeps running. You can end it in the settings.',
    resume: 'Go on, on the weight page',
  },
  notInWeek: {
    title: 'There’s no such meal',
    lead: 'Your week may have changed since.',
    back: 'To the week',
  },
} as const
