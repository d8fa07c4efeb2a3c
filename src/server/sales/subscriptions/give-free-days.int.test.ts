import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CustomerReply } from '#domain/api/console/customers.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled, routes } from '#domain/api/routes.ts'
import type { SubscriptionView } from '#domain/api/subscription.ts'
import { MS_PER_DAY, plusDays } from '#domain/time.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { accessOf } from '#server/leads/plan-access.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { advanceSandbox } from '#server/payment-providers/sandbox/advance.ts'
import { ProviderError } from '#server/platform/payment-provider/provider.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { asOwner, type Buyer, emailsTo, newBuyer, refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp()
const { services, app } = server
const { db, now } = services
const view = async (buyer: Buyer) => (await asOwner(server, buyer).get(routes.subscription)).json<SubscriptionView>()
let operator = await signedInOperator(server, ['customers'])
const give = (buyer: Buyer, days: number, key = randomUUID()) =>
  operator.act(filled(consoleRoutes.customerFreeDays, { id: buyer.leadId }), { days, reason: 'a bad week' }, key)
const on = ({ renewal }: SubscriptionView): Date => new Date(renewal?.on ?? 0)
async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    server.pass(MS_PER_DAY)
    await advanceSandbox(db, now())
    await reconcile(services, app.log)
  }
}
const paid = async ({ orderId }: Buyer) =>
  (
    await db
      .selectFrom('payments')
      .select(['period_start', 'period_end'])
      .where('order_id', '=', orderId)
      .where('state', '=', 'succeeded')
      .orderBy('period_start')
      .execute()
  ).map(({ period_start: start, period_end: end }) => ({ start, end }))

test('free days keep the plan open, move the charge, are told and logged, and are given once', async () => {
  const buyer = await newBuyer(server)
  const before = await view(buyer)
  const key = randomUUID()
  for (const _ of [1, 2]) {
    const reply = await give(buyer, 5, key)
    expect(reply.json<CustomerReply>().subscription?.nextOn).toBe(plusDays(on(before), 5).toISOString())
  }
  const after = await view(buyer)
  expect([on(after), after.accessUntil]).toEqual([plusDays(on(before), 5), plusDays(on(before), 5).toISOString()])
  expect((await emailsTo(server, buyer.email)).filter((kind) => kind === 'free_days')).toHaveLength(1)
  const mail = await db
    .selectFrom('emails')
    .select(['subject', 'text'])
    .where('lead_id', '=', buyer.leadId)
    .where('kind', '=', 'free_days')
    .executeTakeFirstOrThrow()
  expect(mail.subject).toContain('5 free days')
  const { timeline } = (await operator.get(filled(consoleRoutes.customer, { id: buyer.leadId }))).json<CustomerReply>()
  expect(timeline.filter(({ what }) => what === 'give free days').map(({ detail }) => detail)).toEqual([
    '5 days: a bad week',
  ])
  await give(buyer, 1)
  expect(on(await view(buyer))).toEqual(plusDays(on(before), 6))
  expect(await accessOf(db, buyer.leadId, now(), services.config)).toEqual({
    kind: 'full',
    until: plusDays(on(before), 6),
  })
  // Open to the end of the last free day, charged after it, and counted from there.
  const last = Math.round((+on(before) - +now()) / MS_PER_DAY) + 5
  await pass(last)
  expect([(await view(buyer)).accessUntil !== null, (await paid(buyer)).length]).toEqual([true, 1])
  await pass(2)
  const [first, second] = await paid(buyer)
  expect(second?.start).toEqual(plusDays(first?.end ?? now(), 6))
  expect((await view(buyer)).state).toBe('active')
})

test('nothing changes and nothing is told if the provider refuses, if none is to come, or by too many days', async () => {
  // The session of the other test is over by now.
  operator = await signedInOperator(server, ['customers'])
  const buyer = await newBuyer(server)
  const before = await view(buyer)
  const sandbox = services.payments.byName('sandbox')
  const real = sandbox.moveCharge
  Object.assign(sandbox, {
    moveCharge: async () => {
      throw new ProviderError('REFUSED', 'no')
    },
  })
  expect(refusalIn(await give(buyer, 3))).toEqual([409, 'CHARGE_NOT_MOVED'])
  Object.assign(sandbox, { moveCharge: real })
  expect(await view(buyer)).toEqual(before)
  expect(await emailsTo(server, buyer.email)).not.toContain('free_days')
  expect((await give(buyer, 32)).statusCode).toBe(422)
  await asOwner(server, buyer).post(routes.subscriptionCancel)
  expect(refusalIn(await give(buyer, 3))).toEqual([409, 'CHARGE_NOT_MOVED'])
})

test('a provider that does not answer is asked again', async () => {
  const buyer = await newBuyer(server)
  const before = await view(buyer)
  const sandbox = services.payments.byName('sandbox')
  const real = sandbox.moveCharge
  Object.assign(sandbox, {
    moveCharge: async () => {
      throw new Error('timed out')
    },
  })
  expect((await give(buyer, 3)).statusCode).toBe(200)
  expect(on(await view(buyer))).toEqual(on(before))
  Object.assign(sandbox, { moveCharge: real })
  server.pass(2 * 60_000)
  await reconcile(services, app.log)
  expect(on(await view(buyer))).toEqual(plusDays(on(before), 3))
  expect(await emailsTo(server, buyer.email)).toContain('free_days')
})
