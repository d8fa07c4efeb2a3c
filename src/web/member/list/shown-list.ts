import type { OwnLine, ShoppingLineView, ShoppingListView } from '#domain/api/member/shopping.ts'
import { lineWith, type TickChange } from '#web/member/ticks/tick-changes.ts'

export type ShownAisle = {
  readonly aisle: string
  readonly lines: readonly ShoppingLineView[]
  readonly ticked: number
}

/** A list as it is shown: what to buy by aisle, and separately what most kitchens have. */
export type ShownList = {
  readonly week: number
  readonly eaters: number
  /** Whether other adults tick it too. */
  readonly isShared: boolean
  readonly aisles: readonly ShownAisle[]
  readonly staples: readonly ShoppingLineView[]
  /** What the household wrote on it itself. */
  readonly own: readonly OwnLine[]
  /** The number of lines to buy, and how many of them are ticked. Neither includes staples. */
  readonly total: number
  readonly ticked: number
}

const countTicked = (lines: readonly ShoppingLineView[]): number => lines.filter(({ ticked }) => ticked).length

export function shownList(list: ShoppingListView, changes: readonly TickChange[]): ShownList {
  const changed = new Map(changes.filter(({ week }) => week === list.week).map((change) => [change.id, change]))
  const aisles = list.aisles.map(({ aisle, lines }) => ({
    aisle,
    lines: lines.map((line) => lineWith(line, changed.get(line.id))),
  }))
  const toBuy = aisles.flatMap(({ aisle, lines }) => {
    const bought = lines.filter(({ staple }) => !staple)
    return bought.length === 0 ? [] : [{ aisle, lines: bought, ticked: countTicked(bought) }]
  })
  const all = toBuy.flatMap(({ lines }) => lines)
  return {
    week: list.week,
    eaters: list.eaters,
    own: list.own ?? [],
    isShared: list.shared !== undefined,
    aisles: toBuy,
    staples: aisles.flatMap(({ lines }) => lines.filter(({ staple }) => staple)),
    total: all.length,
    ticked: countTicked(all),
  }
}
