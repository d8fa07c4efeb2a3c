import type { ReactNode } from 'react'
import styles from './chart-figure.module.css'
import { ChartTable } from './chart-table.tsx'
import { Legend } from './legend.tsx'

export type LegendEntry = { readonly look: 'line' | 'band' | 'full' | 'pale'; readonly words: string }

type ChartFigureProps = {
  readonly legend: readonly LegendEntry[]
  /** Where the table is not known yet, only its place is held. */
  readonly table: ReactNode
  readonly tableWords: string
  readonly children: ReactNode
  /** What the chart comes to, in words. */
  readonly note?: ReactNode
}

/** A card around a chart: the drawing, what its looks mean, and the same figures as a table. */
export function ChartFigure({ legend, table, tableWords, children, note }: ChartFigureProps) {
  return (
    <figure className={styles.card}>
      <div className={styles.drawing}>{children}</div>
      <figcaption>
        <Legend entries={legend.map(({ look, words }) => ({ look: styles[look], words }))} />
        {note}
      </figcaption>
      <ChartTable words={tableWords}>{table}</ChartTable>
    </figure>
  )
}
