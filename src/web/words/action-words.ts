/** What is said on controls of many screens. */
export const actionWords = {
  continue: 'Continue',
  back: 'Back',
  darkTheme: 'Dark theme',
  units: 'Units',
  /** The name of the product as a link to the first page, read aloud. */
  startPage: (product: string): string => `${product}, start page`,
  /** In place of a page that could not be shown. */
  failed: {
    title: 'This page didn’t load',
    lead: 'Your answers are safe on this device. Please check your connection and try again.',
    again: 'Try again',
  },
} as const
