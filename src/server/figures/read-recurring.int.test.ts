import { expect, test } from 'vitest'
import type { RecurringReply } from '#domain/api/console/recurring.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { advanceSandbox } from '#server/payment-providers/sandbox/advance.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { asOwner, newBuyer } from '#server/test-client.fixture.ts'
import { readRecurring } from './read-recurring.ts'

const server = await testApp()
const { services, app } = server
const { db, now } = services
const source = { db, now, livemode: false }

async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    server.pass(MS_PER_DAY)
    await advanceSandbox(db, now())
    await reconcile(services, app.log)
  }
}

/** Start, movements and end add up, and a month begins with what the one before it ended with. */
function expectTies({ months }: RecurringReply): void {
  for (const [place, month] of months.entries()) {
    const { startMinor, newMinor, expansionMinor, contractionMinor, churnedMinor, recoveredMinor, endMinor } = month
    expect(startMinor + newMinor + expansionMinor - contractionMinor - churnedMinor + recoveredMinor).toBe(endMinor)
    const before = months.slice(place + 1).find(({ currency }) => currency === month.currency)
    if (before !== undefined) expect(startMinor).toBe(before.endMinor)
  }
}

test('movements tie from month to month, trials count by the setting alone, and a later refund leaves past months as they were', async () => {
  const stays = await newBuyer(server)
  const leaves = await newBuyer(server)
  await newBuyer(server, { sandbox: { scenario: 'renewals_fail' } })
  expect((await readRecurring(source, true)).months).toMatchObject([
    { newMinor: 3 * 2999, endMinor: 3 * 2999, customers: 3 },
  ])
  expect((await readRecurring(source, false)).months).toEqual([])
  await pass(10)
  await asOwner(server, leaves).post(routes.subscriptionCancel)
  expect((await readRecurring(source, true)).cancelledRunning).toBe(1)
  await pass(62)
  for (const doTrialsCount of [true, false]) expectTies(await readRecurring(source, doTrialsCount))
  const { months, trials } = await readRecurring(source, false)
  expect(trials).toEqual({ running: 0, ended: 3, paid: 2 })
  const sum = (of: (month: RecurringReply['months'][number]) => number) =>
    months.reduce((total, month) => total + of(month), 0)
  expect(sum(({ newMinor }) => newMinor)).toBe(2 * 2999)
  expect(sum(({ churnedMinor }) => churnedMinor)).toBe(2999)
  expect(months[0]).toMatchObject({ endMinor: 2999, customers: 1 })

  // All money of the one who stays goes back today: from today on, and not before.
  const over = months.slice(1)
  const operator = await signedInOperator(server, ['figures', 'customers'])
  const charges = await db
    .selectFrom('payments')
    .select('id')
    .where('lead_id', '=', stays.leadId)
    .orderBy('at', 'desc')
    .execute()
  await db
    .updateTable('entitlements')
    .set({ revoked_at: now(), revoked_because: 'refunded' })
    .where('payment_id', '=', charges[0]?.id ?? '')
    .execute()
  server.pass(1000)
  const after = (await operator.get(consoleRoutes.recurringFigures)).json<RecurringReply>()
  expect(after.months.slice(1)).toEqual(over)
  expect(after.months[0]?.endMinor).toBe(0)
  expectTies(after)
})
