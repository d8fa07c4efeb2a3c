import type { ReactNode } from 'react'
import styles from './chart-figure.module.css'
import { ChartTable } from './chart-table.tsx'
import { Legend } from './legend.tsx'

export type LegendEntry = { readonly look: 'line' | 'band' | 'wide' | 'full' | 'pale'; readonly words: string }

type ChartFigureProps = {
  readonly legend: readonly LegendEntry[]
  /** Null while the figures are not known yet. */
  readonly table: ReactNode
  readonly tableWords: string
  readonly children: ReactNode
  /** The chart's message in a sentence. */
  readonly note?: ReactNode
}

/** A card around a chart: the drawing, its legend, and the same figures as a table. */
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
