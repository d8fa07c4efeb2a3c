import type { ShoppingLine } from '#planner/kitchen-units/shopping-lines.ts'
import { isFresh } from './keeping.ts'

type Line = Pick<ShoppingLine, 'id' | 'trip' | 'name' | 'grams' | 'buy' | 'packs' | 'left' | 'staple'>

/** How a shopping list differs from another one. */
export type ListChange<L extends Line = Line> = {
  /** Lines of which something, or another pack, is bought. */
  readonly more: readonly L[]
  /** Lines that are no longer bought. */
  readonly less: readonly L[]
  /** Lines of fresh food at home that is used, or used up, and was not. */
  readonly uses: readonly L[]
}

/** A smaller part of what is at home is not worth saying. */
const WORTH_SAYING = 0.05

/** What most kitchens have is on nobody's way through the shop. */
const packsOf = (line: Line | undefined): number => (line === undefined || line.staple ? 0 : (line.packs?.count ?? 0))
const usedOf = (line: Line | undefined): number => Math.min(line?.left ?? 0, line?.grams ?? 0)

/** A food that is bought on both trips has a line on each. */
const keyOf = ({ id, trip }: Line): string => `${id} ${trip ?? 1}`

/** What one list has more or less to buy than another, and what it uses of what is at home. */
export function listChange<L extends Line>(before: readonly L[], after: readonly L[]): ListChange<L> {
  const was = new Map(before.map((line) => [keyOf(line), line]))
  const is = new Map(after.map((line) => [keyOf(line), line]))
  return {
    more: after.filter((line) => packsOf(line) > packsOf(was.get(keyOf(line)))),
    less: before.filter((line) => packsOf(line) > 0 && packsOf(is.get(keyOf(line))) === 0),
    uses: after.filter((line) => {
      const used = usedOf(line) - usedOf(was.get(keyOf(line)))
      return isFresh(line.id) && used > WORTH_SAYING * (line.left ?? 0)
    }),
  }
}
