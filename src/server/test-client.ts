import type { LightMyRequestResponse } from 'fastify'
import { routes } from '#domain/api/routes.ts'
import { exampleHero, exampleLead, exampleOrder } from '#server/example-lead.ts'
import type { TestApp } from '#server/test-app.ts'

/** A new lead's bearer token, for an address of its own. */
export async function newLeadToken({ post }: TestApp, email: string): Promise<string> {
  const reply = await post(routes.leads, { ...exampleLead, hero: { ...exampleHero, email } })
  const { token } = reply.json<{ token: string }>()
  return token
}

/** Posts the example order of a lead, changed where asked. */
export const postOrder = (
  { post }: TestApp,
  token: string,
  changes: object = {},
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  post(routes.orders, { ...exampleOrder, ...changes }, { authorization: `Bearer ${token}`, ...headers })

/** Status and code of a refusal, and its field where it names one. */
export function refusalIn(reply: LightMyRequestResponse): readonly (string | number)[] {
  const { code, field } = reply.json<{ code: string; field?: string }>()
  return field === undefined ? [reply.statusCode, code] : [reply.statusCode, code, field]
}
