import type { ReactNode } from 'react'
import styles from '#web/chart/chart-figure.module.css'

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
        <ul className={styles.legend}>
          {legend.map(({ look, words }) => (
            <li key={words} className={styles.entry}>
              <span className={styles[look]} aria-hidden="true" />
              {words}
            </li>
          ))}
        </ul>
        {note}
      </figcaption>
      <details className={styles.details}>
        <summary className={styles.summary}>{tableWords}</summary>
        <div className={styles.scroll}>{table}</div>
      </details>
    </figure>
  )
}
