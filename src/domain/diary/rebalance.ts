import { isSamePlace, type PlannedPlace } from './record-id.ts'

/** A planned meal that is still to come, kcal. */
export type MealToCome = { readonly place: PlannedPlace; readonly energy: number }

export type DayToRebalance = {
  /** What was eaten of the day so far, kcal. */
  readonly eaten: number
  readonly toCome: readonly MealToCome[]
}

/** How many times its planned portion a meal is to be eaten. */
export type PlannedShare = { readonly place: PlannedPlace; readonly times: number }

export type Rebalance = {
  /** The meals that get smaller. */
  readonly shares: readonly PlannedShare[]
  /** kcal that the smaller portions make up for. */
  readonly saved: number
  /** kcal above the target that stay as they are. */
  readonly kept: number
}

/** Below these a portion is no meal any more; on later days, for which everything is bought, a little is enough. */
const SMALLEST_TODAY = 0.75
const SMALLEST_LATER = 0.9
/** Portions that can be told by eye. */
const STEP = 0.05

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** Rounds up, so that no portion is smaller than asked for; the epsilon makes up for floating-point error. */
const toStep = (times: number): number => Math.min(1, Math.ceil(times / STEP - 1e-9) * STEP)

/** Energy of a meal in a share, as it is shown and counted. */
export const energyOfShare = (energy: number, times: number): number => Math.round(energy * times)

/** The share of the meals to come of a day that saves `wanted` kcal, and no more than the limits allow. */
function shareOf({ eaten, toCome }: DayToRebalance, wanted: number, floor: number, smallest: number): number {
  const planned = sum(toCome.map(({ energy }) => energy))
  if (planned <= 0 || wanted <= 0) return 1
  const lowest = Math.max(smallest, (floor - eaten) / planned)
  const rounded = (times: number) => Math.round(times / STEP) / Math.round(1 / STEP)
  let times = rounded(toStep(Math.max(lowest, 1 - wanted / planned)))
  // Whole numbers of each meal may add up to a few kcal less.
  const isEnough = () => eaten + sum(toCome.map(({ energy }) => energyOfShare(energy, times))) >= floor
  while (times < 1 && !isEnough()) times = rounded(times + STEP)
  return times
}

/**
 * Makes up for what was eaten above the target by smaller portions of what is still planned: today first, then evenly on the
 * days after it. No day comes below the floor by it, no portion below three quarters today or nine tenths later, and never
 * more is saved than was eaten above. A day that lies below the floor already is left alone.
 * @param above kcal above the target of today, with what is still planned for it
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

/** The share in which a planned meal is to be eaten; 1 where nothing was asked. */
export const shareFor = (shares: readonly PlannedShare[], place: PlannedPlace): number =>
  shares.find((share) => isSamePlace(share.place, place))?.times ?? 1
