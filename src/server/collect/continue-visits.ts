import { hash } from 'node:crypto'
import type { EventArrival, StepArrival } from '#analytics/events/read-arrivals.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import type { Moved, OpenVisits, Outcome } from './open-visits.ts'
import type { DayOfVisitor, KnownVisitors } from './store-visitors.ts'

type OfVisitor = { readonly visitorId: string }
type Arrived = {
  readonly steps: readonly (StepArrival & OfVisitor)[]
  readonly events: readonly (EventArrival & OfVisitor)[]
}

/** The visits that are open, and the keys of the request. */
export type VisitsOfRequest = { readonly open: OpenVisits; readonly keys: readonly string[] }

/** Where the step views of documents belong. */
export type Roots = {
  /** Whose row a step view is, and its number there. */
  readonly placed: (view: StepArrival & OfVisitor) => StepArrival & OfVisitor
  /** The days of these visitors. */
  readonly days: DayOfVisitor
  readonly outcomes: readonly NonNullable<Outcome>[]
}

/** The number of a document that continues a visit: its own, or one derived from its id if it gave none. */
const numberIn = (document: string, number: number): number =>
  number === 0 ? hash('sha256', `visit ${document}`, 'buffer').readUInt32BE(0) >>> 1 : number

/** The step at which a document says that it goes on; null if it does not say so. */
function resumesAt({ steps, events }: Arrived): string | null {
  const opened = events.find(({ name, properties }) => name === 'first_page_opened' && properties['is_return'] === true)
  const landing = opened?.properties['landing']
  if (typeof landing === 'string') return landing
  return steps.find((step) => step.resumesAt !== null)?.resumesAt ?? null
}

/**
 * Finds out which visits the documents of a request continue, stores it, and moves what was stored of a document already
 * to where it belongs. With it comes whose rows the step views of each document are.
 */
export async function continueVisits(
  trx: Trx,
  arrived: Arrived,
  known: KnownVisitors,
  { open, keys }: VisitsOfRequest,
  now: Date,
): Promise<Roots> {
  const moves = new Map<string, Moved>()
  const outcomes: NonNullable<Outcome>[] = []
  for (const [document, { continues, isNew }] of known) {
    const own = {
      steps: arrived.steps.filter(({ visitorId }) => visitorId === document),
      events: arrived.events.filter(({ visitorId }) => visitorId === document),
    }
    const numbers = own.steps.map(({ visit }) => visit)
    const heard = { document, keys, numbers, steps: own.steps, resumesAt: resumesAt(own), isNew, continues }
    const { moved, outcome } = open.hear(heard, now)
    if (moved !== null) moves.set(moved.document, moved)
    if (outcome !== null) outcomes.push(outcome)
    // What a transaction that failed did not store is stored now.
    const settled = open.settled(document)
    if (settled !== null && settled.continues !== continues) moves.set(document, settled)
  }
  for (const moved of moves.values()) await move(trx, moved, now)
  const rootOf = (id: string): string => {
    const move = moves.get(id)
    return (move === undefined ? known.get(id)?.continues : move.continues) ?? id
  }
  const days = new Map([...known].map(([id, { day }]) => [id, day]))
  const roots = [...new Set([...known.keys()].map(rootOf))].filter((id) => !days.has(id))
  if (roots.length > 0)
    for (const { id, day } of await trx.selectFrom('visitors').select(['id', 'day']).where('id', 'in', roots).execute())
      days.set(id, day)
  // The first document may have been forgotten meanwhile.
  const placed = (view: StepArrival & OfVisitor) => {
    const { visitorId } = view
    const root = rootOf(visitorId)
    if (root === visitorId || !days.has(root)) return view
    return { ...view, visitorId: root, visit: numberIn(visitorId, view.visit) }
  }
  return { placed, days, outcomes }
}

async function move(trx: Trx, { document, continues, numbers }: Moved, now: Date): Promise<void> {
  const before = await trx.selectFrom('visitors').select('continues').where('id', '=', document).executeTakeFirst()
  if (before === undefined || before.continues === continues) return
  const [from, to] = [before.continues ?? document, continues ?? document]
  await trx.updateTable('visitors').set({ continues }).where('id', '=', document).execute()
  // A lead may have been confirmed in the document before it was known what it continues.
  await trx.updateTable('visitor_leads').set({ visitor_id: to }).where('visitor_id', '=', document).execute()
  const inVisit = (number: number): number => numberIn(document, number)
  const moving = from === document ? numbers : numbers.map(inVisit)
  if (moving.length > 0) await moveViews(trx, { from, to, moving, inVisit }, now)
}

type Moving = {
  readonly from: string
  readonly to: string
  readonly moving: readonly number[]
  readonly inVisit: (number: number) => number
}

/** Moves step views from one visitor to another. Their key changes, so they are written anew. */
async function moveViews(trx: Trx, { from, to, moving, inVisit }: Moving, now: Date): Promise<void> {
  const days = await trx.selectFrom('visitors').select(['id', 'day']).where('id', 'in', [from, to]).execute()
  const [fromDay, toDay] = [from, to].map((id) => days.find((row) => row.id === id)?.day)
  if (fromDay === undefined || toDay === undefined) return
  const rows = await trx
    .deleteFrom('step_views')
    .where('visitor_id', '=', from)
    .where('visitor_day', '=', fromDay)
    .where('visit', 'in', moving)
    .returningAll()
    .execute()
  if (rows.length === 0) return
  await trx
    .insertInto('step_views')
    .values(
      rows.map((row) => ({ ...row, visit: inVisit(row.visit), visitor_id: to, visitor_day: toDay, changed_at: now })),
    )
    .execute()
}
