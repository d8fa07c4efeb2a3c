import type { ReactNode } from 'react'
import styles from './chart-table.module.css'

type ChartTableProps = {
  readonly words: string
  /** Name of a table that is wider than a phone, so that it can be reached and scrolled by keyboard. */
  readonly scrolls?: string
  readonly children: ReactNode
}

/** The disclosure that holds a chart's table. */
export function ChartTable({ words, scrolls, children }: ChartTableProps) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{words}</summary>
      {scrolls === undefined ? (
        <div className={styles.scroll}>{children}</div>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
        <section className={styles.scroll} tabIndex={0} aria-label={scrolls}>
          {children}
        </section>
      )}
    </details>
  )
}

type DataTableProps = {
  readonly caption: string
  readonly columns: readonly string[]
  /** The first cell of each row is its heading and names it. */
  readonly rows: readonly (readonly string[])[]
}

/** The figures of a chart as a table, for reading and for screen readers. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <table>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading, ...cells]) => (
          <tr key={heading}>
            <th scope="row">{heading}</th>
            {cells.map((cell, place) => (
              <td key={columns[place + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
