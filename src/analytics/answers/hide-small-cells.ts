/** An answer given by fewer people than this is not shown, because it could point at one of them. */
export const SMALLEST_CELL = 10

export type AnswerCount = { readonly answer: string; readonly count: number }
/** The count is null if it is hidden. */
export type ShownAnswer = { readonly answer: string; readonly count: number | null }

/**
 * Hides small cells; the answers are sorted by count, largest first. If the cells add up to a known total, a single
 * hidden count could be computed from the others, so the smallest count of ten or more is hidden too, or a zero if
 * there is none.
 */
export function hideSmallCells(
  cells: readonly AnswerCount[],
  { addsUp }: { readonly addsUp: boolean },
): readonly ShownAnswer[] {
  const sorted = cells.toSorted((a, b) => b.count - a.count || a.answer.localeCompare(b.answer))
  const small = sorted.filter(({ count }) => count > 0 && count < SMALLEST_CELL).length
  const next =
    addsUp && small === 1 ? (sorted.findLast(({ count }) => count >= SMALLEST_CELL) ?? sorted.at(-1)) : undefined
  return sorted.map((cell) => ({
    answer: cell.answer,
    count: cell === next || (cell.count > 0 && cell.count < SMALLEST_CELL) ? null : cell.count,
  }))
}
