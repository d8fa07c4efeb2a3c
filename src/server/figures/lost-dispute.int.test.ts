import { expect, test } from 'vitest'
import type { CustomerReply } from '#domain/api/console/customers.ts'
import type { BreakdownReply, HeadlineReply, SubscriptionsReply } from '#domain/api/console/figures.ts'
import type { AccountingReply } from '#domain/api/console/operations.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled } from '#domain/api/routes.ts'
import { addDays, MS_PER_DAY } from '#domain/time.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { advanceSandbox } from '#server/payment-providers/sandbox/advance.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newBuyer } from '#server/test-client.fixture.ts'

const server = await testApp()
const { services, app } = server
const { db, now } = services

test('a dispute that is lost takes its amount from every figure, on its day, and its fee is one', async () => {
  const { leadId } = await newBuyer(server, { sandbox: { scenario: 'disputed_later' } })
  const bought = now().toISOString().slice(0, 10)
  server.pass(3 * MS_PER_DAY)
  await advanceSandbox(db, now())
  await db.updateTable('sandbox_charges').set({ dispute_state: 'lost', dispute_closed_at: now() }).execute()
  await db.updateTable('sandbox_subscriptions').set({ changed_at: now() }).execute()
  await reconcile(services, app.log)
  const operator = await signedInOperator(server, ['figures', 'customers', 'prices'])
  const disputed = addDays(bought, 2)
  const read = async <T>(route: string, query: object): Promise<T> =>
    (await operator.get(`${route}?${new URLSearchParams({ ...query })}`)).json<T>()
  const all = { from: bought, to: addDays(bought, 9) }
  const usd = (minor: number) => [{ currency: 'USD', minor }]

  const headline = async (from: string, to: string) =>
    (await read<HeadlineReply>(consoleRoutes.headline, { from, to })).now
  expect(await headline(bought, bought)).toMatchObject({ revenue: usd(999), disputed: [], kept: usd(999) })
  expect(await headline(disputed, all.to)).toMatchObject({ disputed: usd(999), fees: usd(1500), disputes: 1 })
  expect(await headline(all.from, all.to)).toMatchObject({ revenue: usd(999), kept: usd(-1500) })

  const { unattributed } = await read<BreakdownReply>(consoleRoutes.breakdown, { ...all, dimension: 'source' })
  expect(unattributed).toEqual(usd(0))
  const { plans, back } = await read<SubscriptionsReply>(consoleRoutes.subscriptionFigures, all)
  expect(plans).toMatchObject([{ firstMinor: 999, backMinor: 999 }])
  expect(back).toMatchObject([{ kind: 'dispute_taken', because: 'fraudulent', count: 1, minor: 999 }])
  const { rows } = await read<AccountingReply>(consoleRoutes.accounting, { ...all, by: 'document' })
  expect(rows.map(({ kind, grossMinor, feeMinor }) => [kind, grossMinor, feeMinor])).toEqual([
    ['receipt', 999, null],
    ['dispute_taken', -999, null],
    ['fee', 0, 1500],
  ])
  const customer = (await operator.get(filled(consoleRoutes.customer, { id: leadId }))).json<CustomerReply>()
  expect(customer).toMatchObject({ kept: usd(-1500), payments: [{ amountMinor: 999, keptMinor: 0, dispute: 'lost' }] })
})
