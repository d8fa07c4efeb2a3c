import { middleOf, type Point, type TextLine } from './text-line.ts'

/** The vertical position of a point across the tilted and bent lines of a label: equal along one line of text. */
export type Level = (point: Point) => number

/** Only a line at least this many times as long as it is high shows which way the text runs. */
const LONG = 4

type Sample = { readonly x: number; readonly y: number; readonly slope: number; readonly weight: number }

/** Solves the normal equations of a small least-squares fit; null if there is no unique solution. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] | null {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0])
  const size = rows.length
  for (let column = 0; column < size; column++) {
    const pivot = rows
      .slice(column)
      .reduce((best, row) => (Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best))
    const head = pivot[column] ?? 0
    if (Math.abs(head) < 1e-9) return null
    rows.splice(rows.indexOf(pivot), 1)
    rows.splice(column, 0, pivot)
    for (const row of rows) {
      if (row === pivot) continue
      const times = (row[column] ?? 0) / head
      for (let at = column; at <= size; at++) row[at] = (row[at] ?? 0) - times * (pivot[at] ?? 0)
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1))
}

/** Fits the slope as a sum of terms of the position, by weighted least squares. */
function fitted(samples: readonly Sample[], terms: (sample: Sample) => readonly number[]): readonly number[] | null {
  const size = samples[0] === undefined ? 0 : terms(samples[0]).length
  if (samples.length < size * 2) return null
  const matrix = Array.from({ length: size }, () => Array.from({ length: size }, () => 0))
  const right = Array.from({ length: size }, () => 0)
  for (const sample of samples) {
    const parts = terms(sample)
    parts.forEach((part, row) => {
      right[row] = (right[row] ?? 0) + sample.weight * part * sample.slope
      const line = matrix[row]
      if (line === undefined) return
      parts.forEach((other, column) => {
        line[column] = (line[column] ?? 0) + sample.weight * part * other
      })
    })
  }
  return solved(matrix, right)
}

/**
 * Functions for the vertical position of a point, the simplest first: label taken as straight, tilted, bent, and bent
 * more at one end. The slope of text is modelled as a + b x + c y; its integral along x is the rise of a line.
 */
export function levelsOf(lines: readonly TextLine[]): readonly Level[] {
  const middles = lines.map(middleOf)
  const centre = {
    x: middles.reduce((sum, { x }) => sum + x, 0) / Math.max(1, lines.length),
    y: middles.reduce((sum, { y }) => sum + y, 0) / Math.max(1, lines.length),
  }
  const samples = lines.flatMap((line, index): Sample[] => {
    const run = line.end.x - line.start.x
    const middle = middles[index]
    if (middle === undefined || run < LONG * line.height) return []
    return [{ x: middle.x - centre.x, y: middle.y - centre.y, slope: (line.end.y - line.start.y) / run, weight: run }]
  })
  const levels: Level[] = [({ y }) => y]
  const tilt = fitted(samples, () => [1])
  const bend = fitted(samples, ({ x }) => [1, x])
  const full = fitted(samples, ({ x, y }) => [1, x, y])
  for (const fit of [tilt, bend, full]) {
    if (fit === null) continue
    const [a = 0, b = 0, c = 0] = fit
    levels.push((point) => {
      const x = point.x - centre.x
      return point.y - (a * x + (b * x * x) / 2 + c * x * (point.y - centre.y))
    })
  }
  return levels
}

/** How much the lines of a label rise on average: the slope of the middle one of its long lines. */
export function slopeOf(lines: readonly TextLine[]): number {
  const slopes = lines
    .filter(({ start, end, height }) => end.x - start.x >= LONG * height)
    .map(({ start, end }) => (end.y - start.y) / (end.x - start.x))
    .sort((a, b) => a - b)
  return slopes[Math.floor(slopes.length / 2)] ?? 0
}
