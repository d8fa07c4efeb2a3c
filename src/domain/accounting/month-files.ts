import { unreachable } from '#domain/unreachable.ts'
import { chartOfAccounts, datevClient } from './chart-of-accounts.ts'
import { csvOf } from './csv.ts'
import type { RevenueOfDay } from './deferred-revenue.ts'
import { journalOf, type Movement } from './journal.ts'
import { amountText } from './money-text.ts'
import { lastDayOf } from './month.ts'

/** Every movement of a month with its document, one a line. */
export const movementsFile = (movements: readonly Movement[]): string =>
  csvOf(
    ['Day', 'Provider', 'Kind', 'Cause', 'Document', 'Reference', 'Amount', 'Tax', 'Currency'],
    movements.map(({ day, provider, kind, cause, document, source, movedMinor, taxMinor, currency }) => [
      ...[day, provider, kind, cause, document ?? '', source, amountText({ minor: movedMinor, currency })],
      ...[taxMinor === null ? '' : amountText({ minor: taxMinor, currency }), currency],
    ]),
  )

/** What was earned on each day, and what of the money is for days to come. */
export const deferredFile = (days: readonly RevenueOfDay[]): string =>
  csvOf(
    ['Day', 'Earned', 'Deferred at the end of the day', 'Currency'],
    days.map(({ day, earnedMinor, deferredMinor, currency }) => [
      ...[day, amountText({ minor: earnedMinor, currency }), amountText({ minor: deferredMinor, currency }), currency],
    ]),
  )

const americanDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`

/**
 * Journal entries for QuickBooks Online (Import data, Journal entries): one journal a day and currency, with the sum of
 * each account, because it takes a thousand lines at a time.
 */
export function quickbooksFile(movements: readonly Movement[]): string {
  const journals = Map.groupBy(movements, ({ day, currency }) => `${day} ${currency}`)
  const rows = [...journals]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, ofDay]) => {
      const [one] = ofDay
      if (one === undefined) return []
      const { day, currency } = one
      const sums = new Map<string, number>()
      for (const movement of ofDay) {
        for (const { account, debitMinor, creditMinor } of journalOf(movement)) {
          const name = `${chartOfAccounts[account].quickbooks}${account === 'clearing' ? `:${movement.provider}` : ''}`
          sums.set(name, (sums.get(name) ?? 0) + debitMinor - creditMinor)
        }
      }
      return [...sums]
        .filter(([, minor]) => minor !== 0)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([account, minor]) => {
          const text = amountText({ minor: Math.abs(minor), currency })
          const sides = minor > 0 ? [text, ''] : ['', text]
          return [`FC-${day}-${currency}`, americanDay(day), account, ...sides, `Payments of ${day}`, '', currency]
        })
    })
  return csvOf(
    ['*JournalNo', '*JournalDate', '*AccountName', '*Debits', '*Credits', 'Description', 'Name', 'Currency'],
    rows,
  )
}

const datevTitles =
  'Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;Kurs;Basis-Umsatz;WKZ Basis-Umsatz;Konto;Gegenkonto (ohne BU-Schlüssel);BU-Schlüssel;Belegdatum;Belegfeld 1;Belegfeld 2;Skonto;Buchungstext'

const quoted = (text: string): string => `"${text.replaceAll('"', '""').replaceAll(/[\r\n]/g, ' ')}"`

/** Letters, digits and a few signs, 36 at most. */
const voucherNumber = (text: string): string => text.replaceAll(/[^A-Za-z0-9$&%*+/-]/g, '-').slice(0, 36)

const germanKind = (kind: Movement['kind']): string => {
  switch (kind) {
    case 'charge':
      return 'Zahlung'
    case 'refund':
      return 'Erstattung'
    case 'refund_returned':
      return 'Erstattung zurück'
    case 'dispute_taken':
      return 'Rückbelastung'
    case 'dispute_returned':
      return 'Rückbelastung zurück'
    case 'fee':
      return 'Gebühr'
    case 'payout':
      return 'Auszahlung'
    default:
      return unreachable(kind)
  }
}

/**
 * A posting batch in DATEV's format (EXTF 700, category 21, version 13: developer.datev.de, "DATEV-Format"), of one
 * currency, which is that of its header. Each counter account of a movement is a line against the clearing account.
 * `madeAt`: YYYYMMDDHHMMSSfff. Files are Windows-1252.
 */
export function datevFile(
  movements: readonly Movement[],
  { month, currency, madeAt }: { readonly month: string; readonly currency: string; readonly madeAt: string },
): string {
  const compact = month.replaceAll('-', '')
  const lastDay = lastDayOf(month).replaceAll('-', '')
  const header = [
    ...['"EXTF"', '700', '21', '"Buchungsstapel"', '13', madeAt, '', '"RE"', '""', '""'],
    ...[String(datevClient.consultant), String(datevClient.client), `${month.slice(0, 4)}0101`],
    ...[String(datevClient.accountDigits), `${compact}01`, lastDay, quoted(`Zahlungen ${month}`)],
    ...['""', '1', '0', '0', quoted(currency), '', '""', '', '', '"03"', '', '', '""', '""'],
  ].join(';')
  const rows = movements
    .filter((movement) => movement.currency === currency)
    .flatMap((movement) =>
      journalOf(movement)
        .filter(({ account }) => account !== 'clearing')
        .map(({ account, debitMinor, creditMinor }) =>
          [
            amountText({ minor: debitMinor + creditMinor, currency }).replace('.', ','),
            debitMinor > 0 ? '"S"' : '"H"',
            ...['""', '', '', '""'],
            String(chartOfAccounts[account].datev),
            String(chartOfAccounts.clearing.datev),
            '""',
            movement.day.slice(8, 10) + movement.day.slice(5, 7),
            quoted(voucherNumber(movement.document ?? movement.source)),
            ...['""', ''],
            quoted(`${germanKind(movement.kind)} ${movement.provider}`.slice(0, 60)),
          ].join(';'),
        ),
    )
  return [header, datevTitles, ...rows].map((line) => `${line}\r\n`).join('')
}
