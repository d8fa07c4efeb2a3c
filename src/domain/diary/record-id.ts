/** A meal of the plan: weeks count from 1, days and meals from 0. */
export type PlannedPlace = { readonly week: number; readonly day: number; readonly meal: number }

/**
 * The id of the diary record of a planned meal. It is derived from the place, so that two devices that mark the same
 * meal as eaten write one entry and not two.
 */
export const mealRecordId = ({ week, day, meal }: PlannedPlace): string => `meal-${week}-${day}-${meal}`

/** The id of the record of a smaller portion that a member chose for a planned meal ahead. */
export const portionRecordId = ({ week, day, meal }: PlannedPlace): string => `portion-${week}-${day}-${meal}`

/** Whether an id is derived from the place of a planned meal. */
export const isPlaceRecordId = (id: string): boolean => /^(meal|portion)-/.test(id)

export const isSamePlace = (a: PlannedPlace, b: PlannedPlace): boolean =>
  a.week === b.week && a.day === b.day && a.meal === b.meal
