import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CustomerReply, CustomersReply } from '#domain/api/console/customers.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { asOwner, emailsTo, newBuyer, newLeadToken, refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp()
const { services } = server
const { db, now } = services
const operator = await signedInOperator(server, ['customers'])
const newAddress = () => `${randomUUID()}@example.com`

test('a note stands on the page of its customer, once however often it is sent, and is deleted with the customer', async () => {
  const { leadId: id } = await newBuyer(server)
  const key = randomUUID()
  const text = 'Calls on Mondays; speaks French'
  for (const _ of [1, 2]) await operator.act(filled(consoleRoutes.customerNote, { id }), { text }, key)
  const customer = (await operator.get(filled(consoleRoutes.customer, { id }))).json<CustomerReply>()
  expect(customer.notes).toMatchObject([{ text }])
  expect(customer.timeline.filter(({ what }) => what === 'write note')).toHaveLength(1)
  await operator.act(filled(consoleRoutes.customerErase, { id }), { reason: 'asked for it' })
  const left = await db.selectFrom('customer_notes').select('id').where('lead_id', '=', id).execute()
  expect(left).toEqual([])
})

test('another address is told to both mailboxes, ends every key, and keeps the plan and the receipts', async () => {
  const buyer = await newBuyer(server)
  const { leadId: id } = buyer
  await asOwner(server, buyer).get(routes.subscription)
  const open = async () =>
    (
      await db.selectFrom('access_keys').select('id').where('lead_id', '=', id).where('ended_at', 'is', null).execute()
    ).map((each) => each.id)
  const before = await open()
  const email = newAddress()
  const key = randomUUID()
  const body = { email: ` ${email.toUpperCase()} `.trim(), reason: 'lost the old mailbox' }
  for (const _ of [1, 2]) {
    const reply = await operator.act(filled(consoleRoutes.customerAddress, { id }), body, key)
    expect(reply.json<CustomerReply>()).toMatchObject({ email: body.email, subscription: { isLive: true } })
  }
  expect((await emailsTo(server, buyer.email)).filter((kind) => kind === 'address_changed')).toHaveLength(1)
  expect((await emailsTo(server, body.email)).toSorted()).toEqual(['address_changed', 'receipt', 'sign-in'])
  expect(before.length).toBeGreaterThan(0)
  const after = await open()
  expect(before.filter((each) => after.includes(each))).toEqual([])
  const { email_normalised } = await db
    .selectFrom('customers')
    .innerJoin('subscriptions', 'subscriptions.customer_id', 'customers.id')
    .select('email_normalised')
    .where('subscriptions.lead_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(email_normalised).toBe(email)
  const { timeline } = (await operator.get(filled(consoleRoutes.customer, { id }))).json<CustomerReply>()
  expect(timeline.filter(({ what }) => what === 'change address').map(({ detail }) => detail)).toEqual([
    'lost the old mailbox',
  ])
})

test('an address that somebody else confirmed is refused, as is none', async () => {
  const [buyer, other] = [await newBuyer(server), newAddress()]
  await newLeadToken(server, other)
  const at = filled(consoleRoutes.customerAddress, { id: buyer.leadId })
  const reason = { reason: 'asked for it' }
  expect(refusalIn(await operator.act(at, { email: other.toUpperCase(), ...reason }))).toEqual([409, 'ADDRESS_TAKEN'])
  expect(refusalIn(await operator.act(at, { email: 'not an address', ...reason }))).toEqual([
    422,
    'INPUT_INVALID',
    'email',
  ])
})

test('customers are listed by state, source and campaign of the first visit', async () => {
  const paying = await newBuyer(server)
  const address = newAddress()
  await newLeadToken(server, address)
  const { id: leadId } = await db
    .selectFrom('leads')
    .select('id')
    .where('email', '=', address)
    .executeTakeFirstOrThrow()
  const forecast = { leadId }
  const campaign = `Spring ${randomUUID()}`
  for (const { leadId } of [paying, forecast]) {
    const visitor = randomUUID()
    await db
      .insertInto('visitors')
      .values({
        ...{ id: visitor, first_at: now(), utm_source: 'Google', utm_campaign: campaign, browser: 'x', os: 'x' },
        ...{ device_type: 'phone', platform: 'iOS', is_bot: false },
      })
      .execute()
    await db
      .insertInto('visitor_leads')
      .values({ lead_id: leadId, visitor_id: visitor, linked_at: now() })
      .onConflict((conflict) => conflict.column('lead_id').doUpdateSet({ visitor_id: visitor }))
      .execute()
  }
  const found = async (query: Record<string, string>) =>
    (await operator.get(`${consoleRoutes.customers}?${new URLSearchParams(query)}`)).json<CustomersReply>().customers
  const both = await found({ campaign: campaign.toLowerCase() })
  expect(both.map(({ id }) => id).toSorted()).toEqual([paying.leadId, forecast.leadId].toSorted())
  expect(both[0]).toMatchObject({ source: 'google', campaign })
  expect((await found({ campaign, source: 'google', state: 'active' })).map(({ id }) => id)).toEqual([paying.leadId])
  expect(await found({ campaign, source: 'bing' })).toEqual([])
  // Spellings of one source find the same people, who are shown under its name.
  await db.insertInto('source_aliases').values({ spelling: 'google', source: 'alphabet' }).execute()
  for (const source of ['Google', 'alphabet'])
    expect((await found({ campaign, source })).map(({ source: shown }) => shown)).toEqual(['alphabet', 'alphabet'])
  await db.deleteFrom('source_aliases').where('spelling', '=', 'google').execute()
  const all = (await found({ state: 'active' })).map(({ subscription }) => subscription)
  expect([all.length > 0, new Set(all)]).toEqual([true, new Set(['active'])])
  expect(refusalIn(await operator.get(consoleRoutes.customers))).toEqual([400, 'QUERY_INVALID'])
})
