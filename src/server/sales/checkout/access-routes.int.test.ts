import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { asOwner, newBuyer, newLeadToken, tokenByEmail } from '#server/test-client.fixture.ts'

const server = await testApp()
const nothing = { isOpen: false, isSubscribed: false }
const bought = { isOpen: true, isSubscribed: true }
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const accessOf = async (headers: Record<string, string> = {}) => (await server.get(routes.access, headers)).json()

test('the device that bought has access, by its token or by its session', async () => {
  const buyer = await newBuyer(server)
  expect(await accessOf(bearer(buyer.token))).toEqual(bought)
  expect(await accessOf({ cookie: buyer.cookie })).toEqual(bought)
})

test('a visitor, an unknown token and a lead who has bought nothing have no access', async () => {
  const token = await newLeadToken(server, 'nothing@example.com')
  for (const headers of [{}, bearer(token), bearer('x'.repeat(43)), { cookie: `session=${'x'.repeat(43)}` }])
    expect(await accessOf(headers)).toEqual(nothing)
})

test('an address typed on another device reveals nothing until its emailed link is opened there', async () => {
  const { email } = await newBuyer(server)
  const typed = await newLeadToken(server, email)
  expect(await accessOf(bearer(typed))).toEqual(nothing)
  expect(await accessOf(bearer(await tokenByEmail(server, email)))).toEqual(bought)
})

test('a cancelled plan is open until its end, and then closed', async () => {
  const buyer = await newBuyer(server)
  await asOwner(server, buyer).post(routes.subscriptionCancel)
  expect(await accessOf(bearer(buyer.token))).toMatchObject({ isOpen: true })
  server.pass(40 * MS_PER_DAY)
  expect(await accessOf(bearer(buyer.token))).toMatchObject({ isOpen: false })
  server.pass(-40 * MS_PER_DAY)
})
