import type { Row } from './split-table.ts'

/** More pairs than this are not tried. */
const MOST_PAIRS = 12

/** All ways to choose `count` of the pairs, none beside another. Stops after the second: one is clear, two are not. */
function choices(pairs: readonly number[], count: number): readonly (readonly number[])[] {
  const found: number[][] = []
  const choose = (from: number, chosen: readonly number[]) => {
    if (found.length > 1) return
    if (chosen.length === count) {
      found.push([...chosen])
      return
    }
    for (let index = from; index < pairs.length; index += 1) {
      const pair = pairs[index] ?? 0
      if (pair - (chosen.at(-1) ?? -2) > 1) choose(index + 1, [...chosen, pair])
    }
  }
  choose(0, [])
  return found
}

/**
 * A line that has more cells than its heading because its decimal commas were taken for separators ("2026-11-20,84,7"),
 * with these joined again; null if there is more than one way to join them. Text after the last column is joined to it.
 */
export function withDecimals({ line, cells }: Row, width: number): Row | null {
  let end = cells.length
  while (end > width && cells[end - 1] === '') end -= 1
  const filled = cells.slice(0, end)
  const excess = filled.length - width
  if (excess <= 0) return { line, cells: filled }
  const pairs = filled.flatMap((cell, index) =>
    /^\d{1,3}$/.test(cell) && /^\d{1,2}$/.test(filled[index + 1] ?? '') ? [index] : [],
  )
  if (pairs.length === 0) {
    // A comma in a note at the end.
    const last = filled.slice(width - 1)
    return last.some((cell) => /^\d/.test(cell))
      ? null
      : { line, cells: [...filled.slice(0, width - 1), last.join(', ')] }
  }
  if (pairs.length > MOST_PAIRS) return null
  const [chosen, other] = choices(pairs, excess)
  if (chosen === undefined || other !== undefined) return null
  const joined = filled.flatMap((cell, index) => {
    if (chosen.includes(index)) return [`${cell},${filled[index + 1] ?? ''}`]
    return chosen.includes(index - 1) ? [] : [cell]
  })
  return { line, cells: joined }
}
