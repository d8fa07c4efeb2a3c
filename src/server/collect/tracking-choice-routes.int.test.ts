import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { PRIVACY_WORDS_VERSION } from '#domain/privacy-choices.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp({ env: { TRUSTED_PROXIES: '1', GEO_COUNTRY_HEADER: 'cf-ipcountry' } })
const yes = { analytics: true, replay: true, ads: true, gpc: false, words: PRIVACY_WORDS_VERSION }
const choicesOf = (visitor: string) =>
  server.services.db
    .selectFrom('tracking_choices')
    .selectAll()
    .where('visitor_id', '=', visitor)
    .orderBy('at')
    .execute()

test('every choice is stored as proof, with the wording, the country and the time', async () => {
  const visitor = randomUUID()
  await server.post(routes.trackingChoices, { visitor, ...yes }, { 'cf-ipcountry': 'IE' })
  const no = { ...yes, analytics: false, replay: false, ads: false }
  expect((await server.post(routes.trackingChoices, { visitor, ...no })).statusCode).toBe(204)
  expect(await choicesOf(visitor)).toEqual([
    expect.objectContaining({ analytics: true, replay: true, ads: true, gpc: false, country: 'IE' }),
    expect.objectContaining({ analytics: false, replay: false, ads: false, country: null }),
  ])
  expect((await choicesOf(visitor))[0]?.text_hash).toHaveLength(32)
})

test('a browser with Global Privacy Control is excluded from advertising, whatever it sends', async () => {
  const visitor = randomUUID()
  await server.post(routes.trackingChoices, { visitor, ...yes, gpc: true })
  expect(await choicesOf(visitor)).toEqual([expect.objectContaining({ analytics: true, replay: false, ads: false })])
})

test('choices with another wording and invalid ones are refused, and nothing is stored', async () => {
  const visitor = randomUUID()
  const replies = [
    await server.post(routes.trackingChoices, { visitor, ...yes, words: PRIVACY_WORDS_VERSION + 1 }),
    await server.post(routes.trackingChoices, { visitor, ...yes, ads: 'yes' }),
    await server.post(routes.trackingChoices, { visitor: "' or 1=1", ...yes }),
    await server.post(routes.trackingChoices, { visitor, ...yes }, { 'sec-fetch-site': 'cross-site' }),
  ]
  expect(replies.map(refusalIn)).toEqual([
    [422, 'INPUT_INVALID', 'words'],
    [422, 'INPUT_INVALID', 'ads'],
    [422, 'INPUT_INVALID', 'visitor'],
    [403, 'CROSS_SITE'],
  ])
  expect(await choicesOf(visitor)).toEqual([])
})
