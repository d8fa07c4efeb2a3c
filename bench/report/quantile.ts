/** The value below which this share (0 to 1) of the values lies. @throws RangeError without values */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]
  if (value === undefined) throw new RangeError('Nothing was measured.')
  return value
}

/** The middle value, or the mean of the middle two. @throws RangeError without values */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = quantile(sorted, 0.5)
  const lower = sorted[sorted.length / 2 - 1]
  return lower === undefined ? upper : (lower + upper) / 2
}
