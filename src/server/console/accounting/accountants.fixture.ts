import { expect } from 'vitest'

// Readers of the files for accountants, written from the published descriptions of the two formats and from nothing of ours.

/** What a file books on each account, in hundredths: debits less credits. */
export type Booked = ReadonlyMap<string, number>

function add(sums: Map<string, number>, account: string, hundredths: number): void {
  sums.set(account, (sums.get(account) ?? 0) + hundredths)
}

/** The cells of one line: a text in quotes may contain the separator, and a doubled quote. */
function cellsOf(line: string, separator: string): readonly string[] {
  const cells: string[] = []
  let [cell, isQuoted] = ['', false]
  for (let at = 0; at < line.length; at++) {
    const sign = line[at]
    if (isQuoted && sign === '"' && line[at + 1] === '"') {
      cell += '"'
      at++
    } else if (sign === '"') isQuoted = !isQuoted
    else if (sign === separator && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += sign
  }
  expect(isQuoted, line).toBe(false)
  return [...cells, cell]
}

const linesOf = (text: string): readonly string[] => {
  expect(text.endsWith('\r\n')).toBe(true)
  return text.slice(0, -2).split('\r\n')
}

/** Header of a posting batch: the place of each field is fixed (DATEV-Format, header version 700). */
function datevHeader(line: string) {
  const cells = cellsOf(line, ';')
  const at = (field: number) => cells[field - 1] ?? ''
  expect(cells).toHaveLength(31)
  expect([at(1), at(2), at(3), at(4), at(5)]).toEqual(['EXTF', '700', '21', 'Buchungsstapel', '13'])
  expect(at(6)).toMatch(/^\d{17}$/)
  expect(Number(at(11))).toBeGreaterThanOrEqual(1001)
  expect(Number(at(12))).toBeGreaterThanOrEqual(1)
  expect(at(13)).toMatch(/^\d{8}$/)
  expect(at(17).length).toBeLessThanOrEqual(30)
  return { digits: Number(at(14)), from: at(15), to: at(16), currency: at(22), chart: at(27) }
}

/**
 * Books a posting batch: a row debits (S) or credits (H) its account, and does the opposite to the counter account. Amounts have no sign,
 * days no year, and both accounts the length that the header names.
 */
export function readDatev(file: Buffer): { readonly currency: string; readonly booked: Booked; readonly rows: number } {
  const [first = '', titles = '', ...rows] = linesOf(new TextDecoder('windows-1252').decode(file))
  const { digits, from, to, currency } = datevHeader(first)
  const names = titles.split(';')
  expect(names.slice(0, 2)).toEqual(['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen'])
  expect([names[6], names[7], names[9], names[10], names[13]]).toEqual([
    ...['Konto', 'Gegenkonto (ohne BU-Schlüssel)', 'Belegdatum', 'Belegfeld 1', 'Buchungstext'],
  ])
  const booked = new Map<string, number>()
  for (const row of rows) {
    const cells = cellsOf(row, ';')
    expect(cells).toHaveLength(names.length)
    const [amount = '', side = '', other = ''] = cells
    const [account = '', counter = '', day = '', voucher = '', text = ''] = [6, 7, 9, 10, 13].map(
      (place) => cells[place],
    )
    expect(amount).toMatch(/^(?!0+,00$)\d{1,10},\d{2}$/)
    expect(side).toMatch(/^[SH]$/)
    expect(['', currency]).toContain(other)
    for (const number of [account, counter]) expect(number).toMatch(new RegExp(`^[1-9]\\d{${digits - 1}}$`))
    const date = `${from.slice(0, 4)}${day.slice(2)}${day.slice(0, 2)}`
    expect(date >= from && date <= to, row).toBe(true)
    expect(voucher).toMatch(/^[A-Za-z0-9$&%*+/-]{1,36}$/)
    expect(text.length).toBeLessThanOrEqual(60)
    const hundredths = Number(amount.replace(',', '')) * (side === 'S' ? 1 : -1)
    add(booked, account, hundredths)
    add(booked, counter, -hundredths)
  }
  return { currency, booked, rows: rows.length }
}

/** Books journal entries as QuickBooks Online imports them: each is of one day and balanced, by the names of accounts. */
export function readQuickbooks(file: string, month: string): ReadonlyMap<string, Booked> {
  const [first = '', ...lines] = linesOf(file)
  const names = cellsOf(first, ',').map((name) => name.replace('*', ''))
  const rows = lines.map((line) => Object.fromEntries(cellsOf(line, ',').map((cell, at) => [names[at] ?? '', cell])))
  expect(rows.length).toBeLessThanOrEqual(1000)
  const byCurrency = new Map<string, Map<string, number>>()
  for (const [number, entry] of Map.groupBy(rows, (row) => row['JournalNo'])) {
    expect(number).not.toBe('')
    expect(new Set(entry.map((row) => `${row['JournalDate']} ${row['Currency']}`)).size).toBe(1)
    let balance = 0
    for (const {
      JournalDate: day = '',
      AccountName: account = '',
      Debits: debit,
      Credits: credit,
      Currency = '',
    } of entry) {
      expect(day).toMatch(/^\d\d\/\d\d\/\d{4}$/)
      expect(`${day.slice(6)}-${day.slice(0, 2)}`).toBe(month)
      expect(account).toMatch(/^[^:]+(?::[^:]+)?$/)
      expect([debit, credit].filter((side) => side !== '')).toEqual([expect.stringMatching(/^\d+\.\d\d$/)])
      const hundredths = Math.round(Number(debit || 0) * 100) - Math.round(Number(credit || 0) * 100)
      balance += hundredths
      const sums = byCurrency.get(Currency) ?? new Map<string, number>()
      byCurrency.set(Currency, sums)
      add(sums, account, hundredths)
    }
    expect(balance).toBe(0)
  }
  return byCurrency
}
