import { expect, test } from 'vitest'
import { minorIn } from './read-spend-cells.ts'
import { readSpendFile } from './read-spend-file.ts'

const none = { source: '', currency: '' }

test('the export of Meta Ads', () => {
  const text = `Campaign name,Day,Impressions,Amount spent (EUR),Reporting starts,Reporting ends
,,9000,42.79,2026-01-05,2026-01-06
"Spring, US & CA",2026-01-05,5000,30.29,2026-01-05,2026-01-05
"Spring, US & CA",2026-01-06,4000,12.5,2026-01-06,2026-01-06
`
  expect(readSpendFile(`\ufeff${text}`, none)).toEqual({
    problems: [],
    rows: [
      { day: '2026-01-05', source: 'facebook', campaign: 'Spring, US & CA', currency: 'EUR', minor: 3029 },
      { day: '2026-01-06', source: 'facebook', campaign: 'Spring, US & CA', currency: 'EUR', minor: 1250 },
    ],
  })
})

test('the export of Google Ads, with its title above and its sums below', () => {
  const text = `Campaign report
January 5, 2026 - January 6, 2026
Day,Campaign,Campaign state,Currency code,Cost
2026-01-05,Brand,Enabled,USD,"1,234.50"
2026-01-06,Brand,Enabled,USD,0
Total: Campaigns, --, --,USD,"1,234.50"
Total: Account, --, --,USD,"1,234.50"
`
  expect(readSpendFile(text, none)).toEqual({
    problems: [],
    rows: [
      { day: '2026-01-05', source: 'google', campaign: 'Brand', currency: 'USD', minor: 123_450 },
      { day: '2026-01-06', source: 'google', campaign: 'Brand', currency: 'USD', minor: 0 },
    ],
  })
})

test('the export of TikTok Ads, whose currency the operator names', () => {
  const text = `Campaign name\tBy Day\tCost\tCPM\nBowls\t2026-01-05 00:00:00\t17.20\t3.2\nTotal of 1 results\t-\t17.20\t3.2\n`
  expect(readSpendFile(text, { source: '', currency: 'usd' })).toEqual({
    problems: [],
    rows: [{ day: '2026-01-05', source: 'tiktok', campaign: 'Bowls', currency: 'USD', minor: 1720 }],
  })
})

test('a German file with semicolons, days before months and decimal commas', () => {
  const text = 'Tag;Quelle;Kampagne;Währung;Kosten\n05.01.2026;Podcast;;EUR;1.234,56 €\n'
  expect(readSpendFile(text, none).rows).toEqual([
    { day: '2026-01-05', source: 'Podcast', campaign: '', currency: 'EUR', minor: 123_456 },
  ])
})

test('wrong rows are named by their line, and right ones beside them do not hide it', () => {
  const text = `date,source,campaign,currency,amount
2026-01-05,fb,A,USD,10
2026-02-30,fb,A,USD,10
2026-01-06,fb,A,USD,ten
2026-01-07,fb,A,dollars,10
2026-01-08,,A,USD,10
2026-01-09,fb,A,USD,"1,234"
`
  const { rows, problems } = readSpendFile(text, none)
  expect(rows).toHaveLength(1)
  expect(problems).toEqual([
    { line: 3, what: 'day', cell: '2026-02-30' },
    { line: 4, what: 'amount', cell: 'ten' },
    { line: 5, what: 'currency', cell: 'DOLLARS' },
    { line: 6, what: 'source', cell: '' },
    { line: 7, what: 'amount', cell: '1,234' },
  ])
})

test('days that could be two are not guessed, unless another row tells their order', () => {
  const rowsOf = (...days: readonly string[]) =>
    readSpendFile(['date,source,amount', ...days.map((day) => `${day},fb,5`)].join('\n'), { ...none, currency: 'USD' })
  expect(rowsOf('01/02/2026').problems).toEqual([{ line: 2, what: 'day', cell: '01/02/2026' }])
  expect(rowsOf('01/02/2026', '1/31/2026').rows.map(({ day }) => day)).toEqual(['2026-01-02', '2026-01-31'])
  expect(rowsOf('01/02/2026', '31/1/2026').rows.map(({ day }) => day)).toEqual(['2026-02-01', '2026-01-31'])
})

test('a row of several days is refused, and so is a file without headings', () => {
  const weeks = 'Campaign name,Amount spent (USD),Reporting starts,Reporting ends\nA,70.00,2026-01-05,2026-01-11\n'
  expect(readSpendFile(weeks, none).problems).toEqual([{ line: 2, what: 'days', cell: '2026-01-05 – 2026-01-11' }])
  expect(readSpendFile('2026-01-05,fb,10\n', none).problems[0]?.what).toBe('no_headings')
  expect(readSpendFile('date,amount\n', none).problems[0]?.what).toBe('no_rows')
})

test.each([
  ['12', 'USD', 1200],
  ['12.3', 'USD', 1230],
  ['$1,234,567.89', 'USD', 123_456_789],
  ["1'234.50", 'CHF', 123_450],
  ['1 234,5', 'EUR', 123_450],
  ['1,234,567', 'USD', 123_456_700],
  ['980', 'JPY', 980],
  ['12.3456', 'USD', 1235],
  ['1.234', 'EUR', null],
  ['-5', 'USD', null],
  ['', 'USD', null],
])('the amount "%s" in %s is %s', (cell, currency, minor) => {
  expect(minorIn(cell, currency)).toBe(minor)
})
