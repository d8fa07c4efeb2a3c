/** What is said on controls of many screens. */
export const actionWords = {
  continue: 'Continue',
  back: 'Back',
  darkTheme: 'Dark theme',
  units: 'Units',
} as const
