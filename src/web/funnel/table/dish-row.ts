/**
 * A dish as `npm run docs` writes it: id, kcal of a serving, whole minutes, the place of its skill among the answers,
 * and bits: for no cooking, for a lunch box and for being written in Spanish, for its cuisines, for the kinds of meals that it is. Last, for each line
 * that somebody may have to swap, the rules that the written food and each swap break, as bits.
 */
export type DishRow = readonly [
  id: string,
  kcal: number,
  minutes: number,
  skill: number,
  is: number,
  cuisines: number,
  kinds: number,
  lines: readonly (readonly number[])[],
]
