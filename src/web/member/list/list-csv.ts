import { csvText } from '#web/device/csv.ts'
import { lineName } from '#web/member/words/line-name.ts'
import { listWords } from './list-words.ts'
import type { ShownList } from './shown-list.ts'

/** The whole list as a table for a spreadsheet: what is bought, what is probably at home, and lines of one's own. */
export function listCsv({ aisles, trips, staples, own }: ShownList): string {
  const { columns, day: dayColumn, yes, no } = listWords.csv
  // One more column only where there is something to say.
  const withDay = (row: readonly string[], day: string) => (trips.length === 0 ? row : [...row, day])
  const groups = [
    ...aisles.map(({ aisle, lines, trip }) => ({ aisle, lines, day: trips[trip] ?? '' })),
    { aisle: listWords.csv.atHome, lines: staples, day: '' },
  ]
  const rows = groups.flatMap(({ aisle, lines, day }) =>
    lines.map(({ name, buy, need, ticked }) => withDay([aisle, lineName(name), buy, need, ticked ? yes : no], day)),
  )
  const written = own.map(({ text, ticked }) => withDay([listWords.own.title, text, '', '', ticked ? yes : no], ''))
  return csvText([withDay(columns, dayColumn), ...rows, ...written])
}
