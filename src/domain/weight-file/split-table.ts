/** A line of a file, split into cells. `line` counts from 1, for telling people where something is. */
export type Row = { readonly line: number; readonly cells: readonly string[] }

export const separators = [';', '\t', ',', '|'] as const
export type Separator = (typeof separators)[number]

/** More lines than this are not read: nobody has weighed themselves so often. */
export const MOST_ROWS = 1_000_000

/** Splits a text into rows of cells, with quoted cells and any kind of line end. Empty rows are left out. */
export function splitRows(text: string, separator: Separator): readonly Row[] {
  const rows: Row[] = []
  let cells: string[] = []
  let cell = ''
  let line = 1
  let startsAt = 1
  let index = 0
  const endCell = () => {
    cells.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (cells.some((each) => each !== '')) rows.push({ line: startsAt, cells })
    cells = []
    startsAt = line
  }
  while (index < text.length && rows.length < MOST_ROWS) {
    const end = nextSpecial(text, index, separator)
    cell += text.slice(index, end)
    index = end
    const mark = text[index]
    index += 1
    if (mark === separator) endCell()
    else if (mark === '\n' || mark === '\r') {
      if (mark === '\r' && text[index] === '\n') index += 1
      line += 1
      endRow()
    } else if (mark === '"' && cell.trim() === '') {
      const quoted = quotedCell(text, index)
      line += quoted.lines
      cell = quoted.cell
      index = quoted.end
    } else if (mark !== undefined) cell += mark
  }
  endRow()
  return rows
}

/** The position of the next character that may end a cell, or of the end. */
function nextSpecial(text: string, from: number, separator: Separator): number {
  let index = from
  while (index < text.length) {
    const character = text[index]
    if (character === separator || character === '\n' || character === '\r' || character === '"') return index
    index += 1
  }
  return index
}

/** The content of a quoted cell that begins at `from`, where it ends, and the line ends within it. */
function quotedCell(text: string, from: number) {
  let cell = ''
  let index = from
  for (;;) {
    const close = text.indexOf('"', index)
    // A quote that is never closed is an ordinary character of its line.
    if (close === -1) {
      const end = text.slice(from).search(/[\r\n]/)
      return {
        cell: text.slice(from, end === -1 ? text.length : from + end),
        end: end === -1 ? text.length : from + end,
        lines: 0,
      }
    }
    cell += text.slice(index, close)
    index = close + 1
    if (text[index] !== '"') break
    cell += '"'
    index += 1
  }
  return { cell, end: index, lines: cell.split(/\r\n|\r|\n/).length - 1 }
}
