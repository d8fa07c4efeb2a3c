import { ledgerOf, traceOf } from '#tests/money/ledger.ts'
import type { Environment } from './environment.ts'
import type { KillPoint } from './fault-injector.ts'
import { type Visitor, withdraw } from './visitor.ts'

/** Something that happens between a customer, the app and a provider, as steps of which each may be cut off. */
export type Flow<V extends Visitor> = {
  /** What comes before, in which nothing is killed. */
  prepare(environment: Environment): Promise<V>
  /** Each is done once more where it was cut off: a step that was answered is not. */
  readonly steps: readonly ((environment: Environment, visitor: V) => Promise<void>)[]
  /** What the provider has of it, without what differs from one customer to the next. */
  provided(environment: Environment, visitor: V): Promise<unknown>
}

/** What comes first after a crash: the customer, who repeats the request; the jobs, then the customer; or the jobs alone. */
export type ComesBackFirst = 'customer' | 'jobs' | 'jobs alone'
/** How much later the app is up again, ms. */
const SOON = 15_000
const LATER = 5 * 60_000

/** What came of a flow, and how it came about. */
export type Outcome = {
  readonly end: unknown
  readonly trace: Awaited<ReturnType<typeof traceOf>>
  readonly visitor: Visitor
}

/**
 * The states of subscriptions without a first `incomplete`: whether there is one depends on whether a webhook or the
 * answer to the order is processed first.
 */
const settledStates = (transitions: unknown): unknown =>
  Array.isArray(transitions)
    ? transitions
        .filter(({ to_state }) => to_state !== 'incomplete')
        .map(({ number: _, from_state, ...rest }) => ({
          ...rest,
          from_state: from_state === 'incomplete' ? null : from_state,
        }))
    : transitions

async function outcomeOf<V extends Visitor>(environment: Environment, flow: Flow<V>, visitor: V): Promise<Outcome> {
  const { db, mailbox } = environment
  const ids = await db.selectFrom('emails').select('id').where('lead_id', '=', visitor.leadId).execute()
  const known = new Set(ids.map(({ id }) => `<${id}@localhost>`))
  const emails = mailbox.delivered.filter(({ to }) => to === visitor.email)
  const ledger = await ledgerOf(db, visitor.leadId)
  const end = {
    ...ledger,
    transitions: settledStates(ledger['transitions']),
    provider: await flow.provided(environment, visitor),
    handedOver: new Set(emails.map(({ messageId }) => messageId)).size,
    unknownEmails: emails.filter(({ messageId }) => !known.has(messageId)),
  }
  return { end, trace: await traceOf(db, visitor.leadId), visitor }
}

/** Emails that were handed over more than once. */
export function repeatedEmails({ mailbox }: Environment, { email }: Visitor): number {
  const mine = mailbox.delivered.filter(({ to }) => to === email)
  return mine.length - new Set(mine.map(({ messageId }) => messageId)).size
}

/** Runs a flow without a crash. */
export async function runUndisturbed<V extends Visitor>(environment: Environment, flow: Flow<V>): Promise<Outcome> {
  await environment.morning()
  const visitor = await flow.prepare(environment)
  for (const step of flow.steps) await step(environment, visitor)
  await environment.settle()
  return outcomeThenWithdraw(environment, flow, visitor)
}

/** Runs a flow, kills the app at a point, starts it again and lets the flow come to its end. */
export async function runWithCrash<V extends Visitor>(
  environment: Environment,
  flow: Flow<V>,
  point: KillPoint,
  first: ComesBackFirst,
): Promise<Outcome> {
  await environment.morning()
  const visitor = await flow.prepare(environment)
  await environment.whenIdle()
  environment.faults.arm(point)
  try {
    for (const step of flow.steps) {
      await step(environment, visitor)
      if (!environment.isDown) continue
      await restart(environment, first)
      if (first !== 'jobs alone') await step(environment, visitor)
    }
    await environment.settle()
    if (environment.isDown) await restart(environment, 'jobs')
    if (!environment.faults.hasKilled) throw new Error('The kill point was never reached.')
  } finally {
    environment.faults.disarm()
    if (environment.isDown) await environment.restart(LATER)
  }
  return outcomeThenWithdraw(environment, flow, visitor)
}

/** What came of it; then the customer withdraws, so that nothing more happens to them while others have their turn. */
async function outcomeThenWithdraw<V extends Visitor>(
  environment: Environment,
  flow: Flow<V>,
  visitor: V,
): Promise<Outcome> {
  const outcome = await outcomeOf(environment, flow, visitor)
  await withdraw(environment, visitor).catch(() => null)
  await environment.whenIdle()
  return outcome
}

async function restart(environment: Environment, first: ComesBackFirst): Promise<void> {
  await environment.restart(first === 'customer' ? SOON : LATER)
  if (first !== 'customer') await environment.settle()
}
