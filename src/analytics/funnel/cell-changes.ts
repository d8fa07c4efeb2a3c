import { DWELL_BUCKETS } from '#analytics/statistics/dwell-histogram.ts'
import type { CountedVisitor } from './count-visitor.ts'
import { funnelPlace, funnelSteps, PURCHASE } from './funnel-steps.ts'
import type { Dimension } from './traits.ts'

/** The statistics of one step on one day, for all visitors or for those with one value of one dimension. */
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
/** One cell for each step of the funnel. */
type Row = readonly Open[]

/** Views of one step by visitors with one trait on one day, all visible for a time in the same bucket. */
export type CellGroup = Pick<Cell, 'day' | 'flow' | 'dimension' | 'value' | 'step' | 'views' | 'backs' | 'errors'> & {
  /** Null for the purchase. */
  readonly bucket: number | null
}

/** Amounts to add to stored cells; they may be negative, and may be added in any order. */
export type CellChanges = {
  add(visitor: CountedVisitor): void
  /** Undoes an earlier `add` of the same visitor. */
  remove(visitor: CountedVisitor): void
  /** Adds visitors who are still present, and so have no exit. */
  addGroup(group: CellGroup): void
  /** The changed cells, always in the same order. */
  list(): readonly Cell[]
}

function emptyRow({ day, flow }: Pick<Cell, 'day' | 'flow'>, dimension: Cell['dimension'], value: string): Row {
  return funnelSteps.map((step) => ({
    ...{ day, flow, dimension, value, step, views: 0, exits: 0, backs: 0, errors: 0 },
    dwell: step === PURCHASE ? [] : Array.from({ length: DWELL_BUCKETS }, () => 0),
  }))
}

function changeRow(row: Row, visitor: CountedVisitor, sign: 1 | -1): void {
  for (const { place, bucket, backs, errors } of visitor.steps) {
    const cell = row[place]
    if (cell === undefined) continue
    cell.views += sign
    cell.backs += sign * backs
    cell.errors += sign * errors
    if (bucket !== null) cell.dwell[bucket] = (cell.dwell[bucket] ?? 0) + sign
  }
  const exit = visitor.exit === null ? undefined : row[visitor.exit]
  if (exit !== undefined) exit.exits += sign
}

const hasChange = ({ views, exits, backs, errors, dwell }: Cell): boolean =>
  [views, exits, backs, errors, ...dwell].some((count) => count !== 0)

/** Creates an empty set of changes. */
export function cellChanges(): CellChanges {
  const rows = new Map<string, Row>()

  function rowOf(of: Pick<Cell, 'day' | 'flow'>, dimension: Cell['dimension'], value: string): Row {
    const key = `${dimension}\n${of.day}\n${of.flow}\n${value}`
    const row = rows.get(key) ?? emptyRow(of, dimension, value)
    rows.set(key, row)
    return row
  }

  function change(visitor: CountedVisitor, sign: 1 | -1): void {
    for (const { dimension, value } of [{ dimension: 'all' as const, value: '' }, ...visitor.traits])
      changeRow(rowOf(visitor, dimension, value), visitor, sign)
  }

  function addGroup(group: CellGroup): void {
    const place = funnelPlace(group.step)
    const cell = place === null ? undefined : rowOf(group, group.dimension, group.value)[place]
    if (cell === undefined) return
    cell.views += group.views
    cell.backs += group.backs
    cell.errors += group.errors
    if (group.bucket !== null) cell.dwell[group.bucket] = (cell.dwell[group.bucket] ?? 0) + group.views
  }

  return {
    add: (visitor) => change(visitor, 1),
    remove: (visitor) => change(visitor, -1),
    addGroup,
    list: () =>
      [...rows]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([, row]) => row)
        .filter(hasChange),
  }
}
