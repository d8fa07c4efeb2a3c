import type { ShoppingListView, TicksView } from '#domain/api/member/shopping.ts'
import { lineWith } from '#web/member/ticks/tick-changes.ts'

/**
 * A list with what has been ticked on the server since it was read; the same object if that is nothing new. A line that
 * was opened again after it was ticked stays open.
 */
export function withTicks(list: ShoppingListView, { ticks }: Pick<TicksView, 'ticks'>): ShoppingListView {
  const ticksOf = new Map(ticks.map((tick) => [tick.id, { week: list.week, sent: true, ...tick }]))
  let isChanged = false
  const aisles = list.aisles.map((aisle) => ({
    ...aisle,
    lines: aisle.lines.map((line) => {
      const next = lineWith(line, ticksOf.get(line.id))
      if (next.ticked === line.ticked && next.changedAt === line.changedAt) return line
      isChanged = true
      return next
    }),
  }))
  return isChanged ? { ...list, aisles } : list
}
