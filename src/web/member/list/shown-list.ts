import type { OwnLine, ShoppingLineView, ShoppingListView } from '#domain/api/member/shopping.ts'
import { lineWith, type TickChange } from '#web/member/ticks/tick-changes.ts'

export type ShownAisle = {
  readonly aisle: string
  /** The number of its trip, from 0. */
  readonly trip: number
  readonly lines: readonly ShoppingLineView[]
  readonly ticked: number
}

/** A list as it is shown: what to buy by aisle, and separately what most kitchens have. */
export type ShownList = {
  readonly week: number
  readonly eaters: number
  /** Whether other adults tick it too. */
  readonly isShared: boolean
  /** Of a list for two trips those of the first come first. */
  readonly aisles: readonly ShownAisle[]
  /** The days of the trips; none if all is bought on the first day. */
  readonly trips: readonly string[]
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
  const toBuy = [0, 1].flatMap((trip) =>
    aisles.flatMap(({ aisle, lines }) => {
      const bought = lines.filter((line) => !line.staple && (line.trip === undefined ? 0 : 1) === trip)
      return bought.length === 0 ? [] : [{ aisle, trip, lines: bought, ticked: countTicked(bought) }]
    }),
  )
  const all = toBuy.flatMap(({ lines }) => lines)
  return {
    week: list.week,
    eaters: list.eaters,
    own: list.own ?? [],
    isShared: list.shared !== undefined,
    aisles: toBuy,
    trips: list.trips ?? [],
    staples: aisles.flatMap(({ lines }) => lines.filter(({ staple }) => staple)),
    total: all.length,
    ticked: countTicked(all),
  }
}
