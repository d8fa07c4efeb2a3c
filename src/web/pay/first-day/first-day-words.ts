/** The texts of the preview of a plan's first day. */
export const firstDayWords = {
  title: 'Your first day is ready',
} as const
