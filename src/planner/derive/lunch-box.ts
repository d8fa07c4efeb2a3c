import type { Recipe } from '#planner/recipe.ts'

/** Whether a dish can be made the day before and eaten cold from a box. */
export const isColdFromBox = ({ keepsDays, leftovers }: Recipe): boolean =>
  keepsDays >= 1 && (leftovers === 'COLD' || leftovers === 'EITHER')

/** Whether a dish can be taken along in a box, to be eaten cold or heated there. */
export const isForBox = ({ keepsDays, leftovers }: Recipe): boolean => keepsDays >= 1 && leftovers !== undefined

/** Whether a dish is a home-made version of fast food. */
export const isHomeFastFood = ({ dishTags }: Recipe): boolean =>
  dishTags.some((tag) => tag === 'BURGERS' || tag === 'TACOS')
