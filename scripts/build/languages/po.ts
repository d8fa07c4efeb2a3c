/** An entry of a translation file (GNU gettext's PO format). */
export type PoEntry = {
  /** Lines for the translator, such as a length or the file it is in. */
  readonly notes: readonly string[]
  readonly isFuzzy: boolean
  /** The source as it was when this was translated; only of a fuzzy entry. */
  readonly previous: string | null
  readonly context: string
  readonly id: string
  readonly idPlural: string | null
  /** One text, or those of the plural forms in the order of the header. */
  readonly texts: readonly string[]
}

const quoted = (text: string): string => JSON.stringify(text)
const unquoted = (text: string): string => String(JSON.parse(text))

/** The file's text: a header entry with `headers`, then the entries. */
export function writePo(headers: Readonly<Record<string, string>>, entries: readonly PoEntry[]): string {
  const head = Object.entries(headers).map(([name, value]) => quoted(`${name}: ${value}\n`))
  const blocks = entries.map(({ notes, isFuzzy, previous, context, id, idPlural, texts }) =>
    [
      ...notes.map((note) => `#. ${note}`),
      ...(isFuzzy ? ['#, fuzzy'] : []),
      ...(previous === null ? [] : [`#| msgid ${quoted(previous)}`]),
      `msgctxt ${quoted(context)}`,
      `msgid ${quoted(id)}`,
      ...(idPlural === null
        ? [`msgstr ${quoted(texts[0] ?? '')}`]
        : [`msgid_plural ${quoted(idPlural)}`, ...texts.map((text, at) => `msgstr[${at}] ${quoted(text)}`)]),
    ].join('\n'),
  )
  return `${[['msgid ""', 'msgstr ""', ...head].join('\n'), ...blocks].join('\n\n')}\n`
}

/** Reads a file that this or a translator's tool wrote. @throws Error with the line that is no PO */
export function readPo(text: string): { headers: Readonly<Record<string, string>>; entries: readonly PoEntry[] } {
  type Draft = { notes: string[]; isFuzzy: boolean; fields: Map<string, string> }
  const fresh = (): Draft => ({ notes: [], isFuzzy: false, fields: new Map() })
  const drafts: Draft[] = []
  let draft = fresh()
  let field = ''
  const close = (): void => {
    if (draft.fields.size > 0) drafts.push(draft)
    draft = fresh()
  }
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const keyword = /^(#\| )?(msgctxt|msgid_plural|msgid|msgstr(?:\[\d+\])?) (".*")$/s.exec(line)
    if (line.trim() === '') close()
    else if (line.startsWith('#. ')) draft.notes.push(line.slice(3))
    else if (line.startsWith('#,')) draft.isFuzzy ||= line.includes('fuzzy')
    else if (keyword !== null) {
      field = `${keyword[1] ?? ''}${keyword[2]}`
      draft.fields.set(field, unquoted(keyword[3] ?? '""'))
    } else if (/^(#\| )?".*"$/s.test(line)) {
      draft.fields.set(field, (draft.fields.get(field) ?? '') + unquoted(line.replace(/^#\| /, '')))
    } else if (!line.startsWith('#')) throw new Error(`Line ${at + 1} is no PO: ${line}`)
  }
  close()
  const isHeader = ({ fields }: Draft): boolean => fields.get('msgid') === '' && !fields.has('msgctxt')
  const header = drafts.find(isHeader)?.fields.get('msgstr') ?? ''
  return {
    headers: Object.fromEntries(
      header.split('\n').flatMap((line) => {
        const [, name, value] = /^([\w-]+): ?(.*)$/.exec(line) ?? []
        return name === undefined ? [] : [[name, value ?? '']]
      }),
    ),
    entries: drafts
      .filter((one) => !isHeader(one))
      .map(({ notes, isFuzzy, fields }) => ({
        notes,
        isFuzzy,
        previous: fields.get('#| msgid') ?? null,
        context: fields.get('msgctxt') ?? '',
        id: fields.get('msgid') ?? '',
        idPlural: fields.get('msgid_plural') ?? null,
        texts: [...fields].flatMap(([name, value]) => (name.startsWith('msgstr') ? [value] : [])),
      })),
  }
}
