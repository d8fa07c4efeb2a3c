import type { IsoDate } from '#domain/time.ts'
import type { Columns } from './columns.ts'
import { clockAt, type DayCell, type DayOrder, dayCell, offsetMinutes, serialDay, timeOf } from './day-cell.ts'
import { headingOf, namesWeight } from './heading.ts'
import type { LeftOutList } from './left-out.ts'
import { type MassCell, type MassUnit, massCell, massUnitOf } from './mass-cell.ts'
import type { KnownPerson } from './reading.ts'
import type { Row } from './split-table.ts'
import type { Table } from './table.ts'

/** A line with a day and a weight, whose order of day and month and whose unit may still be open. */
export type Weighing = {
  readonly line: number
  /** The cells of day and weight, for showing what was read how. */
  readonly text: string
  readonly days: DayCell['days']
  readonly minutes: number | null
  readonly mass: MassCell
  readonly unit: MassUnit | null
  /** Whether the cell itself, or one beside it, names the unit. */
  readonly isUnitOfLine: boolean
  readonly person: string
  /** What was written beside it; "--" stands for nothing. */
  readonly note: string
}

const TRUE = /^(?:1|true|yes|y|x|wahr|ja)$/i

/** The same day by every order. */
const allOrders = (day: IsoDate): Readonly<Record<DayOrder, IsoDate>> => ({ dmy: day, mdy: day, ymd: day })

/** The day and time of a line, on the person's clock where the file has universal time. */
function momentOf(
  cell: DayCell,
  minutes: number | null,
  offset: number | null,
  { isUtc }: Table,
  { localTime }: KnownPerson,
): Pick<Weighing, 'days' | 'minutes'> {
  const { ymd } = cell.days
  const utc =
    cell.utc ??
    (isUtc && offset !== null && minutes !== null && ymd !== undefined
      ? Date.parse(`${ymd}T00:00:00Z`) + minutes * 60_000
      : null)
  if (utc === null) return { days: cell.days, minutes }
  const local = offset === null ? localTime(utc) : clockAt(utc, offset)
  return { days: allOrders(local.day), minutes: local.minutes }
}

/** Whether the day of some lines stands in a line of its own above them, which then have only a time. */
const hasDayLines = ({ rows }: Table, { day }: Columns): boolean =>
  rows
    .slice(0, 50)
    .some(({ cells }) => dayCell(cells[day] ?? '') === null && (timeOf(cells[day] ?? '')?.minutes ?? null) !== null)

/** "13" stones beside "3.4" pounds are "13st 3.4". */
const weightTextOf = (weight: string, pounds: string): string =>
  weight === '' || pounds === '' ? weight : `${weight}st ${pounds}`

/** The lines of a table that have a day and a number where the weight should be; others go to `leftOut`. */
export function weighingsOf(
  table: Table,
  columns: Columns,
  person: KnownPerson,
  leftOut: LeftOutList,
): readonly Weighing[] {
  const cellOf = ({ cells }: Row, column: number | null): string => (column === null ? '' : (cells[column] ?? ''))
  const hasLines = hasDayLines(table, columns)
  let dayAbove: DayCell | null = null
  const weighings: Weighing[] = []
  for (const row of table.rows) {
    const dayText = cellOf(row, columns.day)
    const weightText = weightTextOf(cellOf(row, columns.weight), cellOf(row, columns.pounds))
    const ownDay = dayCell(dayText) ?? serialDay(dayText)
    if (hasLines && ownDay !== null && weightText === '') {
      dayAbove = ownDay
      continue
    }
    if (columns.metric !== null && !namesWeight(cellOf(row, columns.metric))) continue
    const mass = massCell(weightText)
    if (mass === null) leftOut.add('NO_WEIGHT', row.line)
    else if (TRUE.test(cellOf(row, columns.deleted))) leftOut.add('DELETED', row.line)
    else if (TRUE.test(cellOf(row, columns.interpolated))) leftOut.add('INTERPOLATED', row.line)
    else {
      const day = ownDay ?? (timeOf(dayText) === null ? null : dayAbove)
      if (day === null) {
        leftOut.add('NO_DAY', row.line)
        continue
      }
      const clock = day.minutes ?? timeOf(ownDay === null ? dayText : cellOf(row, columns.time))?.minutes ?? null
      const offset = columns.offset === null ? null : offsetMinutes(cellOf(row, columns.offset))
      const metricUnit = columns.metric === null ? null : unitOfHeading(cellOf(row, columns.metric))
      const lineUnit = mass.unit ?? massUnitOf(cellOf(row, columns.unit)) ?? metricUnit
      weighings.push({
        line: row.line,
        text: `${dayText} ${weightText}`.trim(),
        ...momentOf(day, clock, offset, table, person),
        mass,
        unit: lineUnit ?? columns.named,
        isUnitOfLine: lineUnit !== null,
        person: cellOf(row, columns.person),
        note: cellOf(row, columns.note).replace(/^-+$|^'(?=[=+\-@])/, ''),
      })
    }
  }
  for (const { line } of table.unclear) leftOut.add('CELLS_UNCLEAR', line)
  return weighings
}

function unitOfHeading(text: string): MassUnit | null {
  const heading = headingOf(text)
  return heading.kind === 'weight' ? heading.unit : null
}
