import { Fragment, type ReactNode } from 'react'
import { type CsvValue, csvText } from '#web/device/csv.ts'
import { handOver } from '#web/device/hand-over.ts'
import { Action } from './action.tsx'
import styles from './data-table.module.css'
import { Quiet } from './panel.tsx'

export type Column<Row> = {
  readonly title: string
  /** The title in the file, if it needs a unit or another wording. */
  readonly titleInFile?: string
  readonly isNumber?: boolean
  /** Whether cells contain sentences, which must not be squeezed to one word a line. */
  readonly isText?: boolean
  /** Whether cells contain one long word, such as an address or an id, which may break anywhere. */
  readonly isLongWord?: boolean
  /** Whether cells contain acts: on a phone each row of such a table becomes a block of lines, with the act at its end. */
  readonly isAct?: boolean
  /** Set if the column is only on the page, such as a bar or a button, or only in the file. */
  readonly onlyIn?: 'page' | 'file'
  /** The value in the file, also shown on the page unless there is a `cell`. */
  readonly value: (row: Row) => CsvValue
  /** The content on the page, if it differs from the value. */
  readonly cell?: (row: Row) => ReactNode
}

/** Characters that a file name should not contain, such as the slash in a campaign's name. */
const OTHER_THAN_NAME = /[^\p{L}\p{N}_.-]+/gu

type DataTableProps<Row> = {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly empty: string
  /** The name of the file without its extension. */
  readonly file: string
  /** Whether rows are read one by one, not compared: then each is a block of lines on a phone, as in tables with acts. */
  readonly isList?: boolean
}

/** Whether a value must not break at hyphens: a day, a moment, the number of a receipt or a short name. */
const isUnbroken = (value: CsvValue): boolean =>
  typeof value === 'string' && /^(?:\d{4}-\d{2}-\d{2}|[A-Z]{1,4}-\d{4}-\d{6}|\S{1,20}$)/.test(value)

const isNone = (value: CsvValue): boolean => value === null || value === ''

/** The default content of a cell. Lines may break between day and time, but not within them. */
function Plain({ value }: { value: CsvValue }) {
  if (value === null) return '–'
  if (!isUnbroken(value)) return value
  const [first = '', ...others] = String(value).split(' ')
  return [first, others.join(' ')]
    .filter((part) => part !== '')
    .map((part, place) => (
      <Fragment key={part}>
        {place > 0 && ' '}
        <span className={styles.unbroken}>{part}</span>
      </Fragment>
    ))
}

/** A table that can be saved as a CSV file. If it is wider than the screen it scrolls on its own, also by keyboard. */
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
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs; this element only scrolls */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element has to be reachable with the keyboard */}
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
                {shown.map(({ title, isNumber, isText, isLongWord, isAct, value, cell }) => (
                  <td
                    key={title}
                    data-title={title}
                    data-number={isNumber || undefined}
                    data-text={isText || undefined}
                    data-long-word={isLongWord || undefined}
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
