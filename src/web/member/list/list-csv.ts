import { csvText } from '#web/device/csv.ts'
import { lineName } from '#web/member/words/line-name.ts'
import { listWords } from './list-words.ts'
import type { ShownList } from './shown-list.ts'

/** The whole list as a table for a spreadsheet: what is bought, what is probably at home, and lines of one's own. */
export function listCsv({ aisles, staples, own }: ShownList): string {
  const { columns, yes, no } = listWords.csv
  const groups = [
    ...aisles.map(({ aisle, lines }) => ({ aisle, lines })),
    { aisle: listWords.csv.atHome, lines: staples },
  ]
  const rows = groups.flatMap(({ aisle, lines }) =>
    lines.map(({ name, buy, need, ticked }) => [aisle, lineName(name), buy, need, ticked ? yes : no]),
  )
  const written = own.map(({ text, ticked }) => [listWords.own.title, text, '', '', ticked ? yes : no])
  return csvText([columns, ...rows, ...written])
}
