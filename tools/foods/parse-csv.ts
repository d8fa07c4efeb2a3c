/** The rows of a CSV text with a header, as objects by column name. Quotes and doubled quotes as in RFC 4180. */
export function parseCsv(text: string): readonly Readonly<Record<string, string>>[] {
  const rows: string[][] = [[]]
  let field = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (isQuoted) {
      if (character !== '"') field += character
      else if (text[at + 1] === '"') {
        field += '"'
        at++
      } else isQuoted = false
    } else if (character === '"') isQuoted = true
    else if (character === ',' || character === '\n') {
      rows.at(-1)?.push(field)
      field = ''
      if (character === '\n') rows.push([])
    } else if (character !== '\r') field += character
  }
  if (field !== '' || (rows.at(-1)?.length ?? 0) > 0) rows.at(-1)?.push(field)
  const [header = [], ...body] = rows.filter((row) => row.length > 0)
  return body.map((row) => Object.fromEntries(header.map((name, column) => [name, row[column] ?? ''])))
}
