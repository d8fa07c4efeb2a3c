import type { AccountingMonthsReply, MonthFileFormat } from '#domain/api/console/accounting-months.ts'

/** The texts about the months of the accounts. */
export const monthWords = {
  title: 'Months for the accountant',
  states: {
    taken: 'Taken',
    ready: 'Ready to be taken',
    later: 'After the month before it',
    running: 'Not over yet',
  } satisfies Record<AccountingMonthsReply['months'][number]['state'], string>,
  taken: (at: string, by: string): string => `Taken ${at} by ${by}`,
  take: 'Take',
  confirm: (month: string): string => `Take ${month}`,
  consequences: [
    'What the month contains is fixed, and its files never change.',
    'What becomes known about it later is booked in the month after it.',
  ],
  done: (month: string): string => `${month} is taken. Its files are in the table.`,
  formats: {
    movements: 'CSV',
    quickbooks: 'QuickBooks',
    deferred: 'Deferred revenue',
    datev: 'DATEV',
  } satisfies Record<MonthFileFormat, string>,
  fileOf: (month: string, currency: string | null): string =>
    `of ${month}${currency === null ? '' : ` in ${currency}`}`,
  empty: 'No money has moved yet.',
  about:
    'The sums of the ledger: charges, refunds and disputes less what came back, fees, and what was paid out to the bank. The balance is what is left at the providers at the end of the month. The files: every movement with its document (CSV), journal entries for QuickBooks Online, a posting batch for DATEV in each currency, and revenue by day with what is deferred. Names and numbers of accounts are in src/domain/accounting/chart-of-accounts.ts.',
} as const
