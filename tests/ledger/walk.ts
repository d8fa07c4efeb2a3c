import { liveSubscriptionStates } from '#domain/billing/subscription.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#domain/time.ts'
import { reconcile, reconcilePayments, watchSubscriptions } from '#server/jobs/reconcile/reconcile.ts'
import { sweepProviders } from '#server/jobs/reconcile/sweep-providers.ts'
import { mapConcurrently } from '#tests/map-concurrently.ts'
import { type Chance, chanceFrom } from '#tests/seeded-random.ts'
import { audit } from './audit.ts'
import { act, begin, type SimulatedCustomer } from './customer.ts'
import { deliveries, type Market } from './market.ts'

/** Customers simulated over the same days. */
const CUSTOMERS_AT_ONCE = 30
/** Days that a customer is simulated for: a trial, two renewals and what follows. */
const DAYS = 75
/**
 * Days between two sweeps. In production there is one every night; an outage may last as long as a sweep looks back, 30
 * days.
 */
const SWEEP_DAYS = 20
/** At each step one in this many customers acts. */
const ACTS_EVERY = 4

export type WalkResult = {
  readonly counts: Readonly<Record<string, number>>
  readonly faults: readonly string[]
}

/** Simulates random customers at one provider and compares all of its records with our ledger. */
export async function walkLedger(market: Market, customers: number, seed: number): Promise<WalkResult> {
  const counts = new Map<string, number>()
  const count = (what: string, by = 1) => counts.set(what, (counts.get(what) ?? 0) + by)
  const faults: string[] = []
  for (let begun = 0; begun < customers; begun += CUSTOMERS_AT_ONCE) {
    const batch = Math.min(CUSTOMERS_AT_ONCE, customers - begun)
    const chance = chanceFrom(seed + begun)
    const found = await walkTogether(market, batch, chance, count)
    faults.push(...found.map((fault) => `seed ${seed + begun}: ${fault}`))
    count('customers', batch)
  }
  count('kills', market.killable.kills())
  return { counts: Object.fromEntries(counts), faults }
}

type Count = (what: string, by?: number) => void

async function walkTogether(market: Market, many: number, chance: Chance, count: Count): Promise<readonly string[]> {
  const { server, killable } = market
  const { db } = server.services
  const faults: string[] = []
  const begunAt = server.services.now()
  const seeds = Array.from({ length: many }, () => chance.between(1, 2 ** 31))
  const customers = await mapConcurrently(seeds, (each) => begin(market, chanceFrom(each)))
  const step = async (customer: SimulatedCustomer) => {
    const doing = async () => {
      const { name, reply } = await act(market, customer)
      if (!killable.isDead()) count(`"${name}"`)
      if (reply !== null && reply.statusCode >= 500 && reply.statusCode !== 503 && !killable.isDead())
        faults.push(`${name} was answered ${reply.statusCode}: ${reply.body}`)
    }
    await killable.run(customer.chance, doing)
  }
  let sweptAt = begunAt.getTime()
  for (const end = begunAt.getTime() + DAYS * MS_PER_DAY; server.services.now().getTime() < end; ) {
    const acting = customers.filter(
      (customer) => customer.orderId === null || customer.chance.between(1, ACTS_EVERY) === 1,
    )
    await mapConcurrently(acting, step, 4)
    count('webhooks', await market.deliver(chance.pick(deliveries)))
    await killable.run(chance, () => reconcilePayments(server.services, server.app.log))
    if (chance.between(1, 3) === 1)
      await killable.run(chance, () => watchSubscriptions(server.services, server.app.log))
    const isSwept = server.services.now().getTime() - sweptAt < SWEEP_DAYS * MS_PER_DAY
    if (!isSwept && (await killable.run(chance, () => sweepProviders(server.services, server.app.log))))
      sweptAt = server.services.now().getTime()
    await market.pass(chance.between(1, 60) * MS_PER_HOUR)
    count('steps')
  }
  await settle(market, chance)
  const orders = await db.selectFrom('orders').select('id').where('created_at', '>=', begunAt).execute()
  const ids = orders.map(({ id }) => id)
  const records = await market.records()
  faults.push(...(await audit(db, ids, records, server.services.now())))
  count('orders', ids.length)
  count('charges', records.charges.length)
  count('refunds', records.refunds.length)
  count('disputes', records.charges.filter(({ dispute }) => dispute !== 'none').length)
  await close(market, begunAt)
  return faults
}

/** A few quiet days, in which webhooks arrive and every job runs. */
async function settle(market: Market, chance: Chance): Promise<void> {
  const { services, app } = market.server
  for (let round = 0; round < 4; round++) {
    await market.pass(chance.between(20, 28) * MS_PER_HOUR)
    await market.deliver('prompt')
    await reconcile(services, app.log)
  }
  // Whatever became due during those days is news that no job has seen.
  await market.pass(1)
  await market.deliver('prompt')
  await reconcile(services, app.log)
  await reconcile(services, app.log)
}

/** Ends everything that is left over by hand, so that no job asks the provider about records that it has forgotten. */
async function close(market: Market, begunAt: Date): Promise<void> {
  const { db, now } = market.server.services
  await market.forget()
  const ended = { ended_at: now(), intent: null, intent_at: null, cancel_at_period_end: false } as const
  for (const [state, from] of [
    ['canceled', liveSubscriptionStates],
    ['incomplete_expired', ['incomplete']],
  ] as const)
    await db
      .updateTable('subscriptions')
      .set({ ...ended, state })
      .where('created_at', '>=', begunAt)
      .where('state', 'in', from)
      .execute()
  await db
    .updateTable('orders')
    .set({ state: 'expired' })
    .where('created_at', '>=', begunAt)
    .where('paid_at', 'is', null)
    .execute()
  await db.updateTable('refunds').set({ state: 'failed' }).where('state', '=', 'requested').execute()
  await db
    .updateTable('webhook_events')
    .set({ state: 'ignored', done_at: now() })
    .where('state', '=', 'pending')
    .execute()
}
