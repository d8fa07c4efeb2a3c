import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '#server/test-app.fixture.ts'
import { type Buyer, newBuyer } from '#server/test-client.fixture.ts'
import { refreshPurchase } from './refresh-purchase.ts'

const { services, ...server } = await testApp()
const { db } = services

/** Refreshes a purchase that the provider no longer knows. */
async function refreshUnknown({ leadId, orderId }: Buyer) {
  await sql`truncate sandbox_refunds, sandbox_charges, sandbox_subscriptions cascade`.execute(db)
  await refreshPurchase(services, { leadId, orderId, provider: 'sandbox', ref: null })
  return db.selectFrom('reconciliation_findings').select('what').where('order_id', '=', orderId).execute()
}

test('a paid order that its provider does not know is a finding', async () => {
  const paid = await newBuyer({ services, ...server })
  expect(await refreshUnknown(paid)).toEqual([{ what: 'order_without_provider_object' }])
})

test('an order that was never paid is no finding: it was abandoned, and the provider may have no trace of it', async () => {
  const waiting = await newBuyer({ services, ...server }, { sandbox: { scenario: 'challenge' } })
  expect(await refreshUnknown(waiting)).toEqual([])
})
