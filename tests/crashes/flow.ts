import { ledgerOf, traceOf } from '#tests/money/ledger.ts'
import type { Environment } from './environment.ts'
import type { KillPoint } from './fault-injector.ts'
import { type Visitor, withdraw } from './visitor.ts'

/** An interaction between a customer, the app and a provider, in steps, each of which may be interrupted. */
export type Flow<V extends Visitor> = {
  /** What happens before, when nothing is killed. */
  prepare(environment: Environment): Promise<V>
  /** An interrupted step is repeated; one that was answered is not. */
  readonly steps: readonly ((environment: Environment, visitor: V) => Promise<void>)[]
  /** The provider's records of it, without what differs between customers. */
  provided(environment: Environment, visitor: V): Promise<unknown>
}

/**
 * What happens first after a crash: the customer repeats the request; the jobs run, then the customer repeats it; or
 * only the jobs run.
 */
export type ComesBackFirst = 'customer' | 'jobs' | 'only jobs'
/** How much later the app is running again, ms. */
const SOON = 15_000
const LATER = 5 * 60_000

/** The result of a flow, and how it came about. */
export type Outcome = {
  readonly end: unknown
  readonly trace: Awaited<ReturnType<typeof traceOf>>
  readonly visitor: Visitor
  /** Message ids of emails that arrived more often than a crash explains. */
  readonly repeatedEmails: readonly string[]
  /** How many emails arrived twice because the app was killed between the mail server's answer and its own commit. */
  readonly interruptedEmails: number
}

const messageIdOf = ({ id }: { readonly id: string }): string => `<${id}@localhost>`

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

async function outcomeOf<V extends Visitor>(
  environment: Environment,
  flow: Flow<V>,
  visitor: V,
  interrupted: ReadonlySet<string>,
): Promise<Outcome> {
  const { db, mailbox } = environment
  const ids = await db.selectFrom('emails').select('id').where('lead_id', '=', visitor.leadId).execute()
  const known = new Set(ids.map(messageIdOf))
  const emails = mailbox.delivered.filter(({ to }) => to === visitor.email)
  const ledger = await ledgerOf(db, visitor.leadId)
  const end = {
    ...ledger,
    transitions: settledStates(ledger['transitions']),
    provider: await flow.provided(environment, visitor),
    handedOver: new Set(emails.map(({ messageId }) => messageId)).size,
    unknownEmails: emails.filter(({ messageId }) => !known.has(messageId)),
  }
  const arrivals = new Map<string, number>()
  for (const { messageId } of emails) arrivals.set(messageId, (arrivals.get(messageId) ?? 0) + 1)
  const twice = [...arrivals].filter(([, times]) => times > 1)
  const isExplained = ([messageId, times]: readonly [string, number]) => times === 2 && interrupted.has(messageId)
  return {
    end,
    trace: await traceOf(db, visitor.leadId),
    visitor,
    repeatedEmails: twice.filter((each) => !isExplained(each)).map(([messageId]) => messageId),
    interruptedEmails: twice.filter(isExplained).length,
  }
}

/**
 * Emails that the mail server has accepted, but that the app, which was just killed, had not yet marked as sent. Only
 * these may arrive twice: whatever step the kill interrupts, an email may be in transit at that moment.
 */
async function emailsInterrupted({ db, mailbox }: Environment, { leadId, email }: Visitor): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('emails')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('sent_at', 'is', null)
    .execute()
  const unmarked = new Set(rows.map(messageIdOf))
  return mailbox.delivered
    .filter(({ to, messageId }) => to === email && unmarked.has(messageId))
    .map(({ messageId }) => messageId)
}

/** Runs a flow without a crash. */
export async function runUndisturbed<V extends Visitor>(environment: Environment, flow: Flow<V>): Promise<Outcome> {
  await environment.morning()
  const visitor = await flow.prepare(environment)
  for (const step of flow.steps) await step(environment, visitor)
  await environment.settle()
  return outcomeThenWithdraw(environment, flow, visitor, new Set())
}

/** Runs a flow, kills the app at a point, restarts it and lets the flow finish. */
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
  const interrupted = new Set<string>()
  const restart = async (comesFirst: ComesBackFirst): Promise<void> => {
    for (const messageId of await emailsInterrupted(environment, visitor)) interrupted.add(messageId)
    await environment.restart(comesFirst === 'customer' ? SOON : LATER)
    if (comesFirst !== 'customer') await environment.settle()
  }
  try {
    for (const step of flow.steps) {
      await step(environment, visitor)
      if (!environment.isDown) continue
      await restart(first)
      if (first !== 'only jobs') await step(environment, visitor)
    }
    await environment.settle()
    if (environment.isDown) await restart('jobs')
    if (!environment.faults.hasKilled) throw new Error('The kill point was never reached.')
  } finally {
    environment.faults.disarm()
    if (environment.isDown) await environment.restart(LATER)
  }
  return outcomeThenWithdraw(environment, flow, visitor, interrupted)
}

/** The outcome; then the customer withdraws, so that nothing more happens to them during later flows. */
async function outcomeThenWithdraw<V extends Visitor>(
  environment: Environment,
  flow: Flow<V>,
  visitor: V,
  interrupted: ReadonlySet<string>,
): Promise<Outcome> {
  const outcome = await outcomeOf(environment, flow, visitor, interrupted)
  await withdraw(environment, visitor).catch(() => null)
  await environment.whenIdle()
  return outcome
}
