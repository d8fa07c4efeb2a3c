import type { ReactNode } from 'react'
import styles from '#web/chart/chart-table.module.css'

type ChartTableProps = {
  readonly words: string
  /** Name of a table that is wider than a phone, so that the keys can reach and scroll it. */
  readonly scrolls?: string
  readonly children: ReactNode
}

/** The figures of a chart as a table, which opens where it is asked for. */
export function ChartTable({ words, scrolls, children }: ChartTableProps) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{words}</summary>
      {scrolls === undefined ? (
        <div className={styles.scroll}>{children}</div>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable with the keys
        <section className={styles.scroll} tabIndex={0} aria-label={scrolls}>
          {children}
        </section>
      )}
    </details>
  )
}
