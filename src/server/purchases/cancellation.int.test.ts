import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { dateWords } from '#domain/billing/day-words.ts'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '#domain/time.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { advanceSandbox } from '#server/payment-providers/sandbox/advance.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { asOwner, type Buyer, emailsTo, newBuyer } from '#server/test-client.fixture.ts'
import { applySnapshot } from './apply-snapshot.ts'

const server = await testApp()
const { services, app } = server
const { db } = services

const view = async (buyer: Buyer) => (await asOwner(server, buyer).get(routes.subscription)).json()
const subscriptionOf = ({ leadId }: Buyer) =>
  db
    .selectFrom('subscriptions')
    .select(['provider_ref', 'cancel_at_period_end', 'ending_because', 'intent'])
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow()

/** A cancelled subscription that is resumed at its provider some time later. */
async function resumedAtProvider(laterMs: number): Promise<Buyer> {
  const buyer = await newBuyer(server)
  await asOwner(server, buyer).post(routes.subscriptionCancel)
  server.pass(laterMs)
  const { provider_ref } = await subscriptionOf(buyer)
  const said = await services.payments.byName('sandbox').resume(provider_ref, randomUUID())
  await applySnapshot(services, buyer.leadId, buyer.orderId, said, 'webhook')
  return buyer
}

test('an earlier call that reaches the provider after a cancellation does not undo it', async () => {
  const buyer = await resumedAtProvider(MS_PER_MINUTE)
  expect(await view(buyer)).toMatchObject({ cancelAtPeriodEnd: true, renewal: null })
  await reconcile(services, app.log)
  expect(await subscriptionOf(buyer)).toMatchObject({
    ...{ cancel_at_period_end: true, ending_because: 'canceled_by_customer', intent: null },
  })
  expect(await emailsTo(server, buyer.email)).not.toContain('resumed')
  server.pass(8 * MS_PER_DAY)
  await advanceSandbox(db, services.now())
  await reconcile(services, app.log)
  expect(await view(buyer)).toMatchObject({ state: 'canceled', payments: [{ amountMinor: 999 }] })
})

test('a cancellation that support undoes in the provider’s dashboard leaves nothing behind', async () => {
  const buyer = await resumedAtProvider(2 * MS_PER_HOUR)
  expect(await subscriptionOf(buyer)).toMatchObject({
    ...{ cancel_at_period_end: false, ending_because: null, intent: null },
  })
  expect(await emailsTo(server, buyer.email)).toEqual(['receipt', 'canceled', 'resumed'])
  expect((await view(buyer)).planOffer).not.toBeNull()
})

test('for a late-evening purchase the page and the email name the same last day', async () => {
  server.pass(MS_PER_DAY - ((services.now().getTime() - 22.5 * MS_PER_HOUR) % MS_PER_DAY))
  const buyer = await newBuyer(server)
  const { accessUntil } = (await asOwner(server, buyer).post(routes.subscriptionCancel)).json()
  expect(Date.parse(accessUntil)).toBeCloseTo(services.now().getTime() + 7 * MS_PER_DAY, -4)
  const { text } = await db
    .selectFrom('emails')
    .select('text')
    .where('recipient', '=', buyer.email)
    .where('kind', '=', 'canceled')
    .executeTakeFirstOrThrow()
  expect(text).toContain(`Access until: ${dateWords(new Date(accessUntil))}`)
})
