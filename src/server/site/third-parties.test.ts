import { expect, test } from 'vitest'
import { measurementSources, thirdPartiesOf, withThirdParties } from './third-parties.ts'

const none = {
  mixpanelToken: null,
  mixpanelHost: 'https://api.vendor.example',
  webAnalyticsId: null,
  webAnalyticsScript: 'https://mc.yandex.ru/metrika/tag.js',
  adPixelId: null,
  outgoing: { tiktok: null, googleAds: null, webhooks: null, exported: null },
  adPixelScript: 'https://connect.facebook.net/en_US/fbevents.js',
}
const all = thirdPartiesOf({ ...none, mixpanelToken: 'token', webAnalyticsId: '1', adPixelId: '2' })

test('without a configured service no page allows any source', () => {
  expect(thirdPartiesOf(none)).toBeNull()
  expect(measurementSources(null, '/')).toEqual({})
})

test('third-party scripts are allowed only on the first page, the legal pages and the last one', () => {
  for (const path of ['/', '/privacy', '/complete'])
    expect(measurementSources(all, path)['script-src']).toEqual([
      'https://mc.yandex.ru',
      'https://connect.facebook.net',
    ])
  for (const path of ['/woman/trust', '/man/goal-weight', '/woman/confirm-email'])
    expect(measurementSources(all, path)).toEqual({ 'connect-src': ['https://api.vendor.example'] })
})

test('no measurement source is allowed on pay pages and member pages', () => {
  for (const path of ['/woman/pay', '/man/pay', '/plan', '/subscription', '/resume', '/sign-in', '/console'])
    expect(measurementSources(all, path)).toEqual({})
})

test('services that are not configured are not allowed', () => {
  const pixel = thirdPartiesOf({ ...none, adPixelId: '2' })
  expect(measurementSources(pixel, '/')).toEqual({
    'connect-src': ['https://connect.facebook.net', 'https://www.facebook.com'],
    'script-src': ['https://connect.facebook.net'],
    'img-src': ['https://connect.facebook.net', 'https://www.facebook.com'],
  })
  expect(measurementSources(pixel, '/woman/trust')).toEqual({})
})

test('a page lists the configured services in an attribute that cannot be escaped from', () => {
  const page = withThirdParties('<html><head></head><body></body></html>', {
    productAnalytics: { host: 'https://a.example', token: '"><script>' },
    webAnalytics: null,
    adPixel: null,
  })
  expect(page).toContain('<meta name="measurement" content="{&quot;productAnalytics&quot;')
  expect(page).not.toContain('<script>')
})
