import type { shownDishes } from '#web/funnel/table/shown-dishes.ts'

/** The dishes on the table of the home page, row by row: two, three, two. */
export const homePlates = [
  ...['red-lentil-soup', 'teriyaki-salmon-greens'],
  ...['salade-nicoise', 'strapatsada', 'chicken-asparagus-romesco'],
  ...['soupe-au-pistou', 'butter-beans-tomato-dill'],
] as const satisfies readonly (typeof shownDishes)[number][]
