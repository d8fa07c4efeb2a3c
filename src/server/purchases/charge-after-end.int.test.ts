import { expect, test } from 'vitest'
import { MS_PER_DAY, plusDays } from '#domain/time.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newBuyer } from '#server/test-client.fixture.ts'
import { applySnapshot } from './apply-snapshot.ts'

const server = await testApp()
const { services } = server
const { db } = services

test('a charge that came after the end is refunded and recorded as a finding', async () => {
  const { leadId, orderId } = await newBuyer(server)
  const { id, provider_ref } = await db
    .selectFrom('subscriptions')
    .select(['id', 'provider_ref'])
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow()
  const sandbox = services.payments.byName('sandbox')
  await applySnapshot(services, leadId, orderId, await sandbox.cancel(provider_ref, 'now', `cancel:${id}`), 'change')
  server.pass(8 * MS_PER_DAY)
  const said = await sandbox.fetch({ orderId, ref: null })
  const first = said?.charges[0]
  if (said === null || first === undefined) throw new Error('There is no charge.')
  const at = services.now()
  const period = { start: at, end: plusDays(at, 30) }
  const charge = { ...first, ref: `${first.ref}_late`, kind: 'renewal' as const, at, period }
  const late = { ...said, fetchedAt: at, charges: [first, charge] }
  await applySnapshot(services, leadId, orderId, late, 'job')
  await applySnapshot(services, leadId, orderId, late, 'job')
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.because', 'refunds.amount_minor', 'payments.amount_minor as charged'])
    .where('order_id', '=', orderId)
    .where('payments.provider_ref', 'like', '%_late')
    .execute()
  expect(refunds).toEqual([{ because: 'after_end', amount_minor: 999, charged: 999 }])
  const findings = await db
    .selectFrom('reconciliation_findings')
    .select('what')
    .where('order_id', '=', orderId)
    .execute()
  expect(findings).toContainEqual({ what: 'charge_after_end' })
})

test('a late charge that is first seen together with the end is refunded as well', async () => {
  const { leadId, orderId } = await newBuyer(server)
  const said = await services.payments.byName('sandbox').fetch({ orderId, ref: null })
  const first = said?.charges[0]
  if (said === null || first === undefined) throw new Error('There is no charge.')
  const endedAt = services.now()
  server.pass(MS_PER_DAY)
  const at = services.now()
  const period = { start: at, end: plusDays(at, 30) }
  const charge = { ...first, ref: `${first.ref}_late`, kind: 'renewal' as const, at, period }
  const over = { ...said, state: 'canceled', endedAt, fetchedAt: at, charges: [first, charge] } as const
  await applySnapshot(services, leadId, orderId, over, 'job')
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.because', 'payments.provider_ref'])
    .where('order_id', '=', orderId)
    .execute()
  expect(refunds).toEqual([{ because: 'after_end', provider_ref: charge.ref }])
})
