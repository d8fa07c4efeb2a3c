import { type KcalPerDay, kcalPerDay, type Years } from '#domain/units.ts'

/** The youngest eater for whom a week can be planned: before two, children need food of their own kind. */
export const YOUNGEST = 2
/** The age from which an eater without a sign-in is a grown-up guest, in years. */
export const GROWN_UP = 18
export const OLDEST = 110

/** How much somebody eats beside others of their age. */
export const appetites = ['SMALL', 'USUAL', 'LARGE'] as const
export type Appetite = (typeof appetites)[number]

/**
 * Estimated average requirement of boys and girls by age in years, kcal a day: SACN, Dietary Reference Values for
 * Energy (2011), at the median activity of their age. From 19 on one row stands for the ages up to the next.
 */
const requirements: readonly (readonly [from: number, male: number, female: number])[] = [
  [2, 1004, 932],
  [3, 1171, 1076],
  [4, 1386, 1291],
  [5, 1482, 1362],
  [6, 1577, 1482],
  [7, 1649, 1530],
  [8, 1745, 1625],
  [9, 1840, 1721],
  [10, 2032, 1936],
  [11, 2127, 2032],
  [12, 2247, 2103],
  [13, 2414, 2223],
  [14, 2629, 2342],
  [15, 2820, 2390],
  [16, 2964, 2414],
  [17, 3083, 2462],
  [18, 3155, 2462],
  [19, 2772, 2175],
  [25, 2749, 2175],
  [35, 2629, 2103],
  [45, 2581, 2103],
  [55, 2581, 2079],
  [65, 2342, 1912],
  [75, 2294, 1840],
]

/**
 * The less and the more active quarter of an age differ from its median by about this much (SACN 2011: activity levels
 * of 1.49, 1.63 and 1.78 in adults).
 */
const byAppetite: Readonly<Record<Appetite, number>> = { SMALL: 0.9, USUAL: 1, LARGE: 1.1 }

/**
 * The energy of a child or a guest by age and appetite: the mean of both sexes, in whole kcal a day. It knows no weight
 * and no goal.
 * @throws RangeError if the age is not between `YOUNGEST` and `OLDEST`
 */
export function referenceEnergy(age: Years, appetite: Appetite): KcalPerDay {
  const row = requirements.findLast(([from]) => from <= age)
  if (row === undefined || age > OLDEST) throw new RangeError(`no energy for an age of ${age}`)
  const [, male, female] = row
  return kcalPerDay(Math.round((byAppetite[appetite] * (male + female)) / 2))
}
