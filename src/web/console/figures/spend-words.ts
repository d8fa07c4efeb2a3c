import type { SpendProblem } from '#analytics/spend/read-spend-file.ts'

export const spendWords = {
  enter: 'Enter what adverts cost',
  file: 'File with days, campaigns and costs',
  fileHint:
    'CSV or text, a row for each day and campaign: the daily export of Meta, Google or TikTok, or columns named day, source, campaign, currency, amount.',
  byHand: 'One by hand',
  day: 'Day',
  source: 'Source',
  sourceHint: 'Of rows that name none: facebook, google, tiktok.',
  sourceOfOne: 'As it stands in reports: facebook.',
  campaign: 'Campaign',
  campaignHint: 'As in the address of the advert; empty for all of a source.',
  currency: 'Currency',
  currencyHint: 'Three capitals, such as USD.',
  amount: 'Amount',
  confirm: 'Enter it',
  confirmRows: (rows: string) => `Enter ${rows} rows`,
  consequence: 'A row for a day, campaign and currency that is there already replaces it. Nobody is charged anything.',
  allOrNone: 'All rows of the file are stored, or none.',
  found: (rows: string, from: string, to: string, sums: string) =>
    `${rows} rows from ${from} to ${to}, ${sums} in all.`,
  wrong: 'Nothing of this file is stored until these rows are right:',
  moreWrong: (rows: string) => `and ${rows} more.`,
  done: 'It is entered.',
  removedDone: 'It is removed.',
  campaigns: 'By campaign',
  cohorts: 'By week of the visit',
  entered: 'What was entered',
  all: 'all of it',
  spent: 'Spent',
  visitors: 'Visitors',
  leads: 'Addresses',
  buyers: 'Buyers',
  perVisitor: 'Per visitor',
  perLead: 'Per address',
  perBuyer: 'Per buyer',
  week: 'Week of',
  by: 'Entered by',
  act: 'Change',
  remove: 'Remove',
  payback: (days: string) => (days === '0' ? 'Paid back by day 0' : `By day ${days}`),
  paid: (days: string) => `Paid by day ${days}`,
  open: 'so far',
  otherwise: 'and in another currency',
  otherwiseInFile: 'Also paid in another currency',
  empty: 'Nothing was entered for these days.',
  more: (rows: string) => `${rows} earlier rows are not shown.`,
  explained:
    'Paid back: what visitors of the row had paid by the end of that day after the day of their visit, less refunds and disputes by then, divided by what was spent. Until as many days have passed for all of them it says “so far”.',
  matched:
    'A campaign is set against visitors with its source and name, whatever the capitals; a source without a campaign against its visitors whose campaign has no row. Money in another currency than the cost is not converted and not counted.',
  none: '–',
} as const

export const spendProblemWords = {
  no_headings: 'no line has headings for the day and the cost',
  no_rows: 'there is no row below the headings',
  too_many: 'these are more than 5,000 rows; split the file',
  day: 'this is no day, or could be two: write 2026-01-31',
  days: 'this covers several days: export it by day',
  amount: 'this is no amount, or could be two: write 1234.50',
  currency: 'this is no currency: write USD, or name it below',
  source: 'no source is named: name it below',
} as const satisfies Record<SpendProblem['what'], string>

export const spendProblemText = (line: string, what: string, cell: string): string =>
  cell === '' ? `Line ${line}: ${what}.` : `Line ${line}, “${cell}”: ${what}.`
