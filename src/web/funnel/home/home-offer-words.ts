export const homeOfferWords = {
  open: 'Open my plan',
  continue: 'Continue where you were',
} as const
