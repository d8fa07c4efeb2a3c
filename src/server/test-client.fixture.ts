import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { routes } from '#domain/api/routes.ts'
import { exampleHero, exampleLead, exampleOrder } from './lead.example.ts'
import { startSession } from './leads/sessions.ts'
import type { TestApp } from './test-app.fixture.ts'

/** The bearer token of a new lead with this address. */
export async function newLeadToken({ post }: TestApp, email: string): Promise<string> {
  const reply = await post(routes.leads, { ...exampleLead, hero: { ...exampleHero, email } })
  const { token } = reply.json<{ token: string }>()
  return token
}

/** Posts the example order of a lead, with changes. */
export const postOrder = (
  { post, services }: TestApp,
  token: string,
  changes: object = {},
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  post(routes.orders, exampleOrder(changes, services.now()), { authorization: `Bearer ${token}`, ...headers })

/** Status and code of a refusal, and the field if it names one. */
export function refusalIn(reply: LightMyRequestResponse): readonly (string | number)[] {
  const { code, field } = reply.json<{ code: string; field?: string }>()
  return field === undefined ? [reply.statusCode, code] : [reply.statusCode, code, field]
}

export type Buyer = {
  readonly email: string
  readonly token: string
  /** The session that began with the order. */
  readonly cookie: string
  readonly leadId: string
  readonly orderId: string
  readonly secret: string
}

/** A new person who has just placed the example order, or one with changes. */
export async function newBuyer(
  server: TestApp,
  changes: object = {},
  email = `${randomUUID()}@example.com`,
): Promise<Buyer> {
  const token = await newLeadToken(server, email)
  const reply = await postOrder(server, token, changes)
  const { id: orderId, secret } = reply.json<{ id: string; secret: string }>()
  const { lead_id: leadId } = await server.services.db
    .selectFrom('orders')
    .select('lead_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return { email, token, cookie: cookieOf(reply), leadId, orderId, secret }
}

/**
 * Calls the subscription's routes as its owner, signed in again for each call: a session ends, and tests move the clock
 * by months.
 */
export function asOwner({ services, get, post }: TestApp, { leadId }: Pick<Buyer, 'leadId'>) {
  const signIn = async () => {
    const session = { leadId, device: 'A test', linkMadeAt: services.now(), now: services.now() }
    return { cookie: `session=${await startSession(services.db, session)}` }
  }
  return {
    get: async (url: string): Promise<LightMyRequestResponse> => get(url, await signIn()),
    post: async (url: string, body: object = {}): Promise<LightMyRequestResponse> => post(url, body, await signIn()),
  }
}

/** The cookie that a reply sets, as the browser sends it back. */
export const cookieOf = ({ headers }: LightMyRequestResponse): string =>
  String(headers['set-cookie'] ?? '')
    .split(';', 1)
    .join()

/** Kinds of the emails that were written to an address, the oldest first. */
export async function emailsTo({ services }: TestApp, email: string): Promise<readonly string[]> {
  const mails = await services.db
    .selectFrom('emails')
    .select('kind')
    .where('recipient', '=', email)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return mails.map(({ kind }) => kind).filter((kind) => kind !== 'forecast')
}

/** The token of a new lead who opened the link in the email, which proves that the mailbox is theirs. */
export async function provenLeadToken(server: TestApp, email: string): Promise<string> {
  await newLeadToken(server, email)
  return tokenByEmail(server, email)
}

/** The token that the link in the latest forecast email returns. */
export async function tokenByEmail(server: TestApp, email: string): Promise<string> {
  const { text } = await server.services.db
    .selectFrom('emails')
    .select('text')
    .where('recipient', '=', email)
    .where('kind', '=', 'forecast')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const secret = /\/v3\/resume#([A-Za-z0-9_-]+)/.exec(text)?.[1]
  return (await server.post(routes.resume, { secret })).json<{ token: string }>().token
}
