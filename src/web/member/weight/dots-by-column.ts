import type { WeighIn } from '#domain/body/weight-trend.ts'

/** Up to so many readings are all drawn. */
const ALL = 500

/**
 * What can be seen of a long log: of the readings that fall into one column of the drawing, the first of the lowest and the
 * first of the highest. In the order of the log, and with every reading that is `kept` whatever it is.
 */
export function dotsByColumn<T extends WeighIn>(
  readings: readonly T[],
  columnOf: (day: number) => number,
  kept: (day: number) => boolean = () => false,
): readonly T[] {
  if (readings.length <= ALL) return readings
  const columns = new Map<number, { low: T; high: T }>()
  for (const reading of readings) {
    const column = Math.floor(columnOf(reading.day))
    const seen = columns.get(column)
    if (seen === undefined) columns.set(column, { low: reading, high: reading })
    else if (reading.weight < seen.low.weight) seen.low = reading
    else if (reading.weight > seen.high.weight) seen.high = reading
  }
  const drawn = new Set([...columns.values()].flatMap(({ low, high }) => [low, high]))
  return readings.filter((reading) => drawn.has(reading) || kept(reading.day))
}
