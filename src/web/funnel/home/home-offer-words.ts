export const homeOfferWords = {
  open: 'Open my plan',
  continue: 'Continue where you left off',
} as const
