import { DWELL_BUCKETS } from '#analytics/statistics/dwell-histogram.ts'
import type { CountedVisitor } from './count-visitor.ts'
import { funnelSteps } from './funnel-steps.ts'
import type { Dimension } from './traits.ts'

/** The statistics of one step on one day, of all visitors or of those with one value of one dimension. */
export type Cell = {
  readonly day: string
  readonly flow: number
  readonly dimension: Dimension | 'all'
  readonly value: string
  readonly step: string
  readonly views: number
  readonly exits: number
  readonly backs: number
  readonly errors: number
  /** Views by visible time, in the buckets of the histogram; empty for the purchase. */
  readonly dwell: readonly number[]
}

type Open = { -readonly [Key in keyof Cell]: Cell[Key] extends readonly number[] ? number[] : Cell[Key] }

/** What is to be added to the cells, possibly less than nothing; adding is all that is needed, in any order. */
export type CellChanges = {
  add(visitor: CountedVisitor): void
  /** Takes back what was added of a visitor before. */
  remove(visitor: CountedVisitor): void
  /** The cells that change, always in the same order. */
  list(): readonly Cell[]
}

/** An empty list of changes. */
export function cellChanges(): CellChanges {
  const cells = new Map<string, Open>()

  function cellOf(visitor: CountedVisitor, dimension: Cell['dimension'], value: string, place: number): Open {
    const key = `${dimension}\n${visitor.day}\n${visitor.flow}\n${value}\n${place}`
    const known = cells.get(key)
    if (known !== undefined) return known
    const { day, flow } = visitor
    const step = funnelSteps[place] ?? ''
    const fresh: Open = { day, flow, dimension, value, step, views: 0, exits: 0, backs: 0, errors: 0, dwell: [] }
    cells.set(key, fresh)
    return fresh
  }

  function change(visitor: CountedVisitor, sign: 1 | -1): void {
    for (const { dimension, value } of [{ dimension: 'all' as const, value: '' }, ...visitor.traits]) {
      for (const { place, bucket, backs, errors } of visitor.steps) {
        const cell = cellOf(visitor, dimension, value, place)
        cell.views += sign
        cell.backs += sign * backs
        cell.errors += sign * errors
        if (bucket === null) continue
        while (cell.dwell.length < DWELL_BUCKETS) cell.dwell.push(0)
        cell.dwell[bucket] = (cell.dwell[bucket] ?? 0) + sign
      }
      if (visitor.exit !== null) cellOf(visitor, dimension, value, visitor.exit).exits += sign
    }
  }

  const hasChange = ({ views, exits, backs, errors, dwell }: Cell): boolean =>
    [views, exits, backs, errors, ...dwell].some((count) => count !== 0)

  return {
    add: (visitor) => change(visitor, 1),
    remove: (visitor) => change(visitor, -1),
    list: () =>
      [...cells]
        .filter(([, cell]) => hasChange(cell))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, cell]) => cell),
  }
}
