import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled, MANAGE_SECRET, routes } from '#domain/api/routes.ts'
import type { LeadKeyKind, LeadRevocation, OperatorKeyKind, OperatorRevocation } from '#domain/key-kinds.ts'
import { invitationOf, partnerOf } from '#server/members/household/household.fixture.ts'
import type { Visitor } from '#server/members/member-client.fixture.ts'
import { addedPasskey } from '#server/operators/added-passkey.fixture.ts'
import { inviteFirst } from '#server/operators/invitations.ts'
import { oneTimeCodeAt } from '#server/operators/one-time-code.ts'
import { operatorSession, secretOfBase32, type signedInOperator } from '#server/operators/operator.fixture.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { agreedPeriods } from '#server/purchases/agreed-periods.ts'
import { applySnapshot } from '#server/purchases/apply-snapshot.ts'
import type { TestApp } from '#server/test-app.fixture.ts'
import { type Buyer, cookieOf } from '#server/test-client.fixture.ts'
import { revokeLeadKeys } from './end-keys.ts'
import { lockLeads } from './lock-leads.ts'

/** A key in the hand of whoever has it, and how it is used. */
export type HeldKey = {
  /** Uses the key and returns whether it opened anything. Keys that work once are used up. */
  readonly opens: () => Promise<boolean>
}

/** What the server says of a key that opens nothing. */
const closed = [
  'HOUSEHOLD_INVITATION_ENDED',
  'HOUSEHOLD_INVITATION_USED',
  'HOUSEHOLD_INVITATION_UNKNOWN',
  'TOKEN_INVALID',
  'RESUME_LINK_INVALID',
  'MANAGE_LINK_INVALID',
  'OPERATOR_NEEDED',
  'PASSKEY_REFUSED',
  'INVITATION_INVALID',
  'WEIGHT_ADDRESS_UNKNOWN',
  'CALENDAR_UNKNOWN',
]

function isOpen(reply: LightMyRequestResponse): boolean {
  if (reply.statusCode < 300) return true
  const { code } = reply.json<{ code: string }>()
  if (reply.statusCode >= 500) throw new Error(`${reply.statusCode} ${code}`)
  return !closed.includes(code)
}

/** All secrets after a path in the emails to an address, the newest first. */
async function emailed({ services }: TestApp, { email }: Buyer, kind: string, path: string): Promise<string> {
  const mails = await services.db
    .selectFrom('emails')
    .select('text')
    .where('recipient', '=', email)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const [secret] = mails.flatMap(({ text }) => new RegExp(`${path}#([\\w-]{43})`).exec(text)?.[1] ?? [])
  if (secret === undefined) throw new Error(`No link to ${path} in an email ${kind}.`)
  return secret
}

/** Makes a key of each kind for a person who has bought a plan, the way it is made for everybody. */
export const leadKeyMakers: Readonly<Record<LeadKeyKind, (server: TestApp, buyer: Buyer) => Promise<HeldKey>>> = {
  session: async (server, buyer) => {
    await server.post(routes.signInLinks, { email: buyer.email })
    const secret = await emailed(server, buyer, 'sign-in', '/v3/resume')
    const cookie = cookieOf(await server.post(routes.resume, { secret }))
    return { opens: async () => isOpen(await server.get(routes.keys, { cookie })) }
  },
  token: async (server, buyer) => {
    await server.post(routes.signInLinks, { email: buyer.email })
    const secret = await emailed(server, buyer, 'sign-in', '/v3/resume')
    const { token } = (await server.post(routes.resume, { secret })).json<{ token: string }>()
    return { opens: async () => isOpen(await server.get(routes.subscription, { authorization: `Bearer ${token}` })) }
  },
  'sign-in-link': async (server, buyer) => {
    await server.post(routes.signInLinks, { email: buyer.email })
    const secret = await emailed(server, buyer, 'sign-in', '/v3/resume')
    return { opens: async () => isOpen(await server.post(routes.resume, { secret })) }
  },
  'resume-link': async (server, buyer) => {
    const secret = await emailed(server, buyer, 'forecast', '/v3/resume')
    return { opens: async () => isOpen(await server.post(routes.resume, { secret })) }
  },
  'manage-link': async (server, buyer) => {
    const secret = await emailed(server, buyer, 'receipt', '/v3/subscription')
    return { opens: async () => isOpen(await server.get(routes.subscription, { [MANAGE_SECRET]: secret })) }
  },
  'household-invitation': async (server, buyer) => {
    const invitation = await invitationOf(memberOf(server, { ...buyer, cookie: await freshCookie(server, buyer) }))
    return { opens: async () => isOpen(await server.post(routes.invitation, { invitation })) }
  },
  'weight-address': async (server, buyer) => {
    const made = await server.post(
      routes.memberWeightAddress,
      { timeZone: null },
      { cookie: await freshCookie(server, buyer) },
    )
    const { address } = made.json<{ address: string }>()
    return { opens: async () => isOpen(await server.post(new URL(address).pathname, { weight: 80, unit: 'kg' })) }
  },
  'calendar-address': async (server, buyer) => {
    const cookie = await freshCookie(server, buyer)
    const made = await server.post(routes.memberCalendarAddress, { timeZone: null }, { cookie })
    const { address } = made.json<{ address: string }>()
    return { opens: async () => isOpen(await server.get(new URL(address).pathname)) }
  },
}

const memberOf = (server: TestApp, { cookie }: Buyer): Pick<Visitor, 'ask'> => ({
  ask: (method, route, { body } = {}) =>
    server.send({
      ...{ method, url: route, headers: { host: 'localhost', cookie, 'content-type': 'application/json' } },
      ...(body === undefined ? { headers: { host: 'localhost', cookie } } : { payload: JSON.stringify(body) }),
    }),
})

