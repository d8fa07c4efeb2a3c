/** The result of one statement as text: its rows as a table, or what it did. */
export type Result = {
  /** What was done, such as `UPDATE`. */
  readonly command: string
  /** Rows that were read or changed; null for a statement that has none. */
  readonly count: number | null
  readonly columns: readonly string[]
  /** Values as the database writes them; null for none. */
  readonly rows: readonly (readonly (string | null)[])[]
}

/** What stands for a value that there is none of, so that it differs from an empty text. */
const NONE = '∅'

const shown = (value: string | null): string => (value === null ? NONE : value.replaceAll('\n', '⏎'))

/** A result as lines: a heading, a rule and the rows in columns that begin below each other, and how many rows there are. */
export function tableOf({ command, count, columns, rows }: Result): string {
  const total = count === null ? command : `${command} ${count}`
  if (columns.length === 0) return total
  const lines = [columns, ...rows.map((row) => row.map(shown))]
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)))
  const lineOf = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd()
  const [heading = [], ...body] = lines
  return [lineOf(heading), lineOf(widths.map((width) => '-'.repeat(width))), ...body.map(lineOf), total].join('\n')
}
