import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CustomerReply } from '#domain/api/console/customers.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled, routes } from '#domain/api/routes.ts'
import type { SubscriptionView } from '#domain/api/subscription.ts'
import { MS_PER_DAY, MS_PER_HOUR, plusDays } from '#domain/time.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { accessOf } from '#server/leads/plan-access.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { advanceSandbox } from '#server/payment-providers/sandbox/advance.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { asOwner, type Buyer, emailsTo, newBuyer, refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp()
const { services, app } = server
const { db, now } = services
const view = async (buyer: Buyer) => (await asOwner(server, buyer).get(routes.subscription)).json<SubscriptionView>()
const paidEnd = async (buyer: Buyer): Promise<Date> => new Date((await view(buyer)).renewal?.on ?? 0)
const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const access = async ({ leadId }: Buyer) => (await accessOf(db, leadId, now(), services.config)).kind
const payments = async (buyer: Buyer) => (await view(buyer)).payments.length

async function pass(days: number): Promise<void> {
  server.pass(days * MS_PER_DAY)
  await advanceSandbox(db, now())
  await reconcile(services, app.log)
}
async function pause(buyer: Buyer, until: Date, times = 1) {
  const operator = await signedInOperator(server, ['customers'])
  const said = { until: dayOf(until), reason: 'a long journey' }
  const key = randomUUID()
  const act = () => operator.act(filled(consoleRoutes.customerPause, { id: buyer.leadId }), said, key)
  for (let time = 1; time < times; time++) await act()
  return act()
}
async function end(buyer: Buyer) {
  const operator = await signedInOperator(server, ['customers'])
  return operator.act(filled(consoleRoutes.customerPauseEnd, { id: buyer.leadId }), { reason: 'is back' })
}
const movements = ({ leadId }: Buyer) =>
  db.selectFrom('ledger_entries').select(['kind', 'number', 'moved_minor']).where('lead_id', '=', leadId).execute()

test('a pause closes the plan after the paid days and charges nothing until its day, whose charge opens it again', async () => {
  const buyer = await newBuyer(server)
  const from = await paidEnd(buyer)
  const until = plusDays(from, 60)
  const booked = await movements(buyer)
  const reply = (await pause(buyer, until, 2)).json<CustomerReply>()
  expect(reply.subscription?.pause).toEqual({ from: from.toISOString(), until: until.toISOString() })
  expect(reply.subscription?.nextOn).toBe(until.toISOString())
  const said = await view(buyer)
  expect([said.pause?.until, said.accessUntil]).toEqual([until.toISOString(), from.toISOString()])
  expect((await emailsTo(server, buyer.email)).filter((kind) => kind === 'pause')).toHaveLength(1)
  // Neither days for nothing nor another plan while it lasts.
  const operator = await signedInOperator(server, ['customers'])
  const give = { days: 3, reason: 'a bad week' }
  expect(
    refusalIn(await operator.act(filled(consoleRoutes.customerFreeDays, { id: buyer.leadId }), give, randomUUID())),
  ).toEqual([409, 'CHARGE_NOT_MOVED'])
  expect(said.planOffer).toBeNull()
  expect(await access(buyer)).toBe('full')
  const paidDays = Math.round((from.getTime() - now().getTime()) / MS_PER_DAY)
  await pass(paidDays + 1)
  expect([await access(buyer), await payments(buyer)]).toEqual(['preview', 1])
  await pass(58)
  expect([await access(buyer), await payments(buyer), await movements(buyer)]).toEqual(['preview', 1, booked])
  expect((await view(buyer)).state).toBe('active')
  await pass(2)
  expect([await access(buyer), await payments(buyer)]).toEqual(['full', 2])
  const after = await view(buyer)
  expect([after.pause, after.renewal?.on]).toEqual([undefined, plusDays(until, 30).toISOString()])
  expect(await emailsTo(server, buyer.email)).toContain('receipt')
})

test('a customer ends a pause early and is charged within the hour; its end can be moved before', async () => {
  const buyer = await newBuyer(server)
  const from = await paidEnd(buyer)
  await pause(buyer, plusDays(from, 30))
  await pause(buyer, plusDays(from, 90))
  expect((await view(buyer)).pause).toEqual({ from: from.toISOString(), until: plusDays(from, 90).toISOString() })
  await pass(Math.round((from.getTime() - now().getTime()) / MS_PER_DAY) + 10)
  expect([await access(buyer), await payments(buyer)]).toEqual(['preview', 1])
  const ended = await asOwner(server, buyer).post(routes.subscriptionPauseEnd)
  const next = new Date(ended.json<SubscriptionView>().renewal?.on ?? 0)
  const ahead = next.getTime() - now().getTime()
  expect(ahead > 0 && ahead <= MS_PER_HOUR).toBe(true)
  // Pressing again changes nothing.
  expect((await asOwner(server, buyer).post(routes.subscriptionPauseEnd)).statusCode).toBe(200)
  await pass(1)
  expect([await access(buyer), await payments(buyer)]).toEqual(['full', 2])
  expect((await view(buyer)).renewal?.on).toBe(plusDays(next, 30).toISOString())
  expect((await emailsTo(server, buyer.email)).filter((kind) => kind === 'pause')).toHaveLength(3)
})

test('a pause that has not begun is taken back, and free days after it are open', async () => {
  const buyer = await newBuyer(server)
  const from = await paidEnd(buyer)
  await pause(buyer, plusDays(from, 30))
  expect((await end(buyer)).json<CustomerReply>().subscription).toMatchObject({ nextOn: from.toISOString() })
  expect((await view(buyer)).pause).toBeUndefined()
  const operator = await signedInOperator(server, ['customers'])
  const give = { days: 3, reason: 'a bad week' }
  await operator.act(filled(consoleRoutes.customerFreeDays, { id: buyer.leadId }), give, randomUUID())
  expect((await view(buyer)).accessUntil).toBe(plusDays(from, 3).toISOString())
})

test('a paused plan is cancelled at once and never charged, and the paid days stay open', async () => {
  const buyer = await newBuyer(server)
  const from = await paidEnd(buyer)
  await pause(buyer, plusDays(from, 60))
  await asOwner(server, buyer).post(routes.subscriptionCancel)
  const said = await view(buyer)
  expect([said.state, said.accessUntil, said.pause]).toEqual(['canceled', from.toISOString(), undefined])
  expect(await emailsTo(server, buyer.email)).toContain('canceled')
  await pass(70)
  expect([await access(buyer), await payments(buyer)]).toEqual(['preview', 1])
})

test.each([
  ['the last paid day', 0],
  ['a day more than three months later', 94],
])('%s is refused, and nothing changes', async (_, days) => {
  const buyer = await newBuyer(server)
  const before = await view(buyer)
  expect(refusalIn(await pause(buyer, plusDays(await paidEnd(buyer), days)))).toEqual([409, 'CHARGE_NOT_MOVED'])
  expect(await view(buyer)).toEqual(before)
})
