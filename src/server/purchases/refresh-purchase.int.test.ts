import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '#server/test-app.fixture.ts'
import { type Buyer, newBuyer } from '#server/test-client.fixture.ts'
import { refreshPurchase } from './refresh-purchase.ts'

const { services, ...server } = await testApp()
const { db } = services

/** Looks for a purchase of which the provider knows nothing any more. */
async function refreshUnknown({ leadId, orderId }: Buyer) {
  await sql`truncate sandbox_refunds, sandbox_charges, sandbox_subscriptions cascade`.execute(db)
  await refreshPurchase(services, { leadId, orderId, provider: 'sandbox', ref: null })
  return db.selectFrom('reconciliation_findings').select('what').where('order_id', '=', orderId).execute()
}

test('a paid order that its provider does not know is a finding', async () => {
  const paid = await newBuyer({ services, ...server })
  expect(await refreshUnknown(paid)).toEqual([{ what: 'order_without_provider_object' }])
})

test('one that was never paid is none: it was given up, and nothing is left of it there', async () => {
  const waiting = await newBuyer({ services, ...server }, { sandbox: { scenario: 'challenge' } })
  expect(await refreshUnknown(waiting)).toEqual([])
})
