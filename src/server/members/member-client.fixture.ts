import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { filled, routes } from '#domain/api/routes.ts'
import { plusDays } from '#domain/time.ts'
import { startSession } from '#server/leads/sessions.ts'
import type { TestApp } from '#server/test-app.fixture.ts'
import { newLeadToken, postOrder } from '#server/test-client.fixture.ts'

type Places = Readonly<Record<string, string | number>>
type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'

export type Visitor = {
  readonly email: string
  readonly token: string
  /** The session of a device on which an emailed link was just opened. */
  readonly cookie: string
  /** The id of the lead. */
  readonly leadId: string
  readonly ask: (
    method: Method,
    route: string,
    options?: { readonly places?: Places; readonly query?: Places; readonly body?: unknown },
  ) => Promise<LightMyRequestResponse>
}

/** A lead who is signed in and has bought nothing yet. */
export async function newVisitor(server: TestApp, email = `${randomUUID()}@example.com`): Promise<Visitor> {
  const token = await newLeadToken(server, email)
  const { id: leadId } = await server.services.db
    .selectFrom('leads')
    .select('id')
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const { now, db } = server.services
  const cookie = `session=${await startSession(db, { leadId, device: 'A test', linkMadeAt: now(), now: now() })}`
  return {
    email,
    token,
    cookie,
    leadId,
    ask: (method, route, { places = {}, query = {}, body } = {}) =>
      server.send({
        method,
        url: filled(route, places),
        query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
        headers: {
          host: 'localhost',
          cookie,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      }),
  }
}

/** A customer who has bought the trial week and opened the member area. */
export async function newMember(server: TestApp, email?: string): Promise<Visitor> {
  const visitor = await newVisitor(server, email)
  await postOrder(server, visitor.token)
  await visitor.ask('GET', routes.member, { query: { today: dayOf(server) } })
  return visitor
}

/** The day of the server's clock plus some days. */
export const dayOf = ({ services }: TestApp, later = 0): string =>
  plusDays(services.now(), later).toISOString().slice(0, 10)
