export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

export const mean = (values: readonly number[]): number => sum(values) / values.length

/** A straight line through points, by least squares; level if all points are on one day. */
export function straightLine(points: readonly (readonly [x: number, y: number])[]) {
  const middle = mean(points.map(([x]) => x))
  const height = mean(points.map(([, y]) => y))
  const width = sum(points.map(([x]) => (x - middle) ** 2))
  const slope = width === 0 ? 0 : sum(points.map(([x, y]) => (x - middle) * (y - height))) / width
  return { slope, at: (x: number): number => height + slope * (x - middle) }
}

/** Share of the values, per cent, for which a condition holds. */
export const percentOf = <T>(values: readonly T[], holds: (value: T) => boolean): number =>
  values.length === 0 ? 0 : (100 * values.filter(holds).length) / values.length
