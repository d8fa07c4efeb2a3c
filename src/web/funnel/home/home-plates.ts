import type { shownDishes } from '#web/funnel/table/shown-dishes.ts'

/** The dishes on the table of the home page, the one in the middle first. */
export const homePlates = [
  'chicken-asparagus-romesco',
  'red-lentil-soup',
  'strapatsada',
  'teriyaki-salmon-greens',
  'salade-nicoise',
  'soupe-au-pistou',
  'ricotta-fig-toast',
] as const satisfies readonly (typeof shownDishes)[number][]
