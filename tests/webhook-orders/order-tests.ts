import { expect, test } from 'vitest'
import { MS_PER_HOUR } from '#domain/time.ts'
import type { TestApp } from '#server/test-app.fixture.ts'
import type { Ledger } from '#tests/money/ledger.ts'
import { countProven } from '#tests/proofs/proven.ts'
import { type DeliveryOrder, deliveredAfterwards, doubled, everyOrder, oneDoubled } from './delivery-orders.ts'
import { expectedEnds, type Processing, runOrders, type Scenario } from './run-orders.ts'

/** Every order, as in `npm run prove -- webhooks`, or one of each kind, as in `npm test`. */
export type Extent = 'every order' | 'sample'

/** One order of each kind: the last, which is farthest from the natural order that it is compared with. */
const sampled = (orders: readonly DeliveryOrder[]): readonly DeliveryOrder[] => orders.slice(-1)

export type OrderTests = {
  readonly scenario: Scenario
  /** How many events each stage makes. */
  readonly made: readonly number[]
  readonly extent: Extent
}

/** One test for each way in which a provider may deliver its webhooks: each order ends as the natural one does. */
export function orderTests(server: TestApp, { scenario, made, extent }: OrderTests): void {
  const natural = [...deliveredAfterwards(made).slice(0, 1), ...everyOrder(made)].filter(
    (each, at, those) => those.findIndex((other) => scenario.observed?.(other) === scenario.observed?.(each)) === at,
  )
  const late = deliveredAfterwards(made)
  const all = everyOrder(made)
  const ways: readonly (readonly [string, readonly DeliveryOrder[], Processing])[] = [
    ['in every order, after all has happened', late, 'after each'],
    ['in every order, processed at the end', late, 'at the end'],
    ['in every order, while it happens', all, 'after each'],
    ['each twice at once', all.map((each) => doubled(each, 'at once')), 'after each'],
    ['each twice, again at the end', all.map((each) => doubled(each, 'at the end')), 'after each'],
    ['one of them twice', late.flatMap(oneDoubled), 'after each'],
  ]
  let expectedBy: Promise<ReadonlyMap<string, Ledger>> | null = null
  const timeout = extent === 'sample' ? MS_PER_HOUR / 4 : 3 * MS_PER_HOUR
  test.for(ways)('%s', { timeout }, async ([_way, every, processing], { task }) => {
    expectedBy ??= expectedEnds(server, scenario, natural)
    const run = { orders: extent === 'sample' ? sampled(every) : every, processing }
    const { orders, deliveries, divergences } = await runOrders(server, scenario, await expectedBy, run)
    countProven(task, { 'delivery orders': orders, webhooks: deliveries })
    for (const { order, expected, found } of divergences.slice(0, 1)) expect([order, found]).toEqual([order, expected])
    expect(divergences).toHaveLength(0)
    expect(orders).toBe(run.orders.length)
  })
}
