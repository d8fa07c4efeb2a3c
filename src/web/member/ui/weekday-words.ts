/** The days of the week, Monday first, as they stand in a row of buttons and within a sentence. */
export const weekdayWords = {
  names: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  short: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
} as const
