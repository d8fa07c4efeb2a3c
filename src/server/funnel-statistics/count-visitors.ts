import { type CellChanges, cellChanges } from '#analytics/funnel/cell-changes.ts'
import { type CountedVisitor, countVisitor, enteredAt, GONE_AFTER_MINUTES } from '#analytics/funnel/count-visitor.ts'
import { funnelSteps } from '#analytics/funnel/funnel-steps.ts'
import { type Trait, traitsOf } from '#analytics/funnel/traits.ts'
import { MS_PER_MINUTE } from '#domain/time.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { readCounted, storeCounted } from './counted-visitors.ts'
import { readSeenVisitors, type StoredVisitor } from './seen-visitors.ts'
import { addToCells } from './store-cells.ts'
import { limitValues, type Reach } from './value-limits.ts'

type Counting = {
  readonly now: Date
  /** Whether real money counts, or that of a test environment. */
  readonly livemode: boolean
}

const settlesAt = ({ lastHeardAt }: StoredVisitor): Date =>
  new Date(lastHeardAt.getTime() + GONE_AFTER_MINUTES * MS_PER_MINUTE)

/**
 * Counts these visitors in their present state. What was added for each before is subtracted, so counting a visitor
 * again changes nothing. Bots, and visitors who never saw the first page, are not counted.
 */
export async function countVisitors(trx: Trx, ids: readonly string[], counting: Counting): Promise<void> {
  if (ids.length === 0) return
  await replaceCounts(trx, ids, await readSeenVisitors(trx, ids, counting.livemode), counting)
}

/**
 * Counts those of these waiting visitors who have left, and they no longer wait. The caller holds their rows of
 * `funnel_waiting`. Somebody of whom something was heard since stays.
 */
export async function settleVisitors(trx: Trx, ids: readonly string[], counting: Counting): Promise<void> {
  if (ids.length === 0) return
  const visitors = await readSeenVisitors(trx, ids, counting.livemode)
  const present = new Map(
    visitors.filter((visitor) => settlesAt(visitor) > counting.now).map((visitor) => [visitor.id, visitor.lastHeardAt]),
  )
  const gone = ids.filter((id) => !present.has(id))
  for (const [id, heard_at] of present)
    await trx.updateTable('funnel_waiting').set({ heard_at }).where('visitor_id', '=', id).execute()
  if (gone.length === 0) return
  await replaceCounts(
    trx,
    gone,
    visitors.filter(({ id }) => !present.has(id)),
    counting,
  )
  await trx.deleteFrom('funnel_waiting').where('visitor_id', 'in', gone).execute()
}

function reachOf({ steps, touch, paidAt }: StoredVisitor): Reach {
  // The gender is known only of who confirmed an address.
  if (paidAt !== null || touch.gender !== null) return 'confirmed'
  return steps.some(({ step }) => step !== funnelSteps[0]) ? 'went_on' : 'entered'
}

/** The daily sums come last: they are rows that everybody who counts changes. */
async function replaceCounts(
  trx: Trx,
  ids: readonly string[],
  visitors: readonly StoredVisitor[],
  { now }: Counting,
): Promise<void> {
  const limited = await limitValues(
    trx,
    visitors.flatMap((visitor) => {
      const reached = { reach: reachOf(visitor), isDoubted: visitor.isNameDoubted }
      return traitsOf(visitor.touch).map((trait) => ({ ...trait, ...reached }))
    }),
    now.toISOString().slice(0, 10),
  )
  const before = await readCounted(trx, ids)
  const changes = cellChanges()
  const after = visitors.flatMap((visitor) => countOne(visitor, limited, now, changes))
  for (const counted of before) changes.remove(counted)
  await storeCounted(trx, ids, after)
  await addToCells(trx, changes.list())
}

function countOne(visitor: StoredVisitor, limited: (trait: Trait) => Trait, now: Date, changes: CellChanges) {
  const traits = traitsOf(visitor.touch).map(limited)
  const isGone = settlesAt(visitor) <= now
  const counted: CountedVisitor | null = visitor.isBot ? null : countVisitor({ ...visitor, traits, isGone })
  const entry = enteredAt(visitor.steps)
  if (counted === null || entry === null) return []
  changes.add(counted)
  return [{ visitorId: visitor.id, counted, enteredAt: entry, hasPaid: visitor.paidAt !== null }]
}
