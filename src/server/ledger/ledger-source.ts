import type { Reader } from '#server/platform/db/transaction.ts'

/** The ledger's database, and whether real money is counted or that of a test environment. */
export type LedgerSource = { readonly db: Reader; readonly livemode: boolean }

/** From one moment until just before another. */
export type Moments = { readonly start: Date; readonly end: Date }
