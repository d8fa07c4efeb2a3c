import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { orderRoute, routes } from '#domain/api/routes.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newLeadToken, postOrder } from '#server/test-client.fixture.ts'

const server = await testApp({ sandboxPages: true })
const { db } = server.services
const newToken = () => newLeadToken(server, `${randomUUID()}@example.com`)
const view = (id: string, secret: string) => server.get(orderRoute(id), { 'order-secret': secret })
/** Approves a payment in the sandbox's wallet window. */
const approve = async (ref: string) => (await server.post(routes.sandboxApproval, { ref })).statusCode

test.each([
  ['Apple Pay', { method: 'FAST_PAYMENTS', wallet: 'Apple Pay' }, 'Apple Pay'],
  ['Google Pay', { method: 'FAST_PAYMENTS', wallet: 'Google Pay' }, 'Google Pay'],
  ['PayPal', { method: 'FAST_PAYMENTS' }, null],
])('%s pays when it is approved, once, and not before', async (_, way, wallet) => {
  const token = await newToken()
  const { id, secret, state, next } = (await postOrder(server, token, way)).json()
  expect([state, next.kind]).toEqual(['requires_action', 'approve_wallet'])
  const attempt = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(attempt).toMatchObject({ method: 'FAST_PAYMENTS', wallet })
  // Pressing the button again opens the same window.
  expect((await postOrder(server, token, way)).json().next).toEqual(next)
  for (let press = 0; press < 2; press++) expect(await approve(next.subscriptionId)).toBe(204)
  expect((await view(id, secret)).json()).toMatchObject({ state: 'paid', amountMinor: 999 })
  const payments = await db.selectFrom('payments').select(['state', 'wallet']).where('order_id', '=', id).execute()
  expect(payments).toEqual([{ state: 'succeeded', wallet }])
})

test('a customer who leaves a wallet can pay the same order with a card, and a late approval in the wallet charges nothing', async () => {
  const token = await newToken()
  const { id, next } = (await postOrder(server, token, { method: 'FAST_PAYMENTS' })).json()
  expect((await postOrder(server, token)).json()).toMatchObject({ id, state: 'paid' })
  expect(await approve(next.subscriptionId)).toBe(204)
  const payments = await db.selectFrom('payments').select('state').where('order_id', '=', id).execute()
  expect(payments).toEqual([{ state: 'succeeded' }])
})

test('approving a wallet does not answer the bank, and an unknown reference changes nothing', async () => {
  const token = await newToken()
  const { id, secret, next } = (await postOrder(server, token, { sandbox: { scenario: 'challenge' } })).json()
  const ref = next.url.split('/').at(-1)
  expect(await approve(ref)).toBe(204)
  expect(await approve(`sandbox_sub_${'0'.repeat(32)}`)).toBe(204)
  expect(await approve('anything')).toBe(422)
  expect((await view(id, secret)).json().state).toBe('requires_action')
})
