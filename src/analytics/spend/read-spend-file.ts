import { separators, splitRows } from '#domain/weight-file/split-table.ts'
import { dayIn, dayOrderOf, minorIn } from './read-spend-cells.ts'

/** What one campaign cost on one day. */
export type SpendRow = {
  readonly day: string
  readonly source: string
  /** Empty for all of a source. */
  readonly campaign: string
  readonly currency: string
  readonly minor: number
}

export const spendProblems = [
  'no_headings',
  'no_rows',
  'too_many',
  'day',
  'days',
  'amount',
  'currency',
  'source',
] as const
export type SpendProblem = {
  /** The line in the file, from 1. */
  readonly line: number
  readonly what: (typeof spendProblems)[number]
  /** What stands there. */
  readonly cell: string
}

export type SpendFile = { readonly rows: readonly SpendRow[]; readonly problems: readonly SpendProblem[] }

/** What the operator says of a file whose rows do not say it. */
export type SpendDefaults = { readonly source: string; readonly currency: string }

const SPEND_ROWS_MOST = 5000
/** Lines above the headings, as in exports with a title. */
const PREFACE_MOST = 12

/** Headings of the exports of Meta, Google and TikTok in English and German, and plain ones; the first that is there counts. */
const headings = {
  day: [
    'day',
    'date',
    'by day',
    'tag',
    'datum',
    'stat_time_day',
    'date_start',
    'reporting starts',
    'reporting start',
    'berichtsbeginn',
  ],
  until: ['reporting ends', 'reporting end', 'berichtsende', 'date_stop'],
  campaign: [
    'campaign name',
    'campaign',
    'campaign_name',
    'utm_campaign',
    'kampagnenname',
    'name der kampagne',
    'kampagne',
  ],
  source: ['source', 'utm_source', 'quelle'],
  spent: ['amount spent', 'spend', 'spent', 'cost', 'total cost', 'amount', 'ausgegebener betrag', 'kosten', 'betrag'],
  currency: ['currency', 'currency code', 'account currency', 'währung', 'währungscode'],
} as const
type Place = keyof typeof headings

/** A heading without the currency that Meta and TikTok add to it: "Amount spent (EUR)". */
const bareHeading = (cell: string): string =>
  cell
    .trim()
    .toLowerCase()
    .replace(/\s*\([a-z]{3}\)$/, '')

type Columns = Readonly<Record<Place, number>> & { readonly currencyOfAll: string | null; readonly usualSource: string }

function columnsOf(cells: readonly string[]): Columns | null {
  const names = cells.map(bareHeading)
  const at = (place: Place): number =>
    headings[place].map((heading) => names.indexOf(heading)).find((found) => found >= 0) ?? -1
  const [day, until, campaign, source, spent, currency] = [
    ...[at('day'), at('until'), at('campaign'), at('source'), at('spent'), at('currency')],
  ]
  if (day === undefined || spent === undefined || day < 0 || spent < 0) return null
  const spelled = (cells[spent] ?? '').trim().toLowerCase()
  return {
    ...{ day, until: until ?? -1, campaign: campaign ?? -1, source: source ?? -1, spent, currency: currency ?? -1 },
    currencyOfAll: /\(([a-z]{3})\)$/.exec(spelled)?.[1]?.toUpperCase() ?? null,
    usualSource: usualSourceOf(bareHeading(spelled), names),
  }
}

/** Whose export it is, by the words that only it has. */
function usualSourceOf(spent: string, names: readonly string[]): string {
  if (spent === 'amount spent' || spent === 'ausgegebener betrag') return 'facebook'
  if (spent !== 'cost' && spent !== 'kosten') return ''
  return names.includes('campaign name')
    ? 'tiktok'
    : names.includes('campaign') || names.includes('kampagne')
      ? 'google'
      : ''
}

/** The reading with most cells in a row of headings. */
function rowsOf(text: string) {
  const bare = text.replace(/^\ufeff/, '')
  const readings = separators.map((separator) => splitRows(bare, separator))
  return readings
    .flatMap((rows) => {
      const place = rows.slice(0, PREFACE_MOST).findIndex(({ cells }) => columnsOf(cells) !== null)
      const columns = columnsOf(rows[place]?.cells ?? [])
      return columns === null ? [] : [{ columns, rows: rows.slice(place + 1), width: rows[place]?.cells.length ?? 0 }]
    })
    .toSorted((a, b) => b.width - a.width)[0]
}

/** A sum of the export, or an empty line. */
function isNoRow(cells: readonly string[], { day, campaign }: Columns): boolean {
  const cell = (at: number) => (cells[at] ?? '').trim()
  if (cells.every((text) => text.trim() === '')) return true
  if (cells.some((text) => /^(?:total|gesamt|insgesamt)\b/i.test(text.trim()))) return true
  return /^(?:--|–|)$/.test(cell(day)) && /^(?:--|–|)$/.test(cell(campaign))
}

/** Reads what adverts cost from a file. If a row is wrong it is named, and the file is not to be stored. */
export function readSpendFile(text: string, defaults: SpendDefaults): SpendFile {
  const found = rowsOf(text)
  if (found === undefined) return { rows: [], problems: [{ line: 1, what: 'no_headings', cell: text.slice(0, 80) }] }
  const { columns } = found
  const lines = found.rows.filter(({ cells }) => !isNoRow(cells, columns))
  if (lines.length === 0) return { rows: [], problems: [{ line: 1, what: 'no_rows', cell: '' }] }
  if (lines.length > SPEND_ROWS_MOST)
    return { rows: [], problems: [{ line: SPEND_ROWS_MOST, what: 'too_many', cell: String(lines.length) }] }
  const order = dayOrderOf(lines.map(({ cells }) => cells[columns.day] ?? ''))
  const rows: SpendRow[] = []
  const problems: SpendProblem[] = []
  for (const { line, cells } of lines) {
    const cell = (place: Place): string => (cells[columns[place]] ?? '').trim()
    const day = dayIn(cell('day'), order)
    const currency = (cell('currency') || columns.currencyOfAll || defaults.currency).toUpperCase()
    const source = cell('source') || defaults.source || columns.usualSource
    const minor = /^[A-Z]{3}$/.test(currency) ? minorIn(cell('spent'), currency) : null
    const until = cell('until')
    const wrong = (what: SpendProblem['what'], at: string) => problems.push({ line, what, cell: at })
    if (day === null) wrong('day', cell('day'))
    else if (until !== '' && dayIn(until, order) !== day) wrong('days', `${cell('day')} – ${until}`)
    else if (!/^[A-Z]{3}$/.test(currency)) wrong('currency', currency)
    else if (minor === null) wrong('amount', cell('spent'))
    else if (source === '') wrong('source', '')
    else rows.push({ day, source, campaign: cell('campaign'), currency, minor })
  }
  return { rows, problems }
}
