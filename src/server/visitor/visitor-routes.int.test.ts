import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { testApp } from '#server/test-app.fixture.ts'

const server = await testApp({ env: { TRUSTED_PROXIES: '1', GEO_COUNTRY_HEADER: 'CF-IPCountry' } })
const direct = await testApp()

test('the settings name the plans on offer and the sandbox as the seller', async () => {
  expect((await server.get(routes.settings)).json()).toEqual({
    productIds: ['test-1-week', 'test-1-month', 'test-3-month'],
    today: server.services.now().toISOString().slice(0, 10),
    tax: null,
    photos: null,
    payments: {
      card: 'sandbox',
      paypal: false,
      environment: 'test',
      stripePublishableKey: null,
      paypalClientId: null,
    },
  })
})

test('the address is the hop before the trusted proxies, never what a visitor claims', async () => {
  const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' }
  expect((await server.get(routes.ip, headers)).json()).toEqual({ ip: '203.0.113.9' })
  expect((await direct.get(routes.ip, headers)).json()).toEqual({ ip: '127.0.0.1' })
})

test('an IPv4 address written as IPv6 is shown as IPv4', async () => {
  const reply = await direct.send({ url: routes.ip, remoteAddress: '::ffff:203.0.113.9' })
  expect(reply.json()).toEqual({ ip: '203.0.113.9' })
})

test('the country comes from the CDN’s header, or is Unknown', async () => {
  const unknown = { country_name: 'Unknown', country: 'Unknown', city: 'Unknown', region: 'Unknown' }
  const reply = await server.get(routes.geo, { 'cf-ipcountry': 'IE' })
  expect(reply.json()).toEqual({ ...unknown, country: 'IE', country_name: 'Ireland' })
  expect((await server.get(routes.geo)).json()).toEqual(unknown)
  expect((await direct.get(routes.geo, { 'cf-ipcountry': 'IE' })).json()).toEqual(unknown)
})

test('the device is read from the headers, with the hints that Chromium sends', async () => {
  const reply = await server.get(routes.device, {
    'user-agent':
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'sec-ch-ua-model': '"Pixel 9"',
    'sec-ch-ua-platform-version': '"16.0.0"',
  })
  expect(reply.json()).toMatchObject({ platformType: 'Android', deviceModel: 'Pixel 9', osVersion: '16.0.0' })
})
