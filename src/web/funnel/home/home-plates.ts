import type { shownDishes } from '#web/funnel/table/shown-dishes.ts'

/** The dishes on the table of the home page, row by row. */
export const homePlates = [
  'red-lentil-soup',
  'chicken-asparagus-romesco',
  'strapatsada',
  'teriyaki-salmon-greens',
  'salade-nicoise',
  'soupe-au-pistou',
] as const satisfies readonly (typeof shownDishes)[number][]
