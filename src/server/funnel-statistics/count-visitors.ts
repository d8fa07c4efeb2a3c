import { type CellChanges, cellChanges } from '#analytics/funnel/cell-changes.ts'
import { type CountedVisitor, countVisitor, enteredAt, GONE_AFTER_MINUTES } from '#analytics/funnel/count-visitor.ts'
import { type Trait, traitsOf } from '#analytics/funnel/traits.ts'
import { MS_PER_MINUTE } from '#domain/time.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { readCounted, storeCounted } from './counted-visitors.ts'
import { readSeenVisitors, type StoredVisitor } from './seen-visitors.ts'
import { addToCells } from './store-cells.ts'
import { limitValues } from './value-limits.ts'

type Counting = {
  readonly now: Date
  /** Whether real money counts, or that of a test environment. */
  readonly livemode: boolean
}

/**
 * Counts these visitors in their present state. What was added for each before is subtracted, so counting a visitor
 * again changes nothing. Bots, and visitors who never saw the first page, are not counted.
 */
export async function countVisitors(trx: Trx, ids: readonly string[], { now, livemode }: Counting): Promise<void> {
  if (ids.length === 0) return
  const visitors = await readSeenVisitors(trx, ids, livemode)
  const limited = await limitValues(
    trx,
    visitors.flatMap(({ touch }) => traitsOf(touch)),
    now.toISOString().slice(0, 10),
  )
  const before = await readCounted(trx, ids)
  const changes = cellChanges()
  const after = visitors.flatMap((visitor) => countOne(visitor, limited, now, changes))
  for (const counted of before) changes.remove(counted)
  await addToCells(trx, changes.list())
  await storeCounted(trx, ids, after)
}

function countOne(visitor: StoredVisitor, limited: (trait: Trait) => Trait, now: Date, changes: CellChanges) {
  const settlesAt = new Date(visitor.lastHeardAt.getTime() + GONE_AFTER_MINUTES * MS_PER_MINUTE)
  const isGone = settlesAt <= now
  const traits = traitsOf(visitor.touch).map(limited)
  const counted: CountedVisitor | null = visitor.isBot ? null : countVisitor({ ...visitor, traits, isGone })
  const entry = enteredAt(visitor.steps)
  if (counted === null || entry === null) return []
  changes.add(counted)
  return [
    {
      visitorId: visitor.id,
      counted,
      enteredAt: entry,
      hasPaid: visitor.paidAt !== null,
      settlesAt: isGone ? null : settlesAt,
    },
  ]
}
