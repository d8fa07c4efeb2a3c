/** Text of a table, with a tab between cells, from the sheet of a spreadsheet (Office Open XML, ECMA-376 part 1, 18.3). */
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The text between tags. Only the five entities that every document has are known, and numbered characters. */
const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name)] ?? whole
    return String.fromCodePoint(Math.min(0x10ffff, decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)))
  })

/** The runs of text in a string or an inline cell, without the readings of characters. */
const textIn = (xml: string): string =>
  [...xml.replace(/<rPh\b[\s\S]*?<\/rPh>/g, '').matchAll(/<t\b[^>]*?(?:\/>|>([\s\S]*?)<\/t>)/g)]
    .map(([, text = '']) => decoded(text))
    .join('')

/** Whether a part of a spreadsheet declares entities, which no program writes. */
export const declaresEntities = (xml: string): boolean => /<!DOCTYPE|<!ENTITY/i.test(xml)

/** The texts that cells refer to by their number. */
export const sharedStrings = (xml: string): readonly string[] =>
  [...xml.matchAll(/<si\b[^>]*?(?:\/>|>([\s\S]*?)<\/si>)/g)].map(([, content = '']) => textIn(content))

/** The number of a column, from 0: "AB12" is 27. */
const columnOf = (reference: string): number =>
  [...reference.replace(/\d+$/, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

const attribute = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

function cellText(tag: string, content: string, strings: readonly string[]): string {
  const type = attribute(tag, 't')
  if (type === 'inlineStr') return textIn(content)
  const value = decoded(/<v\b[^>]*>([\s\S]*?)<\/v>/.exec(content)?.[1] ?? '')
  if (type === 's') return strings[Number(value)] ?? ''
  // Errors, such as a division by zero, are no values.
  return type === 'e' ? '' : value
}

/** Columns beyond this one are not of a list of weights. */
const MOST_COLUMNS = 200

/**
 * A sheet as text: a line for each row, a tab between cells. Days are serial numbers, as cells hold them.
 * @param strings the shared strings of the spreadsheet
 */
export function sheetText(xml: string, strings: readonly string[]): string {
  const lines: string[] = []
  for (const [, row = ''] of xml.matchAll(/<row\b[^>]*?(?:\/>|>([\s\S]*?)<\/row>)/g)) {
    const cells: string[] = []
    for (const [, tag = '', content = ''] of row.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
      const reference = attribute(tag, 'r')
      const column = reference === '' ? cells.length : columnOf(reference)
      if (column < 0 || column >= MOST_COLUMNS) continue
      while (cells.length < column) cells.push('')
      cells[column] = cellText(tag, content, strings)
        .replaceAll(/[\t\r\n"]+/g, ' ')
        .trim()
    }
    lines.push(cells.join('\t'))
  }
  return lines.join('\n')
}
