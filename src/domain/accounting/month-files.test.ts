import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entryKinds } from '#domain/billing/ledger.ts'
import { journalOf, type Movement } from './journal.ts'
import { amountText } from './money-text.ts'
import { datevFile, movementsFile, quickbooksFile } from './month-files.ts'

const movement: fc.Arbitrary<Movement> = fc.record({
  provider: fc.constantFrom('stripe', 'paypal'),
  kind: fc.constantFrom(...entryKinds),
  source: fc.string(),
  number: fc.integer({ min: 1, max: 3 }),
  cause: fc.constantFrom('initial', 'renewal', 'withdrawn', 'correction'),
  movedMinor: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  currency: fc.constantFrom('USD', 'EUR', 'JPY'),
  day: fc.integer({ min: 1, max: 31 }).map((day) => `2026-10-${String(day).padStart(2, '0')}`),
  document: fc.option(fc.constantFrom('R-2026-000001', 'C-2026-000002')),
  taxMinor: fc.option(fc.integer({ min: -200_000, max: 200_000 })),
})
const months = fc.array(movement, { maxLength: 30 })
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)
const inCurrency = (movements: readonly Movement[], currency: string) =>
  movements.filter((each) => each.currency === currency)
const cellsOf = (file: string, skipped: number, separator: string) =>
  file
    .trimEnd()
    .split('\r\n')
    .slice(skipped)
    .filter((line) => line !== '')
    .map((line) => line.split(separator))

test('every movement is booked on both sides, and the balance at the provider moves as the ledger does', () => {
  fc.assert(
    fc.property(movement, (each) => {
      const lines = journalOf(each)
      expect(sumOf(lines.map(({ debitMinor, creditMinor }) => debitMinor - creditMinor))).toBe(0)
      const clearing = lines.filter(({ account }) => account === 'clearing')
      expect(sumOf(clearing.map(({ debitMinor, creditMinor }) => debitMinor - creditMinor))).toBe(each.movedMinor)
    }),
  )
})

describe('the totals of any month are those of the ledger', () => {
  test('in QuickBooks: debits equal credits, and the clearing accounts have what moved', () => {
    fc.assert(
      fc.property(months, (movements) => {
        const rows = cellsOf(quickbooksFile(movements), 1, ',')
        for (const currency of ['USD', 'EUR', 'JPY']) {
          const own = rows.filter((row) => row.at(-1) === currency)
          const side = (row: readonly string[] | undefined, place: number) => Number(row?.[place] || 0)
          const net = (some: readonly (readonly string[])[]) => sumOf(some.map((row) => side(row, 3) - side(row, 4)))
          expect(net(own)).toBeCloseTo(0, 6)
          const expected = sumOf(inCurrency(movements, currency).map(({ movedMinor }) => movedMinor))
          const clearing = own.filter((row) => row[2]?.startsWith('Payment Provider Clearing'))
          expect(net(clearing)).toBeCloseTo(currency === 'JPY' ? expected : expected / 100, 6)
        }
      }),
    )
  })

  test('in DATEV: what the counter accounts are credited and debited is what moved', () => {
    fc.assert(
      fc.property(months, (movements) => {
        const file = datevFile(movements, { month: '2026-10', currency: 'USD', madeAt: '20261101080000000' })
        const rows = cellsOf(file, 2, ';')
        const moved = sumOf(
          rows.map(([amount = '', side]) => Number(amount.replace(',', '.')) * (side === '"S"' ? -1 : 1)),
        )
        const expected = sumOf(inCurrency(movements, 'USD').map(({ movedMinor }) => movedMinor))
        expect(moved).toBeCloseTo(expected / 100, 6)
        for (const [amount = ''] of rows) expect(amount).toMatch(/^\d+,\d\d$/)
      }),
    )
  })
})

const sale: Movement = {
  ...{ provider: 'stripe', kind: 'charge', source: 'ch_1', number: 1, cause: 'renewal', movedMinor: 215_930 },
  ...{ currency: 'EUR', day: '2026-10-05', document: 'R-2026-000001', taxMinor: 34_476 },
}
const fee: Movement = { ...sale, kind: 'fee', cause: 'charge', movedMinor: -6_300, document: null, taxMinor: null }

test('amounts are money, with a point in the files for the US and a comma in DATEV', () => {
  expect(movementsFile([sale, fee])).toBe(
    'Day,Provider,Kind,Cause,Document,Reference,Amount,Tax,Currency\r\n' +
      '2026-10-05,stripe,charge,renewal,R-2026-000001,ch_1,2159.30,344.76,EUR\r\n' +
      '2026-10-05,stripe,fee,charge,,ch_1,-63.00,,EUR\r\n',
  )
  expect(quickbooksFile([sale, fee]).split('\r\n').slice(1, 5)).toEqual([
    'FC-2026-10-05-EUR,10/05/2026,Merchant Fees,63.00,,Payments of 2026-10-05,,EUR',
    'FC-2026-10-05-EUR,10/05/2026,Payment Provider Clearing:stripe,2096.30,,Payments of 2026-10-05,,EUR',
    'FC-2026-10-05-EUR,10/05/2026,Sales Tax Payable,,344.76,Payments of 2026-10-05,,EUR',
    'FC-2026-10-05-EUR,10/05/2026,Subscription Revenue,,1814.54,Payments of 2026-10-05,,EUR',
  ])
})

test("a file for DATEV has the header and the fields that DATEV's format asks for", () => {
  const [header = '', titles = '', first = '', tax = '', charge = ''] = datevFile([sale, fee], {
    ...{ month: '2026-10', currency: 'EUR', madeAt: '20261101080000000' },
  }).split('\r\n')
  expect(header).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20261101080000000;;"RE";"";"";1001;1;20260101;4;20261001;20261031;' +
      '"Zahlungen 2026-10";"";1;0;0;"EUR";;"";;;"03";;;"";""',
  )
  expect(header.split(';')).toHaveLength(31)
  const fields = titles.split(';').length
  for (const line of [first, tax, charge]) expect(line.split(';')).toHaveLength(fields)
  expect(first).toBe('1814,54;"H";"";;;"";8200;1360;"";0510;"R-2026-000001";"";;"Zahlung stripe"')
  expect(tax).toBe('344,76;"H";"";;;"";1770;1360;"";0510;"R-2026-000001";"";;"Zahlung stripe"')
  expect(charge).toBe('63,00;"S";"";;;"";4970;1360;"";0510;"ch-1";"";;"Gebühr stripe"')
})

test('an amount has the decimals of its currency', () => {
  const text = (minor: number, currency: string) => amountText({ minor, currency })
  expect([text(5, 'USD'), text(-400, 'EUR'), text(980, 'JPY'), text(1234, 'KWD'), text(0, 'USD')]).toEqual([
    ...['0.05', '-4.00', '980', '1.234', '0.00'],
  ])
})

test('a reference that a spreadsheet would compute, or with a separator, stays a text', () => {
  expect(movementsFile([{ ...sale, source: '=1+1' }])).toContain(",'=1+1,")
  expect(movementsFile([{ ...sale, source: 'a,"b"' }])).toContain(',"a,""b""",')
})
