import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { sandboxScenarios, scenarioNames } from '#domain/billing/sandbox-cards.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { processWebhooks } from '#server/jobs/webhooks/process-webhooks.ts'
import { advanceSandbox } from '#server/payment-providers/sandbox/advance.ts'
import { answerBank } from '#server/payment-providers/sandbox/buyer-actions.ts'
import { deliverWebhooks } from '#server/payment-providers/sandbox/webhooks.ts'
import { deliverTo } from '#server/sandbox/sandbox-routes.ts'
import { type TestApp, testApp } from '#server/test-app.fixture.ts'
import { newLeadToken, postOrder } from '#server/test-client.fixture.ts'
import { executeIntents } from './execute-intents.ts'
import { reconcile } from './reconcile.ts'
import { reconcileOrders } from './reconcile-orders.ts'
import { sendNotices } from './send-notices.ts'

const DAYS = 40
const [withoutWebhooks, withWebhooks] = [await testApp(), await testApp()]

/** One customer for each test card; both apps get the same customers. */
async function buyEverything(server: TestApp): Promise<void> {
  const { db, now } = server.services
  for (const scenario of scenarioNames) {
    const token = await newLeadToken(server, `${scenario}@example.com`)
    await postOrder(server, token, { sandbox: { scenario } })
  }
  const waiting = await db
    .selectFrom('sandbox_charges')
    .select('subscription_ref')
    .where('state', '=', 'requires_action')
    .execute()
  for (const { subscription_ref } of waiting) await answerBank(db, subscription_ref, true, now())
}

async function liveThrough(server: TestApp, everyDay: () => Promise<unknown>): Promise<void> {
  for (let day = 0; day <= DAYS; day++) {
    await advanceSandbox(server.services.db, server.services.now())
    await everyDay()
    server.pass(MS_PER_DAY)
  }
}

/** The final state of every customer. */
async function ends({ services: { db } }: TestApp) {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('leads', 'leads.id', 'orders.lead_id')
    .leftJoin('subscriptions', 'subscriptions.order_id', 'orders.id')
    .select(['leads.email', 'orders.state as order', 'subscriptions.state', 'subscriptions.end_reason'])
    .select((order) => [
      order
        .selectFrom('payments')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('payments.order_id', '=', 'orders.id')
        .where('payments.state', '=', 'succeeded')
        .as('paid'),
      order
        .selectFrom('entitlements')
        .innerJoin('payments', 'payments.id', 'payment_id')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('payments.order_id', '=', 'orders.id')
        .where('revoked_at', 'is', null)
        .as('rights'),
    ])
    .orderBy('leads.email')
    .execute()
  return rows
}

test('the final state is the same without any webhook as with all of them', async () => {
  for (const server of [withoutWebhooks, withWebhooks]) await buyEverything(server)
  await liveThrough(withoutWebhooks, () => reconcile(withoutWebhooks.services, withoutWebhooks.app.log))
  const { services, app, api } = withWebhooks
  await liveThrough(withWebhooks, async () => {
    await deliverWebhooks(services.db, deliverTo(await api()), services.now())
    await processWebhooks(services, app.log)
    await executeIntents(services, app.log)
    // Unpaid orders expire through our own job, without a webhook.
    await reconcileOrders(services, app.log)
    await sendNotices(services, app.log)
  })
  const [expected, found] = [await ends(withWebhooks), await ends(withoutWebhooks)]
  expect(found).toEqual(expected)
  const paid = found.filter(({ order }) => order === 'paid').map(({ email }) => email)
  expect(paid).toEqual([
    'challenge@example.com',
    'ok@example.com',
    'renewals_fail@example.com',
    'unknown_outcome@example.com',
  ])
  expect(found.find(({ email }) => email.startsWith('ok'))).toMatchObject({ state: 'active', paid: 3, rights: 3 })
})

test('no card number is stored or logged, even if a client sends one', async () => {
  const token = await newLeadToken(withoutWebhooks, 'pan@example.com')
  const card = sandboxScenarios.ok
  await postOrder(withoutWebhooks, token, { sandbox: { scenario: card } })
  await postOrder(withoutWebhooks, token, { card, wallet: card.replaceAll(' ', '') })
  await withoutWebhooks.post(routes.webhooks.replace(':provider', 'sandbox'), { card })
  const tables = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(withoutWebhooks.services.db)
  const texts = await Promise.all(
    tables.rows.map(async ({ name }) => {
      const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.raw(name)} t`.execute(
        withoutWebhooks.services.db,
      )
      return rows.map(({ text }) => text).join('\n')
    }),
  )
  const kept = [...texts, withoutWebhooks.logged()].join('\n').replaceAll(/(?<=\d)[ -](?=\d)/g, '')
  expect(kept).toContain('pan@example.com')
  for (const number of Object.values(sandboxScenarios)) expect(kept).not.toContain(number.replaceAll(' ', ''))
})
