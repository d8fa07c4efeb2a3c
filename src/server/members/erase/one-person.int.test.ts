import { expect, test } from 'vitest'
import type { KeysReply } from '#domain/api/member/keys.ts'
import { routes } from '#domain/api/routes.ts'
import { outboxTransport } from '#server/email/email-transport.ts'
import { sendEmail } from '#server/email/send-email.ts'
import { tablesWith } from '#server/every-table.fixture.ts'
import { cleanUp } from '#server/jobs/clean-up/clean-up.ts'
import { exampleHero } from '#server/lead.example.ts'
import { dayOf, newMember, newVisitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { cookieOf, newLeadToken, refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })
const { services } = server
const { db } = services

const sendAll = async () => {
  const unsent = await db.selectFrom('emails').select(['lead_id', 'id']).where('sent_at', 'is', null).execute()
  for (const { lead_id, id } of unsent) await sendEmail(services, outboxTransport, { leadId: lead_id, emailId: id })
}

/** Sets a weight in the answers of a lead that appears nowhere else. */
const mark = (leadId: string, weight: number) =>
  db
    .updateTable('leads')
    .set({ hero: JSON.stringify({ ...exampleHero, weight }), conditions: ['KIDNEY_OR_LIVER'] })
    .where('id', '=', leadId)
    .execute()

test('a lead who confirmed an address twice is deleted completely, and emailed once', async () => {
  const email = 'canary-twice@example.com'
  const first = await newVisitor(server, email)
  await mark(first.leadId, 91.37)
  await first.ask('GET', routes.memberWeek, { places: { week: 1 } })
  const second = await newVisitor(server, email)
  await mark(second.leadId, 92.48)

  const copy = (await second.ask('GET', routes.memberExport)).json()
  expect(copy.leads.map(({ answers }: { answers: { weight: number } }) => answers.weight)).toEqual([91.37, 92.48])

  expect((await second.ask('DELETE', routes.member)).statusCode).toBe(204)
  for (const { cookie, token } of [first, second])
    for (const headers of [{ cookie }, { authorization: `Bearer ${token}` }])
      expect(refusalIn(await server.get(routes.keys, headers))).toEqual([401, 'TOKEN_INVALID'])
  for (const weight of ['91.37', '92.48', 'KIDNEY']) expect(await tablesWith(db, weight)).toEqual([])
  const mails = await db.selectFrom('emails').select(['kind', 'text']).where('recipient', '=', email).execute()
  expect(mails).toMatchObject([{ kind: 'erased', text: expect.stringContaining('We kept nothing.') }])
  await sendAll()
  await cleanUp(services, server.app.log)
  expect(await tablesWith(db, 'canary-twice')).toEqual([])
  expect(server.logged()).not.toContain('canary-twice')
})

test('the subscription of an earlier lead ends with the deletion, and the email says that the order is kept', async () => {
  const email = 'canary-earlier@example.com'
  const buyer = await newMember(server, email)
  await buyer.ask('PUT', routes.memberWeight, { places: { day: dayOf(server) }, body: { kg: 93.59 } })
  const second = await newVisitor(server, email)
  expect((await second.ask('DELETE', routes.member)).statusCode).toBe(204)
  expect(await tablesWith(db, '93590')).toEqual([])
  const { state, end_reason } = await db
    .selectFrom('subscriptions')
    .select(['state', 'end_reason'])
    .where('lead_id', '=', buyer.leadId)
    .executeTakeFirstOrThrow()
  expect([state, end_reason]).toEqual(['canceled', 'erased'])
  const { text } = await db
    .selectFrom('emails')
    .select('text')
    .where('recipient', '=', email)
    .where('kind', '=', 'erased')
    .executeTakeFirstOrThrow()
  expect(text).toContain('The law requires us to keep your orders')
  await sendAll()
  await cleanUp(services, server.app.log)
  expect(await tablesWith(db, second.leadId)).not.toContain('leads')
})

test("typing an address gives no access to its owner's data", async () => {
  const email = 'owner-of-a-mailbox@example.com'
  await newLeadToken(server, email)
  const owner = await server.post(routes.resume, { secret: await newestSecret(email) })
  const ownersCookie = cookieOf(owner)
  // Another device types the address; the session that an order began there proves nothing.
  const stranger = await newVisitor(server, email)
  await db.updateTable('access_keys').set({ proven_at: null }).where('lead_id', '=', stranger.leadId).execute()
  for (const ask of [
    stranger.ask('GET', routes.memberExport),
    stranger.ask('DELETE', routes.member),
    stranger.ask('DELETE', routes.keys),
  ])
    expect(refusalIn(await ask)).toEqual([403, 'FRESH_LINK_NEEDED'])
  const devicesIn = ({ keys }: KeysReply) => keys.filter(({ kind }) => kind === 'session')
  expect(devicesIn((await stranger.ask('GET', routes.keys)).json())).toHaveLength(1)
  const owners = devicesIn((await server.get(routes.keys, { cookie: ownersCookie })).json())
  // The owner of the mailbox sees and ends both.
  expect(owners).toHaveLength(2)
  const [own] = owners.filter(({ isThis }) => isThis)
  const ofOwner = await stranger.ask('DELETE', routes.key, { places: { accessKey: own?.id ?? '' } })
  expect(refusalIn(ofOwner)).toEqual([404, 'KEY_UNKNOWN'])
})

/** The secret of the newest link to the forecast emailed to an address. */
async function newestSecret(email: string): Promise<string> {
  const { text } = await db
    .selectFrom('emails')
    .select('text')
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return /\/v3\/resume#([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? ''
}
