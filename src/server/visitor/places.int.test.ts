import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { form, newVisitor } from '#server/collect/collector-client.fixture.ts'
import { openPlaceDatabase } from '#server/platform/places/place-database.ts'
import {
  placeDatabaseFile,
  placeRecord,
  writtenPlaceDatabase,
} from '#server/platform/places/written-database.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newLeadToken, postOrder } from '#server/test-client.fixture.ts'

const contents = placeDatabaseFile({
  '203.0.113.0/24': placeRecord('FI', 'Uusimaa', 'Helsinki'),
  '198.51.100.0/24': placeRecord('IE', 'Munster', '<b>Cork</b>'),
})
const server = await testApp({
  env: { TRUSTED_PROXIES: '1', GEO_COUNTRY_HEADER: 'cf-ipcountry' },
  places: await openPlaceDatabase(await writtenPlaceDatabase(contents)),
  tax: { name: 'VAT', rates: [{ country: 'FI', percent: 25.5, from: '2024-09-01', until: null }] },
})
const { db } = server.services
const helsinki = { 'x-forwarded-for': '203.0.113.9' }
const geo = async (headers: Record<string, string>) => (await server.get(routes.geo, headers)).json()

test('the database provides a place if no header does', async () => {
  const found = { country_name: 'Finland', country: 'FI', region: 'Uusimaa', city: 'Helsinki' }
  expect(await geo(helsinki)).toEqual(found)
  expect(await geo({ ...helsinki, 'cf-ipcountry': 'XX' })).toEqual(found)
  expect(await geo({ ...helsinki, 'cf-ipcountry': 'FI' })).toEqual(found)
  expect(await geo({ 'x-forwarded-for': '10.1.2.3' })).toMatchObject({ country: 'Unknown', region: 'Unknown' })
  // Hops claimed by visitors come before the one that the proxy saw.
  expect(await geo({ 'x-forwarded-for': '203.0.113.9, 198.51.100.1' })).toMatchObject({
    country: 'IE',
    city: 'Unknown',
  })
})

test('a header of the CDN takes precedence, and is not combined with a region of another country', async () => {
  expect(await geo({ ...helsinki, 'cf-ipcountry': 'SE' })).toEqual({
    country_name: 'Sweden',
    country: 'SE',
    region: 'Unknown',
    city: 'Unknown',
  })
})

test('a visitor is stored with the place, unless the page declines it; the address is not stored', async () => {
  const [found, unasked] = [newVisitor(server), newVisitor(server)]
  for (const [visitor, ip] of [
    [found, '1'],
    [unasked, '0'],
  ] as const) {
    await server.send({
      method: 'POST',
      url: `${routes.track}?ip=${ip}`,
      headers: { host: 'localhost', 'content-type': 'text/plain', ...helsinki },
      payload: form([visitor.step('home', {})]),
    })
  }
  const placeOf = ({ id }: { id: string }) =>
    db.selectFrom('visitors').select(['country', 'region', 'city']).where('id', '=', id).executeTakeFirst()
  expect(await placeOf(found)).toEqual({ country: 'FI', region: 'Uusimaa', city: 'Helsinki' })
  expect(await placeOf(unasked)).toEqual({ country: null, region: null, city: null })
})

test('the country of a buyer’s network is evidence for the tax, and preselects the country', async () => {
  expect((await server.get(routes.settings, helsinki)).json()).toMatchObject({ tax: { country: 'FI' } })
  const token = await newLeadToken(server, 'buyer-in-helsinki@example.com')
  const { id } = (await postOrder(server, token, { country: 'FI' }, helsinki)).json<{ id: string }>()
  const places = await db.selectFrom('order_places').select(['source', 'country']).where('order_id', '=', id).execute()
  expect(places).toContainEqual({ source: 'network', country: 'FI' })
})