/** A session that was proven within the last minutes. */
async function freshCookie(server: TestApp, buyer: Buyer): Promise<string> {
  await server.post(routes.signInLinks, { email: buyer.email })
  const secret = await emailed(server, buyer, 'sign-in', '/v3/resume')
  return cookieOf(await server.post(routes.resume, { secret }))
}

const remove = (server: TestApp, url: string, cookie: string) =>
  server.send({ method: 'DELETE', url, headers: { host: 'localhost', cookie } })

/** Carries out each revocation of a person's keys, the way it happens. */
export const leadRevokers: Readonly<Record<LeadRevocation, (server: TestApp, buyer: Buyer) => Promise<unknown>>> = {
  'signed-out-everywhere': async (server, buyer) =>
    remove(server, routes.keys, await freshCookie(server, buyer)).then(({ statusCode }) => statusCode),
  // Addresses cannot be changed yet; what has to end when one is changed is in the table already.
  'address-changed': (server, { leadId }) =>
    inTransaction(server.services.db, async (trx) => {
      await lockLeads(trx, [leadId])
      await revokeLeadKeys(trx, [leadId], 'address-changed', server.services.now())
    }),
  deleted: async (server, buyer) => remove(server, routes.member, await freshCookie(server, buyer)),
  'dispute-lost': async ({ services }, { leadId, orderId }) => {
    const snapshot = await services.payments.byName('sandbox').fetch({
      orderId,
      ref: null,
      customerRef: null,
      periods: await agreedPeriods(services.db, leadId, orderId),
      settledUpTo: null,
    })
    if (snapshot === null) throw new Error('The sandbox does not know the order.')
    const at = services.now()
    const lost = { state: 'lost', openedAt: at, takenAt: at, returnedAt: null } as const
    const charges = snapshot.charges.map((charge) => ({
      ...charge,
      disputes: [{ ...lost, ref: `dispute-${charge.ref}`, amount: charge.amount }],
    }))
    await applySnapshot(services, leadId, orderId, { ...snapshot, charges }, 'webhook')
  },
  'left-household': async (server, buyer) => {
    const cookie = await freshCookie(server, buyer)
    await partnerOf(server, memberOf(server, { ...buyer, cookie }))
    return server.post(routes.memberLeave, {}, { cookie })
  },
}

export type TestOperator = Awaited<ReturnType<typeof signedInOperator>>

const linkIn = (reply: LightMyRequestResponse): string => reply.json<{ link: string }>().link.split('#')[1] ?? ''

const invitation = (server: TestApp, secret: string): HeldKey => ({
  opens: async () => isOpen(await server.post(consoleRoutes.invitation, { invitation: secret })),
})

/** Makes a key of each kind that an operator holds or has made for others. */
export const operatorKeyMakers: Readonly<
  Record<OperatorKeyKind, (server: TestApp, operator: TestOperator) => Promise<readonly HeldKey[]>>
> = {
  'operator-session': async (_, operator) => [{ opens: async () => isOpen(await operator.get(consoleRoutes.session)) }],
  'operator-passkey': async (server, operator) => {
    const { signIn } = await addedPasskey(server, operator)
    return [{ opens: async () => isOpen(await signIn()) }]
  },
  'operator-invitation': async (server, operator) => [
    invitation(server, linkIn(await operator.act(consoleRoutes.operatorInvitations, { roles: ['operators'] }))),
  ],
  // Made while nobody managed operators; since then it opens nothing, whatever happens to anybody.
  'first-invitation': async (server) => {
    const managers = await server.services.db
      .updateTable('operators')
      .set({ disabled_at: server.services.now() })
      .where('disabled_at', 'is', null)
      .returning('id')
      .execute()
    const secret = (await inviteFirst(server.services, null)) ?? ''
    const ids = managers.map(({ id }) => id)
    await server.services.db.updateTable('operators').set({ disabled_at: null }).where('id', 'in', ids).execute()
    return [invitation(server, secret)]
  },
  // One for the operator, and one with which the operator could become somebody else.
  'second-factor-reset': async (server, operator) => {
    const colleague = await operatorSession(server.services)
    const of = async (id: string) => linkIn(await operator.act(filled(consoleRoutes.operatorReset, { id })))
    return [invitation(server, await of(operator.id)), invitation(server, await of(colleague.id))]
  },
}

/** Carries out each revocation of an operator's keys, by another operator who manages them. */
export const operatorRevokers: Readonly<
  Record<OperatorRevocation, (server: TestApp, operator: TestOperator, boss: TestOperator) => Promise<unknown>>
> = {
  demoted: (_, { id }, boss) =>
    boss.act(filled(consoleRoutes.operatorAccess, { id }), { enabled: true, roles: ['figures'] }),
  disabled: (_, { id }, boss) =>
    boss.act(filled(consoleRoutes.operatorAccess, { id }), { enabled: false, roles: ['figures'] }),
  'second-factor-replaced': async (server, { id }, boss) => {
    const secret = linkIn(await boss.act(filled(consoleRoutes.operatorReset, { id })))
    const asked = await server.post(consoleRoutes.invitation, { invitation: secret })
    const key = secretOfBase32(asked.json<{ codeSecret: string }>().codeSecret)
    const proof = { login: `new-${randomUUID()}`, name: 'Olga', password: 'correct horse battery' }
    return server.post(consoleRoutes.join, { invitation: secret, ...proof, code: oneTimeCodeAt(key, new Date()) })
  },
}
