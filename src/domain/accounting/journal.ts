import type { EntryKind } from '#domain/billing/ledger.ts'
import type { IsoDate } from '#domain/time.ts'
import { unreachable } from '#domain/unreachable.ts'
import type { AccountKey } from './chart-of-accounts.ts'

/** An entry of the ledger as it is booked. */
export type Movement = {
  readonly provider: string
  readonly kind: EntryKind
  readonly source: string
  readonly number: number
  readonly cause: string
  /** Positive: our balance at the provider grew. */
  readonly movedMinor: number
  readonly currency: string
  /** The day on which it is booked: its own, or the first of the month if its own month was already taken. */
  readonly day: IsoDate
  /** Number of its receipt or credit note; null if it has none. */
  readonly document: string | null
  /** The tax in it, with the sign of the movement; null if no rate is configured. */
  readonly taxMinor: number | null
}

/** One side of a booking; both amounts are at least 0, and one of them is 0. */
export type JournalLine = { readonly account: AccountKey; readonly debitMinor: number; readonly creditMinor: number }

const debit = (account: AccountKey, minor: number): JournalLine =>
  minor >= 0 ? { account, debitMinor: minor, creditMinor: 0 } : { account, debitMinor: 0, creditMinor: -minor }

function counterAccountOf(kind: EntryKind): AccountKey {
  switch (kind) {
    case 'charge':
    case 'refund':
    case 'refund_returned':
      return 'revenue'
    case 'dispute_taken':
    case 'dispute_returned':
      return 'disputes'
    case 'fee':
      return 'fees'
    case 'payout':
      return 'bank'
    default:
      return unreachable(kind)
  }
}

/** A movement in double-entry bookkeeping: debits and credits are equal, and the clearing account moves as the ledger does. */
export function journalOf({ kind, movedMinor, taxMinor }: Movement): readonly JournalLine[] {
  const tax = taxMinor ?? 0
  const lines = [debit('clearing', movedMinor), debit(counterAccountOf(kind), -(movedMinor - tax)), debit('tax', -tax)]
  return lines.filter(({ debitMinor, creditMinor }) => debitMinor !== 0 || creditMinor !== 0)
}
