import { routes } from '#domain/api/routes.ts'
import { ledgerOf, traceOf } from '#tests/money/ledger.ts'
import type { Place } from './reaper.ts'
import type { Town } from './town.ts'
import { postAs, type Visitor } from './visitor.ts'

/** Something that happens between a person, the app and a provider, as steps of which each may be cut off. */
export type Flow<V extends Visitor> = {
  /** What comes before, in which nobody dies. */
  prepare(town: Town): Promise<V>
  /** Each is done once more where it was cut off: a step that was answered is not. */
  readonly steps: readonly ((town: Town, visitor: V) => Promise<void>)[]
  /** What the provider has of it, in words that are the same for everybody. */
  provided(town: Town, visitor: V): Promise<unknown>
}

/** Who comes back first after a death: the person, who asks for the same again, the jobs, or the jobs alone. */
export type First = 'person' | 'jobs' | 'nobody'
const MOMENT = 15_000
const MINUTES = 5 * 60_000

/** What came of a flow, and how it came about. */
export type Outcome = {
  readonly end: unknown
  readonly trace: Awaited<ReturnType<typeof traceOf>>
  readonly visitor: Visitor
}

async function outcomeOf<V extends Visitor>(town: Town, flow: Flow<V>, visitor: V): Promise<Outcome> {
  const { db, mailbox } = town
  const ids = await db.selectFrom('mails').select('id').where('lead_id', '=', visitor.leadId).execute()
  const known = new Set(ids.map(({ id }) => `<${id}@localhost>`))
  const letters = mailbox.delivered.filter(({ to }) => to === visitor.email)
  const end = {
    ...(await ledgerOf(db, visitor.leadId)),
    provider: await flow.provided(town, visitor),
    handedOver: new Set(letters.map(({ messageId }) => messageId)).size,
    unknownLetters: letters.filter(({ messageId }) => !known.has(messageId)),
  }
  return { end, trace: await traceOf(db, visitor.leadId), visitor }
}

/** Letters that were handed over more than once. */
export function repeatedLetters({ mailbox }: Town, { email }: Visitor): number {
  const mine = mailbox.delivered.filter(({ to }) => to === email)
  return mine.length - new Set(mine.map(({ messageId }) => messageId)).size
}

/** Lets a flow happen without any harm. */
export async function live<V extends Visitor>(town: Town, flow: Flow<V>): Promise<Outcome> {
  await town.morning()
  const visitor = await flow.prepare(town)
  for (const step of flow.steps) await step(town, visitor)
  await town.settle()
  return lookBack(town, flow, visitor)
}

/** Lets a flow happen and the app die at a place, go on in its next life, and come to its end. */
export async function dieAt<V extends Visitor>(
  town: Town,
  flow: Flow<V>,
  place: Place,
  first: First,
): Promise<Outcome> {
  await town.morning()
  const visitor = await flow.prepare(town)
  await town.quiet()
  town.reaper.arm(place)
  try {
    for (const step of flow.steps) {
      await step(town, visitor)
      if (!town.isDead) continue
      await comeBack(town, first)
      if (first !== 'nobody') await step(town, visitor)
    }
    await town.settle()
    if (town.isDead) await comeBack(town, 'jobs')
    if (!town.reaper.hasStruck) throw new Error('The place was never reached.')
  } finally {
    town.reaper.disarm()
    if (town.isDead) await town.revive(MINUTES)
  }
  return lookBack(town, flow, visitor)
}

/** What came of it; then its person goes, so that nothing more happens to them while others have their turn. */
async function lookBack<V extends Visitor>(town: Town, flow: Flow<V>, visitor: V): Promise<Outcome> {
  const outcome = await outcomeOf(town, flow, visitor)
  await postAs(town, visitor, routes.subscriptionWithdraw).catch(() => null)
  await town.quiet()
  return outcome
}

async function comeBack(town: Town, first: First): Promise<void> {
  await town.revive(first === 'person' ? MOMENT : MINUTES)
  if (first !== 'person') await town.settle()
}
