import { expect, test } from 'vitest'
import type { DisputeRatesReply, DisputesReply, WaitingReply } from '#domain/api/console/operations.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { advanceSandbox } from '#server/payment-providers/sandbox/advance.ts'
import type { DisputeEvidence, PaymentProvider } from '#server/platform/payment-provider/provider.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newBuyer, refusalIn } from '#server/test-client.fixture.ts'

const sent: DisputeEvidence[] = []
let isSilent = false
const server = await testApp({
  payments: (sandbox: PaymentProvider) => ({
    ...sandbox,
    answerDispute: (dispute, evidence, key) => {
      sent.push(evidence)
      return isSilent ? Promise.reject(new Error('no reply')) : sandbox.answerDispute(dispute, evidence, key)
    },
  }),
})
const { services, app } = server
const { db, now } = services

async function pass(days: number): Promise<void> {
  server.pass(days * MS_PER_DAY)
  await advanceSandbox(db, now())
  await reconcile(services, app.log)
}

test('evidence with the use of the plan is sent from the console, once, and the outcome is kept with its date', async () => {
  const { leadId } = await newBuyer(server, { sandbox: { scenario: 'disputed_later' } })
  const today = now().toISOString().slice(0, 10)
  await db
    .insertInto('diary_records')
    .values({
      person_id: leadId,
      id: 'd1',
      day: today,
      title: 'Canary soup',
      figures: '{"kcal":4321}',
      changed_at: now(),
    })
    .execute()
  await db
    .insertInto('weight_entries')
    .values({ person_id: leadId, day: today, grams: 83_210, changed_at: now() })
    .execute()
  await pass(3)
  const operator = await signedInOperator(server, ['customers'])
  const listed = async () => (await operator.get(consoleRoutes.disputes)).json<DisputesReply>().disputes[0]
  const waiting = async () => (await operator.get(consoleRoutes.waiting)).json<WaitingReply>().disputes
  const charge = (await listed())?.charge ?? ''
  expect(await waiting()).toBe(1)
  const { text } = (await operator.get(filled(consoleRoutes.disputeEvidence, { charge }))).json<{ text: string }>()
  expect(text).toContain(`Days with entries in the diary or the log: 1, from ${today} to ${today}`)
  expect(text).toMatch(/Emails delivered: \d+|Emails delivered: none/)
  expect(text).not.toMatch(/Canary|4321|83210|83\\.21|kcal|gram/)

  const address = filled(consoleRoutes.disputeSent, { charge })
  isSilent = true
  expect(refusalIn(await operator.act(address))).toEqual([503, 'DISPUTE_NOT_SENT'])
  expect(await waiting()).toBe(1)
  isSilent = false
  expect((await operator.act(address)).statusCode).toBe(200)
  expect(await waiting()).toBe(0)
  expect(text).toContain(sent.at(-1)?.text)
  expect(text).toContain(sent.at(-1)?.activity)
  expect(refusalIn(await operator.act(address))).toEqual([409, 'DISPUTE_REFUSED'])
  expect(await listed()).toMatchObject({ state: 'open', isSent: true, reason: 'fraudulent', feeMinor: 1500 })

  await pass(8)
  const again = await signedInOperator(server, ['customers'])
  const [decided] = (await again.get(consoleRoutes.disputes)).json<DisputesReply>().disputes
  expect(decided).toMatchObject({ state: 'won', closedAt: expect.any(String), answeredAt: expect.any(String) })
  const { months } = (await again.get(consoleRoutes.disputeRates)).json<DisputeRatesReply>()
  const sum = (key: 'charges' | 'disputes' | 'fraud') => months.reduce((total, month) => total + month[key], 0)
  expect([sum('charges') >= 1, sum('disputes'), sum('fraud')]).toEqual([true, 1, 1])
})
