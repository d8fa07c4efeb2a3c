import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { MS_PER_MINUTE } from '#domain/time.ts'
import { resolveFinding } from '#server/console/operations/findings.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { type Buyer, newBuyer } from '#server/test-client.fixture.ts'
import { retryRefunds } from './retry-refunds.ts'

const server = await testApp()
const { services, app } = server
const { db } = services

const paymentOf = ({ leadId }: Buyer) =>
  db.selectFrom('payments').select('id').where('lead_id', '=', leadId).executeTakeFirstOrThrow()

/** Adds refunds of a buyer's payment that the provider refused. */
async function failed(buyer: Buyer, count: number): Promise<void> {
  const { id: payment_id } = await paymentOf(buyer)
  const at = services.now()
  const refund = () => ({
    ...{ lead_id: buyer.leadId, id: randomUUID(), payment_id, amount_minor: 500, currency: 'USD' },
    ...({ state: 'failed', because: 'support', actor: 'test', try_at: at, created_at: at, settled_at: at } as const),
  })
  await db
    .insertInto('refunds')
    .values(Array.from({ length: count }, refund))
    .execute()
}

test('refunds that cannot be sent again do not block other ones, however many there are', async () => {
  const [disputed, given, owed] = [await newBuyer(server), await newBuyer(server), await newBuyer(server)]
  await failed(disputed, 100)
  const dispute = {
    lead_id: disputed.leadId,
    payment_id: (await paymentOf(disputed)).id,
    provider_ref: 'dispute',
    amount_minor: 999,
    currency: 'USD',
  }
  await db
    .insertInto('disputes')
    .values({ ...dispute, state: 'lost', opened_at: services.now(), closed_at: services.now() })
    .execute()
  await failed(given, 100)
  server.pass(1000)
  await failed(owed, 1)
  await retryRefunds(services, app.log)
  const succeeded = await db
    .selectFrom('refunds')
    .select('amount_minor')
    .where('payment_id', '=', (await paymentOf(owed)).id)
    .where('state', '=', 'succeeded')
    .execute()
  expect(succeeded).toEqual([{ amount_minor: 500 }])
})

test('a refund that failed for good is recorded once, and not again after an operator has settled it', async () => {
  const buyer = await newBuyer(server)
  await failed(buyer, 3)
  const found = () =>
    db
      .selectFrom('reconciliation_findings')
      .select(['id', 'resolved_at'])
      .where('lead_id', '=', buyer.leadId)
      .where('what', '=', 'refund_failed')
      .execute()
  await retryRefunds(services, app.log)
  const open = await found()
  expect(open.length).toBeGreaterThan(0)
  for (const { id } of open) await resolveFinding(db, id, services.now())
  server.pass(MS_PER_MINUTE)
  await retryRefunds(services, app.log)
  expect((await found()).map(({ id }) => id)).toEqual(open.map(({ id }) => id))
})
