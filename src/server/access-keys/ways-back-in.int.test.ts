import { expect, test } from 'vitest'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled, MANAGE_SECRET, routes } from '#domain/api/routes.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#domain/time.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { cookieOf, newBuyer, refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp()
const { db } = server.services

async function emailed(email: string, kind: string, path: string): Promise<string> {
  const { text } = await db
    .selectFrom('emails')
    .select('text')
    .where('recipient', '=', email)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return new RegExp(`${path}#([\\w-]+)`).exec(text)?.[1] ?? ''
}

const remove = (url: string, cookie: string) =>
  server.send({ method: 'DELETE', url, headers: { host: 'localhost', cookie } })

test('an operator whose access was taken away does not come back by what they made before', async () => {
  const boss = await signedInOperator(server)
  const removed = await signedInOperator(server)
  const made = async (url: string, body: object = {}) =>
    (await removed.act(url, body)).json<{ link: string }>().link.split('#')[1] ?? ''
  const ways = [
    await made(consoleRoutes.operatorInvitations, { roles: ['figures', 'operators'] }),
    await made(filled(consoleRoutes.operatorReset, { id: removed.id })),
    // This one would have made them the boss.
    await made(filled(consoleRoutes.operatorReset, { id: boss.id })),
  ]
  await boss.act(filled(consoleRoutes.operatorAccess, { id: removed.id }), { enabled: false, roles: ['figures'] })
  await boss.act(filled(consoleRoutes.operatorAccess, { id: removed.id }), { enabled: true, roles: ['figures'] })
  const tried = await Promise.all(ways.map((invitation) => server.post(consoleRoutes.invitation, { invitation })))
  expect(tried.map(refusalIn)).toEqual(ways.map(() => [410, 'INVITATION_INVALID']))
})

test('an unused link in an old email opens the account, but copies, deletes and ends nothing', async () => {
  const buyer = await newBuyer(server)
  server.pass(25 * MS_PER_DAY)
  const secret = await emailed(buyer.email, 'forecast', '/v3/resume')
  const cookie = cookieOf(await server.post(routes.resume, { secret }))
  expect((await server.get(routes.access, { cookie })).statusCode).toBe(200)
  for (const reply of [await server.get(routes.memberExport, { cookie }), await remove(routes.member, cookie)])
    expect(refusalIn(reply)).toEqual([403, 'FRESH_LINK_NEEDED'])
  server.pass(-25 * MS_PER_DAY)
})

test('a link counts from its mailing: opened after 14 minutes, it proves something for one more', async () => {
  const buyer = await newBuyer(server)
  await server.post(routes.signInLinks, { email: buyer.email })
  server.pass(14 * MS_PER_MINUTE)
  const secret = await emailed(buyer.email, 'sign-in', '/v3/resume')
  const cookie = cookieOf(await server.post(routes.resume, { secret }))
  expect((await server.get(routes.memberExport, { cookie })).statusCode).toBe(200)
  server.pass(2 * MS_PER_MINUTE)
  expect(refusalIn(await server.get(routes.memberExport, { cookie }))).toEqual([403, 'FRESH_LINK_NEEDED'])
  server.pass(-16 * MS_PER_MINUTE)
})

test('after signing out everywhere, an older sign-in link opens nothing and a link in a receipt cancels nothing', async () => {
  const buyer = await newBuyer(server)
  await server.post(routes.signInLinks, { email: buyer.email })
  const older = await emailed(buyer.email, 'sign-in', '/v3/resume')
  const manage = await emailed(buyer.email, 'receipt', '/v3/subscription')
  await server.post(routes.signInLinks, { email: buyer.email })
  const newer = await emailed(buyer.email, 'sign-in', '/v3/resume')
  await remove('/api/v2/member/keys', cookieOf(await server.post(routes.resume, { secret: newer })))
  expect(refusalIn(await server.post(routes.resume, { secret: older }))).toEqual([410, 'RESUME_LINK_INVALID'])
  const canceled = await server.post(routes.subscriptionCancel, {}, { [MANAGE_SECRET]: manage })
  expect(refusalIn(canceled)).toEqual([410, 'MANAGE_LINK_INVALID'])
})

test('an ended link to the subscription has a new one mailed to the address it was sent to, and nowhere else', async () => {
  const buyer = await newBuyer(server)
  const manage = await emailed(buyer.email, 'receipt', '/v3/subscription')
  await server.post(routes.signInLinks, { email: buyer.email })
  const secret = await emailed(buyer.email, 'sign-in', '/v3/resume')
  await remove('/api/v2/member/keys', cookieOf(await server.post(routes.resume, { secret })))
  const mails = db.selectFrom('emails').select('recipient').orderBy('created_at', 'desc')
  for (const unknown of ['x'.repeat(43), secret]) {
    const before = await mails.execute()
    expect((await server.post('/api/v2/manage-links', { link: unknown })).statusCode).toBe(202)
    expect(await mails.execute()).toEqual(before)
  }
  const asked = await server.post('/api/v2/manage-links', { link: manage })
  expect([asked.statusCode, asked.json()]).toEqual([202, {}])
  const again = await emailed(buyer.email, 'sign-in', '/v3/subscription')
  const headers = { [MANAGE_SECRET]: again }
  expect((await server.post(routes.subscriptionCancel, {}, headers)).statusCode).toBe(200)
})
