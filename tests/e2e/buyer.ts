import { randomInt, randomUUID } from 'node:crypto'
import type { LeadReply, LeadRequest } from '#domain/api/leads.ts'
import type { OrderReply, OrderRequest } from '#domain/api/orders.ts'
import { IDEMPOTENCY_KEY, routes, VISITOR_ID } from '#domain/api/routes.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { exampleOrder } from '#server/lead.example.ts'
import type { Persona } from './personas/persona.ts'
import { recordOf, todayInUtc } from './personas/record-of.ts'
import { ada } from './personas/women.ts'

type Posted<Reply> = { readonly reply: Reply /** The session cookie of the reply. */; readonly session: string }

type Sender = {
  readonly token?: string
  /** The visitor id that measurement generated for the page. */
  readonly visitorId?: string
}

async function post<Reply>(address: string, body: unknown, { token, visitorId }: Sender = {}): Promise<Posted<Reply>> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
      [IDEMPOTENCY_KEY]: randomUUID(),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(visitorId === undefined ? {} : { [VISITOR_ID]: visitorId }),
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
  // The reply has this type by the route's response schema.
  const reply = (await answer.json()) as Reply
  return { reply, session: /^session=([\w-]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '' }
}

/** Confirms an address over HTTP, as the app would; returns an entry `token` for a device. */
export async function confirmedLead(
  appUrl: string,
  email: string,
  persona = ada,
  visitorId?: string,
): Promise<{ token: string }> {
  const hero: Hero = { ...recordOf(persona, todayInUtc()), email }
  const request: LeadRequest = { hero, units: persona.units, conditions: ['NONE'] }
  const sender = visitorId === undefined ? {} : { visitorId }
  return (await post<LeadReply>(`${appUrl}${routes.leads}`, request, sender)).reply
}

/**
 * Buys the four weeks over HTTP, with changes to the order if given; returns entries `token`, `order` and `session` for
 * a device. `now` is the app's time, if its clock was moved.
 */
export async function paidOrder(
  appUrl: string,
  email: string,
  persona?: Persona,
  changes: Partial<OrderRequest> = {},
  now = new Date(),
  visitorId?: string,
): Promise<{ token: string; order: string; session: string }> {
  const { token } = await confirmedLead(appUrl, email, persona, visitorId)
  const { reply, session } = await post<OrderReply>(
    `${appUrl}${routes.orders}`,
    exampleOrder({ productId: 'test-1-month', ...changes }, now),
    { token },
  )
  return { token, order: JSON.stringify({ id: reply.id, secret: reply.secret }), session }
}

/** Opens the newest link to an address over HTTP, as a separate device; returns entries `token` and `session`. */
export async function openedLink(appUrl: string, link: string): Promise<{ token: string; session: string }> {
  const { reply, session } = await post<{ token: string }>(`${appUrl}${routes.resume}`, { secret: link.split('#')[1] })
  return { token: reply.token, session }
}
