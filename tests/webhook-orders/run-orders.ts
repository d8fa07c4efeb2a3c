import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { TestApp } from '#server/test-app.fixture.ts'
import { mapConcurrently } from '#tests/map-concurrently.ts'
import { type Ledger, ledgerOf } from '#tests/money/ledger.ts'
import { advancePoints, type DeliveryOrder } from './delivery-orders.ts'
import { processAllWebhooks } from './process-webhooks.ts'

/** Purchases with the same course at a provider, and the provider's webhooks about them. */
export type Scenario = {
  /**
   * Takes this many customers to the point where the provider's events are held back, and returns the ids of their
   * leads.
   */
  begin(count: number): Promise<readonly string[]>
  /** Advances all of them to the next stage at the provider. */
  advance(leads: readonly string[], stage: number): Promise<void>
  /** Delivers the webhook for the n-th event of a customer. */
  deliver(lead: string, event: number): Promise<void>
  /** Makes the provider forget the customers of the last batch. */
  forget(): void
  /** What the app can observe on the way; orders with the same observations must end in the same state. */
  observed?(order: DeliveryOrder): string
}

/** When the webhooks are processed: after each delivery, or when all are delivered. */
export type Processing = 'after each' | 'at the end'

export type Divergence = { readonly order: DeliveryOrder; readonly expected: Ledger; readonly found: Ledger }
export type OrdersResult = {
  readonly orders: number
  readonly deliveries: number
  readonly divergences: readonly Divergence[]
}

/** Purchases that run together in one database. */
const BATCH_SIZE = 40

/** The ledger in which a natural order ends (each event once, as it occurs), by what the app can observe on the way. */
export async function expectedEnds(
  server: TestApp,
  scenario: Scenario,
  naturalOrders: readonly DeliveryOrder[],
): Promise<ReadonlyMap<string, Ledger>> {
  const ends = new Map<string, Ledger>()
  for (const order of naturalOrders) {
    const [end = {}] = await runBatch(server, scenario, [order], 'after each')
    ends.set(scenario.observed?.(order) ?? '', end)
    scenario.forget()
  }
  return ends
}

/** Runs a fresh purchase through each order and compares its ledger with the expected one. */
export async function runOrders(
  server: TestApp,
  scenario: Scenario,
  expectedBy: ReadonlyMap<string, Ledger>,
  { orders, processing }: { readonly orders: readonly DeliveryOrder[]; readonly processing: Processing },
): Promise<OrdersResult> {
  const divergences: Divergence[] = []
  for (const batch of batchesOf(orders)) {
    const ends = await runBatch(server, scenario, batch, processing)
    for (const [at, order] of batch.entries()) {
      const [found = {}, expected = {}] = [ends[at], expectedBy.get(scenario.observed?.(order) ?? '')]
      if (!isDeepStrictEqual(found, expected)) divergences.push({ order, expected, found })
    }
    scenario.forget()
    // The database of the tests has no autovacuum: after hundreds of batches, queries would still use plans made for
    // empty tables.
    await sql`vacuum analyze`.execute(server.services.db)
  }
  const deliveries = orders.flat().filter(({ kind }) => kind === 'deliver').length
  return { orders: orders.length, deliveries, divergences }
}

function batchesOf(orders: readonly DeliveryOrder[]): readonly (readonly DeliveryOrder[])[] {
  const alike = Map.groupBy(orders, (order) => `${advancePoints(order)} of ${order.length}`)
  return [...alike.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / BATCH_SIZE) }, (_, at) =>
      group.slice(at * BATCH_SIZE, (at + 1) * BATCH_SIZE),
    ),
  )
}

async function runBatch(
  server: TestApp,
  scenario: Scenario,
  orders: readonly DeliveryOrder[],
  processing: Processing,
): Promise<readonly Ledger[]> {
  const leads = await scenario.begin(orders.length)
  const purchases = leads.map((lead, at) => ({ lead, order: orders[at] ?? [] }))
  let stage = 0
  for (let at = 0; at < (orders[0]?.length ?? 0); at++) {
    if (orders[0]?.[at]?.kind === 'advance') {
      stage += 1
      await scenario.advance(leads, stage)
      continue
    }
    await mapConcurrently(purchases, async ({ lead, order }) => {
      const step = order[at]
      if (step?.kind === 'deliver') await scenario.deliver(lead, step.event)
    })
    if (processing === 'after each') await processAllWebhooks(server)
  }
  await processAllWebhooks(server)
  return mapConcurrently(leads, (lead) => ledgerOf(server.services.db, lead))
}
