import type { ShoppingListView, TicksView } from '#domain/api/member/shopping.ts'
import { lineWith } from '#web/member/ticks/tick-changes.ts'

/** The lines of the household as the server has them; the same array if nothing of them is new. */
function ownIn({ own: known }: ShoppingListView, own: TicksView['own']): ShoppingListView['own'] {
  return own === undefined || JSON.stringify(own) === JSON.stringify(known) ? known : own
}

/**
 * A list with what has been ticked and written on the server since it was read; the same object if that is nothing new. A
 * line that was opened again after it was ticked stays open.
 */
export function withTicks(
  list: ShoppingListView,
  { ticks, own: written }: Pick<TicksView, 'ticks' | 'own'>,
): ShoppingListView {
  const ticksOf = new Map(ticks.map((tick) => [tick.id, { week: list.week, sent: true, ...tick }]))
  const own = ownIn(list, written)
  let isChanged = own !== list.own
  const aisles = list.aisles.map((aisle) => ({
    ...aisle,
    lines: aisle.lines.map((line) => {
      const next = lineWith(line, ticksOf.get(line.id))
      if (next.ticked === line.ticked && next.changedAt === line.changedAt) return line
      isChanged = true
      return next
    }),
  }))
  return isChanged ? { ...list, ...(own === undefined ? {} : { own }), aisles } : list
}
