import type { Money } from './money.ts'
import type { Purchase } from './purchase.ts'
import type { DisputeSnapshot } from './snapshot.ts'

/**
 * Kinds of movements of money. A movement is positive if our balance at the provider grows: charges, and what banks give
 * back.
 */
export const entryKinds = [
  'charge',
  'refund',
  'refund_returned',
  'dispute_taken',
  'dispute_returned',
  'fee',
  'payout',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** One movement of money at a provider. Entries are only ever added. */
export type LedgerEntry = {
  readonly kind: EntryKind
  /** What moved the money: the reference of a charge, a dispute or a payout, or the id of a refund. */
  readonly source: string
  /** The charge that it belongs to; null for a payout. */
  readonly chargeRef: string | null
  /** Why, such as `renewal`, `withdrawn` or `fraudulent`; `correction` if the provider tells another amount than before. */
  readonly cause: string
  readonly amount: Money
  readonly at: Date
}

export type RecordedEntry = Pick<LedgerEntry, 'kind' | 'source' | 'amount'>

const negative = ({ minor, currency }: Money): Money => ({ minor: -minor, currency })

function entriesOfDispute(chargeRef: string, dispute: DisputeSnapshot): readonly LedgerEntry[] {
  const { ref: source, takenAt, returnedAt, amount, fee, openedAt, reason: cause = 'dispute' } = dispute
  const entries: LedgerEntry[] = []
  if (takenAt !== null)
    entries.push({ kind: 'dispute_taken', source, chargeRef, cause, amount: negative(amount), at: takenAt })
  if (returnedAt !== null) entries.push({ kind: 'dispute_returned', source, chargeRef, cause, amount, at: returnedAt })
  if (fee !== undefined)
    entries.push({ kind: 'fee', source, chargeRef, cause: 'dispute', amount: negative(fee), at: takenAt ?? openedAt })
  return entries
}

/** What a charge moved, with its fees and disputes. */
function entriesOfCharge(charge: Purchase['charges'][number]): readonly LedgerEntry[] {
  if (charge.state !== 'succeeded') return []
  const { ref: chargeRef, amount, fee, kind: cause, at, disputes } = charge
  const own = { source: chargeRef, chargeRef, at } as const
  const charged: LedgerEntry = { ...own, kind: 'charge', cause, amount }
  const kept: readonly LedgerEntry[] =
    fee === undefined ? [] : [{ ...own, kind: 'fee', cause: 'charge', amount: negative(fee) }]
  return [charged, ...kept, ...disputes.flatMap((dispute) => entriesOfDispute(chargeRef, dispute))]
}

type Facts = Pick<Purchase, 'charges' | 'refunds'>

/** What should be in the ledger about a purchase, apart from refunds that a bank returned. */
function entriesOf({ charges, refunds }: Facts, causeOfRefund: (id: string) => string, now: Date) {
  return [
    ...charges.flatMap(entriesOfCharge),
    ...refunds
      .filter(({ state }) => state === 'succeeded')
      .map(
        ({ id, chargeRef, amount, at = now }): LedgerEntry => ({
          ...{ kind: 'refund', source: id, chargeRef, cause: causeOfRefund(id) },
          ...{ amount: negative(amount), at },
        }),
      ),
  ]
}

const keyOf = ({ kind, source }: Pick<LedgerEntry, 'kind' | 'source'>, currency: string): string =>
  `${kind} ${currency} ${source}`

function sumsOf(entries: readonly RecordedEntry[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const entry of entries) {
    const key = keyOf(entry, entry.amount.currency)
    sums.set(key, (sums.get(key) ?? 0) + entry.amount.minor)
  }
  return sums
}

/**
 * The entries that have to be added to those recorded, so that the ledger says what is now known of a purchase. What was
 * recorded stays: if the provider tells another amount than before, the difference is an entry of today, and so is what a
 * bank returns of a refund that had succeeded. The sum does not depend on the order in which facts became known.
 */
export function missingEntries(
  recorded: readonly RecordedEntry[],
  purchase: Facts,
  causeOfRefund: (id: string) => string,
  now: Date,
): readonly LedgerEntry[] {
  const due = entriesOf(purchase, causeOfRefund, now)
  const [known, wanted] = [sumsOf(recorded), sumsOf(due)]
  const added = due.flatMap((entry): readonly LedgerEntry[] => {
    const { amount, kind } = entry
    const before = known.get(keyOf(entry, amount.currency))
    if (before === undefined) return kind === 'charge' || amount.minor !== 0 ? [entry] : []
    const minor = amount.minor - before
    return minor === 0 ? [] : [{ ...entry, amount: { ...amount, minor }, cause: 'correction', at: now }]
  })
  return [...added, ...reversals(recorded, known, wanted, purchase, now)]
}

/** Takes back what was recorded and is no longer so: returned refunds, and amounts that were in another currency. */
function reversals(
  recorded: readonly RecordedEntry[],
  known: ReadonlyMap<string, number>,
  wanted: ReadonlyMap<string, number>,
  { refunds, charges }: Facts,
  now: Date,
): readonly LedgerEntry[] {
  const seen = new Set<string>()
  return recorded.flatMap((entry): readonly LedgerEntry[] => {
    const { kind, source, amount } = entry
    const key = keyOf(entry, amount.currency)
    if (seen.has(key) || wanted.has(key) || kind === 'refund_returned' || kind === 'payout') return []
    seen.add(key)
    const refund = kind === 'refund' ? refunds.find(({ id }) => id === source) : undefined
    const returned = known.get(keyOf({ kind: 'refund_returned', source }, amount.currency)) ?? 0
    const minor = -((known.get(key) ?? 0) + (kind === 'refund' ? returned : 0))
    const chargeRef = refund?.chargeRef ?? chargeOf(charges, source)
    if (minor === 0 || chargeRef === null) return []
    const own = { source, chargeRef, amount: { ...amount, minor }, at: now }
    return kind === 'refund'
      ? [{ ...own, kind: 'refund_returned', cause: 'bank' }]
      : [{ ...own, kind, cause: 'correction' }]
  })
}

/** The charge that a source is about: the charge itself, or the one of a dispute. */
const chargeOf = (charges: Facts['charges'], source: string): string | null =>
  charges.find(({ ref, disputes }) => ref === source || disputes.some((dispute) => dispute.ref === source))?.ref ?? null
