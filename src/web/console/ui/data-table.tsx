import { Fragment, type ReactNode } from 'react'
import { handOver } from '#web/device/hand-over.ts'
import { Action } from './action.tsx'
import { type CsvValue, csvText } from './csv.ts'
import styles from './data-table.module.css'
import { Quiet } from './panel.tsx'

export type Column<Row> = {
  readonly title: string
  /** Its title in the file, where that needs a unit or other words. */
  readonly titleInFile?: string
  readonly isNumber?: boolean
  /** Sentences, which are not to be squeezed into a word a line. */
  readonly isText?: boolean
  /** What can be done about a row: within reach on a phone, where rows of such a table are blocks of lines. */
  readonly isAct?: boolean
  /** Where the column stands, if not in both: a bar or a button in the page, what the page says in another way in the file. */
  readonly onlyIn?: 'page' | 'file'
  /** What the file of the table says. */
  readonly value: (row: Row) => CsvValue
  /** What the page shows where it is more than that. */
  readonly cell?: (row: Row) => ReactNode
}

/** What a name of a file should not have, such as the slash of a campaign. */
const OTHER_THAN_NAME = /[^\p{L}\p{N}_.-]+/gu

type DataTableProps<Row> = {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly empty: string
  /** Name of the file without its ending. */
  readonly file: string
  /** Whether rows are read one by one and not compared: on a phone each is a block of lines, as where there are acts. */
  readonly isList?: boolean
}

/** A day, a moment, the number of a receipt or a short name, which are not broken at their hyphens. */
const isUnbroken = (value: CsvValue): boolean =>
  typeof value === 'string' && /^(?:\d{4}-\d{2}-\d{2}|[A-Z]{1,4}-\d{4}-\d{6}|\S{1,20}$)/.test(value)

const isNone = (value: CsvValue): boolean => value === null || value === ''

/** What a cell shows where its column says nothing else; a line breaks between day and time, and not within them. */
function Plain({ value }: { value: CsvValue }) {
  if (value === null) return '–'
  if (!isUnbroken(value)) return value
  return String(value)
    .split(/(?<=^\S+) /)
    .map((part, place) => (
      <Fragment key={part}>
        {place > 0 && ' '}
        <span className={styles.unbroken}>{part}</span>
      </Fragment>
    ))
}

/** A table with its rows as a file. Where it is wider than the screen it scrolls by itself, with the keyboard as well. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, empty, file, isList = false } = props
  const shown = columns.filter(({ onlyIn }) => onlyIn !== 'file')
  const stacks = isList || shown.some(({ isAct }) => isAct)
  const save = () => {
    const saved = columns.filter(({ onlyIn }) => onlyIn !== 'page')
    const lines = [
      saved.map(({ title, titleInFile }) => titleInFile ?? title),
      ...rows.map((row) => saved.map(({ value }) => value(row))),
    ]
    handOver(
      new Blob([csvText(lines)], { type: 'text/csv;charset=utf-8' }),
      `${file.replaceAll(OTHER_THAN_NAME, '-')}.csv`,
    )
  }
  if (rows.length === 0) return <Quiet>{empty}</Quiet>
  return (
    <div className={styles.table}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs; this is what scrolls by itself */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard */}
      <div className={styles.scroller} role="group" aria-label={caption} tabIndex={0} data-stacks={stacks || undefined}>
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {shown.map(({ title, isNumber, isAct }) => (
                <th key={title} scope="col" data-number={isNumber || undefined} data-act={isAct || undefined}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)}>
                {shown.map(({ title, isNumber, isText, isAct, value, cell }) => (
                  <td
                    key={title}
                    data-title={title}
                    data-number={isNumber || undefined}
                    data-text={isText || undefined}
                    data-act={isAct || undefined}
                    data-none={(cell === undefined && isNone(value(row))) || undefined}
                  >
                    {cell === undefined ? <Plain value={value(row)} /> : cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div>
        <Action onClick={save}>Save as CSV</Action>
      </div>
    </div>
  )
}
