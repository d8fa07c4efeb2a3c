import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled, routes } from '#domain/api/routes.ts'
import type { SubscriptionView } from '#domain/api/subscription.ts'
import { addDays, MS_PER_DAY } from '#domain/time.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { accessOf } from '#server/leads/plan-access.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { advanceSandbox } from '#server/payment-providers/sandbox/advance.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { asOwner, type Buyer, newBuyer } from '#server/test-client.fixture.ts'

const server = await testApp()
const { services, app } = server
const { db, now } = services
const [one, other] = [
  await signedInOperator(server, ['customers', 'operators']),
  await signedInOperator(server, ['customers', 'operators']),
]

async function pass(days: number): Promise<void> {
  server.pass(days * MS_PER_DAY)
  await advanceSandbox(db, now())
  await reconcile(services, app.log)
}
const view = async (buyer: Buyer) => (await asOwner(server, buyer).get(routes.subscription)).json<SubscriptionView>()
const pauseBy = (operator: typeof one, { leadId: id }: Buyer, until: string) =>
  operator.act(filled(consoleRoutes.customerPause, { id }), { until, reason: 'a journey' }, randomUUID())

/** The days that were paid for, the earliest first; none may be paid twice. */
const paidDays = ({ leadId }: Buyer) =>
  db
    .selectFrom('payments')
    .select(['period_start', 'period_end'])
    .where('lead_id', '=', leadId)
    .where('state', '=', 'succeeded')
    .orderBy('period_start')
    .execute()

/** Acts after which a plan is over, whichever of the two came first. */
const endsPlan = /cancellation|withdrawal|deletion/

type Doing = (buyer: Buyer, end: string) => Promise<{ readonly statusCode: number }>
const acts: Readonly<Record<string, Doing>> = {
  'another pause': (buyer, end) => pauseBy(other, buyer, addDays(end, 60)),
  'the end of a pause': ({ leadId: id }) =>
    other.act(filled(consoleRoutes.customerPauseEnd, { id }), { reason: 'is back' }, randomUUID()),
  'free days': ({ leadId: id }) =>
    other.act(filled(consoleRoutes.customerFreeDays, { id }), { days: 5, reason: 'a bad week' }, randomUUID()),
  'a cancellation': (buyer) => asOwner(server, buyer).post(routes.subscriptionCancel),
  'a withdrawal': (buyer) => asOwner(server, buyer).post(routes.subscriptionWithdraw),
  'a deletion': ({ leadId: id }) =>
    other.act(filled(consoleRoutes.customerErase, { id }), { reason: 'asked for it' }, randomUUID()),
}

/** A buyer whose plan was paused at the moment of an act, or in a pause that was there before. */
async function pausedAtOnce(act: Doing, isPausedBefore: boolean) {
  const buyer = await newBuyer(server)
  const end = ((await view(buyer)).renewal?.on ?? '').slice(0, 10)
  if (isPausedBefore) expect((await pauseBy(one, buyer, addDays(end, 30))).statusCode).toBe(200)
  const replies = await Promise.all([pauseBy(one, buyer, addDays(end, 45)), act(buyer, end)])
  return { buyer, statuses: replies.map(({ statusCode }) => statusCode) }
}

test('a pause and whatever else happens to the plan at that moment leave no day paid twice, and nothing to settle', async () => {
  const tried: { readonly what: string; readonly buyer: Buyer; readonly statuses: readonly number[] }[] = []
  for (const [name, act] of Object.entries(acts))
    for (const isPausedBefore of [false, true])
      tried.push({
        what: `${name}${isPausedBefore ? ' in a pause' : ''}`,
        ...(await pausedAtOnce(act, isPausedBefore)),
      })
  for (const { what, statuses } of tried) expect(Math.max(...statuses), what).toBeLessThan(500)
  for (let month = 0; month < 3; month++) await pass(30)
  for (const { what, buyer } of tried) {
    const paid = await paidDays(buyer)
    expect((await accessOf(db, buyer.leadId, now(), services.config)).kind, what).toBe(
      endsPlan.test(what) ? 'preview' : 'full',
    )
    for (const [place, { period_start }] of paid.entries())
      expect(period_start?.getTime(), what).toBeGreaterThanOrEqual(paid[place - 1]?.period_end?.getTime() ?? 0)
  }
  expect(await db.selectFrom('reconciliation_findings').select(['what']).execute()).toEqual([])
})
