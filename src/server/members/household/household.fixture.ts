import type { LightMyRequestResponse } from 'fastify'
import { routes } from '#domain/api/routes.ts'
import { newVisitor, type Visitor } from '#server/members/member-client.fixture.ts'
import type { TestApp } from '#server/test-app.fixture.ts'

/** The secret of a new invitation. */
export async function invitationOf(host: Pick<Visitor, 'ask'>): Promise<string> {
  const reply = await host.ask('POST', routes.memberInvitations)
  return reply.json<{ path: string }>().path.split('#')[1] ?? ''
}

export const joinWith = (
  joiner: Pick<Visitor, 'ask'>,
  invitation: string,
  name = 'Ben',
): Promise<LightMyRequestResponse> =>
  joiner.ask('POST', routes.memberJoin, { body: { invitation, name, agreed: true } })

/** Somebody who has answered the questionnaire, bought nothing and joined the household of a member. */
export async function partnerOf(server: TestApp, host: Pick<Visitor, 'ask'>, email?: string): Promise<Visitor> {
  const partner = await newVisitor(server, email)
  const { statusCode, body } = await joinWith(partner, await invitationOf(host))
  if (statusCode !== 204) throw new Error(body)
  return partner
}

/** The household in which a person eats now. */
export async function householdIdOf(
  { services: { db } }: TestApp,
  { leadId }: Pick<Visitor, 'leadId'>,
): Promise<string> {
  const row = await db.selectFrom('persons').select('household_id').where('id', '=', leadId).executeTakeFirstOrThrow()
  return row.household_id
}
