/**
 * In each language: how many dishes the library has, how many are ready within half an hour, and how many have at least 20 g of protein
 * or 8 g of fibre in a serving. Written by `npm run docs` from the recipes; a house test compares.
 */
export const counts = {
  en: {
    dishes: 357,
    inHalfAnHour: 299,
    withProtein: 247,
    withFibre: 169,
  },
  es: {
    dishes: 274,
    inHalfAnHour: 245,
    withProtein: 170,
    withFibre: 136,
  },
} as const
