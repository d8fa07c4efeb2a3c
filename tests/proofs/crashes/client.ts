import { Value } from 'typebox/value'
import { LeadReply } from '#domain/api/leads.ts'
import { OrderReply, OrderView } from '#domain/api/orders.ts'
import { IDEMPOTENCY_KEY, ORDER_SECRET, orderRoute, routes } from '#domain/api/routes.ts'
import { exampleHero, exampleLead, exampleOrder } from '#server/lead.example.ts'

const TIMEOUT = 10_000
let addresses = 0

/** A visitor's address that was not used before. */
function newAddress(): string {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

async function ask(url: string, init: RequestInit, headers: Record<string, string>): Promise<Response> {
  return fetch(url, {
    ...init,
    headers: { 'x-forwarded-for': newAddress(), ...headers },
    signal: AbortSignal.timeout(TIMEOUT),
  })
}

const post = (
  url: string,
  body: Readonly<Record<string, unknown>>,
  headers: Record<string, string>,
): Promise<Response> =>
  ask(url, { method: 'POST', body: JSON.stringify(body) }, { 'content-type': 'application/json', ...headers })

/** An error for a refusal that the test did not provoke. */
const unexpected = async (what: string, reply: Response): Promise<Error> =>
  new Error(`${what} got the reply ${reply.status}: ${await reply.text()}`)

/** The token of a lead that the app has acknowledged, or null if the app could not answer. */
export async function postLead(url: string, key: string): Promise<string | null> {
  const lead = { ...exampleLead, hero: { ...exampleHero, email: `${key}@example.com` } }
  const reply = await post(`${url}${routes.leads}`, lead, { [IDEMPOTENCY_KEY]: key })
  if (reply.status >= 500) return null
  if (!reply.ok) throw await unexpected('A lead', reply)
  return Value.Parse(LeadReply, await reply.json()).token
}

/** The order that the app has acknowledged as paid, or null if the app could not answer. */
export async function postOrder(url: string, token: string, key: string): Promise<OrderReply | null> {
  const headers = { authorization: `Bearer ${token}`, [IDEMPOTENCY_KEY]: key }
  const reply = await post(`${url}${routes.orders}`, exampleOrder(), headers)
  if (reply.status >= 500) return null
  if (!reply.ok) throw await unexpected('An order', reply)
  const order = Value.Parse(OrderReply, await reply.json())
  return order.state === 'paid' ? order : null
}

/** Whether the app still has this lead: its token is accepted, and only then does the unknown plan matter. */
export async function knowsLead(url: string, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}`, [IDEMPOTENCY_KEY]: crypto.randomUUID() }
  const reply = await post(`${url}${routes.orders}`, { ...exampleOrder(), productId: 'none' }, headers)
  if (reply.status === 404) return true
  if (reply.status === 401) return false
  throw await unexpected('A token', reply)
}

/** Whether the app still has this order, and as paid. */
export async function knowsOrder(url: string, { id, secret }: OrderReply): Promise<boolean> {
  const reply = await ask(`${url}${orderRoute(id)}`, {}, { [ORDER_SECRET]: secret })
  if (reply.status === 404) return false
  if (!reply.ok) throw await unexpected('An order', reply)
  return Value.Parse(OrderView, await reply.json()).state === 'paid'
}
