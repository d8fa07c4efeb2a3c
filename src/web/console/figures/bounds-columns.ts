import type { ReactNode } from 'react'
import type { Column } from '#web/console/ui/data-table.tsx'

type Bounds = { readonly low: number; readonly high: number }

/** The columns of an interval: one cell on the page, and two columns with its bounds in the file. */
export const boundsColumns = <Row>(
  boundsOf: (row: Row) => Bounds | null,
  cell: (row: Row) => ReactNode,
): readonly Column<Row>[] => [
  { title: 'Interval', onlyIn: 'page', isNumber: true, value: () => null, cell },
  { title: 'Interval from', onlyIn: 'file', value: (row) => boundsOf(row)?.low ?? null },
  { title: 'Interval to', onlyIn: 'file', value: (row) => boundsOf(row)?.high ?? null },
]
