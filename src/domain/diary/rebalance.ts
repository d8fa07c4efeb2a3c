import { isSamePlace, type PlannedPlace } from './record-id.ts'

/** A planned meal that is still to come, kcal. */
export type MealToCome = { readonly place: PlannedPlace; readonly energy: number }

export type DayToRebalance = {
  /** What was eaten on the day so far, and what is eaten out on it, kcal. */
  readonly eaten: number
  readonly toCome: readonly MealToCome[]
}

/** The factor by which the planned portion of a meal is multiplied. */
export type PlannedShare = { readonly place: PlannedPlace; readonly times: number }

export type Rebalance = {
  /** The meals that become smaller. */
  readonly shares: readonly PlannedShare[]
  /** kcal saved by the smaller portions. */
  readonly saved: number
  /** kcal above the target that are not made up for. */
  readonly kept: number
}

/**
 * Smallest shares of a portion: less than this is not a meal any more. On later days, for which everything has been
 * bought, small changes are enough.
 */
const SMALLEST_TODAY = 0.75
const SMALLEST_LATER = 0.9
/** The steps between portions that can be told apart by eye. */
const STEP = 0.05

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** Rounds up, so that no portion is smaller than it has to be; the epsilon makes up for floating-point error. */
const toStep = (times: number): number => Math.min(1, Math.ceil(times / STEP - 1e-9) * STEP)

/** Energy of a share of a meal, as shown and counted. */
export const energyOfShare = (energy: number, times: number): number => Math.round(energy * times)

/** The share of a day's remaining meals that saves `wanted` kcal, or as much as the limits allow. */
function shareOf({ eaten, toCome }: DayToRebalance, wanted: number, floor: number, smallest: number): number {
  const planned = sum(toCome.map(({ energy }) => energy))
  if (planned <= 0 || wanted <= 0) return 1
  const lowest = Math.max(smallest, (floor - eaten) / planned)
  const rounded = (times: number) => Math.round(times / STEP) / Math.round(1 / STEP)
  let times = rounded(toStep(Math.max(lowest, 1 - wanted / planned)))
  // Because each meal is rounded, they may add up to a few kcal less.
  const isEnough = () => eaten + sum(toCome.map(({ energy }) => energyOfShare(energy, times))) >= floor
  while (times < 1 && !isEnough()) times = rounded(times + STEP)
  return times
}

/**
 * Makes up for energy above the target by making the portions still planned smaller: today first, then evenly on the
 * days after it. This brings no day below the floor and no portion below three quarters today or nine tenths later, and
 * saves no more than the excess. A day that is already below the floor is not changed.
 * @param above kcal above the target of today, including what is still planned for it
 * @param floor least energy of a day, kcal
 */
export function rebalance(
  above: number,
  floor: number,
  today: DayToRebalance,
  later: readonly DayToRebalance[],
): Rebalance {
  const shares: PlannedShare[] = []
  let rest = Math.max(0, Math.round(above))
  const reduce = (day: DayToRebalance, wanted: number, smallest: number): void => {
    const times = shareOf(day, wanted, floor, smallest)
    if (times >= 1) return
    shares.push(...day.toCome.map(({ place }) => ({ place, times })))
    rest -= sum(day.toCome.map(({ energy }) => energy - energyOfShare(energy, times)))
  }
  reduce(today, rest, SMALLEST_TODAY)
  for (const [at, day] of later.entries()) reduce(day, rest / (later.length - at), SMALLEST_LATER)
  const kept = Math.max(0, rest)
  return { shares, saved: Math.max(0, Math.round(above)) - kept, kept }
}

/** The share of its portion in which a planned meal is to be eaten; 1 if it is not reduced. */
export const shareFor = (shares: readonly PlannedShare[], place: PlannedPlace): number =>
  shares.find((share) => isSamePlace(share.place, place))?.times ?? 1
