/** People below whose number an answer is not shown: it could point at one of them. */
export const SMALLEST_CELL = 10

export type AnswerCount = { readonly answer: string; readonly count: number }
/** The count is null where it is hidden. */
export type ShownAnswer = { readonly answer: string; readonly count: number | null }

/**
 * Hides small cells, largest answers first. Where the cells add up to a total that is known, a single hidden one could be
 * computed from the others: then the next smallest of ten and more is hidden with it, or a zero where there is none.
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
