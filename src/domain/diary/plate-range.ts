/** Energy of one item on a plate, kcal. The errors of items of the same food are not independent. */
export type EnergyEstimate = {
  readonly food: string
  readonly low: number
  readonly mid: number
  readonly high: number
}

/** Energy of a plate, kcal, not rounded. */
export type EnergyRange = { readonly low: number; readonly mid: number; readonly high: number }

/** The error that all portions on one photo share, because nothing on it shows the scale: a share of the whole. */
export const SHARED_ERROR = 0.1

/** The error of each food. Errors of the same food are added up, since they were estimated from the same photo. */
function errorsByFood(items: readonly EnergyEstimate[], errorOf: (item: EnergyEstimate) => number): readonly number[] {
  const errors = new Map<string, number>()
  for (const item of items) errors.set(item.food, (errors.get(item.food) ?? 0) + Math.max(0, errorOf(item)))
  return [...errors.values()]
}

/**
 * The range of a plate: the middles add up, the errors of different foods are independent (root of the sum of squares),
 * and a tenth of the whole is an error that all share. Splitting an item in two does not change the result.
 */
export function plateRange(items: readonly EnergyEstimate[]): EnergyRange {
  const mid = items.reduce((sum, item) => sum + item.mid, 0)
  const shared = SHARED_ERROR * mid
  return {
    low: Math.max(0, mid - Math.hypot(...errorsByFood(items, (item) => item.mid - item.low)) - shared),
    mid,
    high: mid + Math.hypot(...errorsByFood(items, (item) => item.high - item.mid)) + shared,
  }
}
