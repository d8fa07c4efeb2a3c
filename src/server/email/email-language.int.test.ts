import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { exampleHero, exampleLead } from '#server/lead.example.ts'
import { eraseMember } from '#server/members/erase/erase-member.ts'
import { newMember } from '#server/members/member-client.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newLeadToken, postOrder } from '#server/test-client.fixture.ts'

const server = await testApp()
const { db } = server.services

const newestTo = (address: string) =>
  db
    .selectFrom('emails')
    .select(['subject', 'html', 'text'])
    .where('recipient', '=', address)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

test('the first email is in the language of the page on which the address was confirmed', async () => {
  for (const [language, address] of [
    ['en-GB', 'briton@example.com'],
    ['en-US', 'american@example.com'],
  ] as const) {
    const hero = { ...exampleHero, email: address }
    await server.post(routes.leads, { ...exampleLead, hero }, { 'accept-language': language })
    expect((await newestTo(address)).html).toContain(`<html lang="${language}">`)
  }
})

test('whoever buys has the language of the page on which they ordered, and a member the one that they chose', async () => {
  const address = 'buyer@example.com'
  const token = await newLeadToken(server, address)
  expect((await postOrder(server, token, {}, { 'accept-language': 'es-MX' })).statusCode).toBe(201)
  const { html, subject } = await newestTo(address)
  expect([html.includes('<html lang="es">'), subject]).toEqual([
    true,
    expect.stringContaining('Te damos la bienvenida'),
  ])

  const member = await newMember(server)
  await member.ask('PUT', routes.memberFormats, { body: { locale: 'en-GB' } })
  await db.updateTable('subscriptions').set({ state: 'canceled' }).where('lead_id', '=', member.leadId).execute()
  await postOrder(server, member.token, {}, { 'accept-language': 'es-MX' })
  const kept = await db.selectFrom('leads').select('locale').where('id', '=', member.leadId).executeTakeFirstOrThrow()
  expect(kept.locale).toBe('en-GB')
})

test('a member who changes the language gets the next emails in it, the one about a deletion too', async () => {
  const member = await newMember(server)
  const changed = await member.ask('PUT', routes.memberFormats, { body: { locale: 'en-GB' } })
  expect(changed.statusCode).toBe(200)
  const requested = await server.post(routes.signInLinks, { email: member.email })
  expect(requested.statusCode).toBeLessThan(300)
  const mail = await newestTo(member.email)
  expect([mail.html.includes('<html lang="en-GB">'), mail.text]).toEqual([
    true,
    expect.stringMatching(/It works once, until \d{1,2} [A-Z][a-z]+ \d{4}\./),
  ])

  await eraseMember(server.services, member.leadId, server.app.log)
  expect((await newestTo(member.email)).html).toContain('<html lang="en-GB">')
})
