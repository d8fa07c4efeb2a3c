import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import type { WebhookHint } from '#server/platform/payment-provider/provider.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const hint: WebhookHint = { eventId: 'evt', type: 'A.TYPE', livemode: false, ref: 'I-1', orderId: null, payment: null }
let next: Partial<WebhookHint> = {}
const server = await testApp({
  payments: (sandbox) => ({ ...sandbox, readWebhook: async () => ({ ...hint, ...next }) }),
})
const deliver = (changes: Partial<WebhookHint>) => {
  next = changes
  return server.post(routes.webhooks.replace(':provider', 'sandbox'), {})
}

test.each<Partial<WebhookHint>>([
  { eventId: 'evt\u0000' },
  { type: 'A\u0000' },
  { ref: 'I-\u0000' },
  { payment: '\ud800' },
  { eventId: '' },
])('a signed webhook that cannot be stored is refused: %j', async (changes) => {
  expect(refusalIn(await deliver(changes))).toEqual([400, 'WEBHOOK_REFUSED'])
})

test('an order number that is not one of ours is not looked up', async () => {
  expect((await deliver({ eventId: 'of-another-shop', orderId: 'ORDER 4711' })).statusCode).toBe(200)
  const stored = await server.services.db.selectFrom('webhook_events').select(['event_id', 'order_id', 'ref']).execute()
  expect(stored).toEqual([{ event_id: 'of-another-shop', order_id: null, ref: 'I-1' }])
})
