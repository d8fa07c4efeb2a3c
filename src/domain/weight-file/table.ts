import type { MassUnit } from './mass-cell.ts'
import type { Row } from './split-table.ts'

/** Lines of a file below the same heading. */
export type Table = {
  /** Empty if the lines have no heading. */
  readonly headings: readonly string[]
  readonly rows: readonly Row[]
  /** The unit that the file names for all of its weights; null if it names none. */
  readonly unit: MassUnit | null
  /** Whether times without a zone are in universal time, and a column has the distance from it. */
  readonly isUtc: boolean
  /** Lines that have more cells than the heading, and cannot be told apart. */
  readonly unclear: readonly Row[]
}
