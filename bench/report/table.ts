import { amount } from './amount.ts'
import type { Row } from './row.ts'

const headings = ['what', 'measured', 'limit or peer', 'ratio', ''] as const

function cells({ name, value, unit, against, ratio, met }: Row): readonly string[] {
  const verdict = met === null ? '' : met ? 'met' : 'missed'
  return [name, amount(value, unit), against ?? '', ratio === null ? '' : ratio.toFixed(2), verdict]
}

/** The rows as aligned columns, numbers to the right. */
export function table(rows: readonly Row[]): string {
  const lines = [headings, ...rows.map(cells)]
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const isNumber = (column: number): boolean => column === 1 || column === 3
  return lines
    .map((line) =>
      line
        .map((cell, column) => {
          const width = widths[column] ?? 0
          return isNumber(column) ? cell.padStart(width) : cell.padEnd(width)
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
