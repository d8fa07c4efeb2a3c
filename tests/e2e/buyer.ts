import { randomInt, randomUUID } from 'node:crypto'
import type { LeadReply, LeadRequest } from '#domain/api/leads.ts'
import type { OrderReply, OrderRequest } from '#domain/api/orders.ts'
import { IDEMPOTENCY_KEY, routes } from '#domain/api/routes.ts'
import { DISCLOSURE_VERSION } from '#domain/billing/disclosure.ts'
import type { Hero } from '#domain/hero/hero.ts'
import { ada } from './personas/ada.ts'
import { recordOf, todayInUtc } from './personas/record-of.ts'

const monthInSandbox: OrderRequest = {
  productId: 'test-1-month',
  expectedAmountMinor: 2999,
  currency: 'USD',
  disclosureVersion: DISCLOSURE_VERSION,
  consent: true,
  method: 'CREDIT_CARD',
  sandbox: { scenario: 'ok' },
}

async function post<Reply>(address: string, body: unknown, token?: string): Promise<Reply> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
      [IDEMPOTENCY_KEY]: randomUUID(),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
  // The server's own contract.
  return (await answer.json()) as Reply
}

/** Confirms an address over HTTP, as the app would; an entry `token` for a device. */
export async function confirmedLead(appUrl: string, email: string): Promise<{ token: string }> {
  const hero: Hero = { ...recordOf(ada, todayInUtc()), email }
  const request: LeadRequest = { hero, units: 'metric', conditions: ['NONE'] }
  return post<LeadReply>(`${appUrl}${routes.leads}`, request)
}

/** Buys the four weeks over HTTP; entries `token` and `order` for a device. */
export async function paidOrder(appUrl: string, email: string): Promise<{ token: string; order: string }> {
  const { token } = await confirmedLead(appUrl, email)
  const { id, secret } = await post<OrderReply>(`${appUrl}${routes.orders}`, monthInSandbox, token)
  return { token, order: JSON.stringify({ id, secret }) }
}
