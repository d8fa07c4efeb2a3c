import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Conversion } from './conversion.ts'
import { googleAdsConversions } from './google-ads.ts'
import { metaConversions } from './meta.ts'
import { tiktokConversions } from './tiktok.ts'

type Call = { readonly path: string; readonly headers: Record<string, unknown>; readonly body: string }
type Answer = { readonly status: number; readonly body: object }

const calls: Call[] = []
let answers: Record<string, Answer> = {}
/** The services as they are documented: TikTok tells refusals in a code, Google in `partialFailureError`. */
const peer = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => {
    body += part.toString()
  })
  request.on('end', () => {
    const path = request.url ?? ''
    calls.push({ path, headers: request.headers, body })
    const key = Object.keys(answers).find((each) => path.includes(each))
    const usual = path === '/token' ? { access_token: 'for-an-hour' } : { code: 0, message: 'OK' }
    const { status, body: answer } = answers[key ?? ''] ?? { status: 200, body: usual }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
})
await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve))
const api = `http://127.0.0.1:${(peer.address() as AddressInfo).port}`
afterAll(() => peer.close())
beforeEach(() => {
  calls.length = 0
  answers = {}
})

const bought = (kind: string | null): Conversion => ({
  eventId: 'e'.repeat(32),
  paidAt: new Date('2026-11-27T20:15:00Z'),
  value: { minor: 2999, currency: 'USD' },
  click: kind === null ? null : { kind, id: 'the-click', at: new Date('2026-11-27T20:00:00Z') },
  userAgent: 'A browser',
  pageUrl: 'https://example.com/v3/',
})
const tiktok = tiktokConversions({ pixel: 'PIXEL', token: 'a-secret-token', api })
const google = googleAdsConversions({
  action: 'customers/1234567890/conversionActions/42',
  ...{ manager: '1112223333', developerToken: 'developer', clientId: 'client', clientSecret: 'secret' },
  ...{ refreshToken: 'refresh', api, oauth: api },
})
const partial = (code: string): Answer => ({
  status: 200,
  body: {
    partialFailureError: {
      code: 3,
      message: 'one',
      details: [{ errors: [{ errorCode: { conversionUploadError: code } }] }],
    },
    results: [{}],
  },
})

test('TikTok gets the click, the amount and the id of the event', async () => {
  expect(await tiktok.report(bought('ttclid'))).toEqual({ kind: 'taken' })
  expect([calls[0]?.path, calls[0]?.headers['access-token']]).toEqual(['/event/track/', 'a-secret-token'])
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
    event_source: 'web',
    event_source_id: 'PIXEL',
    data: [
      {
        ...{ event: 'Purchase', event_time: 1_795_810_500, event_id: 'e'.repeat(32) },
        user: { ttclid: 'the-click', user_agent: 'A browser' },
        page: { url: 'https://example.com/v3/' },
        properties: { value: 29.99, currency: 'USD' },
      },
    ],
  })
})

test('TikTok refuses in a code, although the status is 200', async () => {
  answers = { '/event/track/': { status: 200, body: { code: 40_105, message: 'Access token is incorrect' } } }
  expect(await tiktok.report(bought('ttclid'))).toEqual({ kind: 'refused', why: 'status 200, code 40105' })
  answers = { '/event/track/': { status: 200, body: { code: 40_100, message: 'Too many requests' } } }
  await expect(tiktok.report(bought('ttclid'))).rejects.toThrow('40100')
})

test.each(['gclid', 'gbraid', 'wbraid'])('Google Ads gets a conversion of the click, by its %s', async (kind) => {
  expect(await google.report(bought(kind))).toEqual({ kind: 'taken' })
  expect(calls.map(({ path }) => path)).toEqual(['/token', '/customers/1234567890:uploadClickConversions'])
  expect(calls[1]?.headers).toMatchObject({
    ...{ authorization: 'Bearer for-an-hour', 'developer-token': 'developer', 'login-customer-id': '1112223333' },
  })
  expect(JSON.parse(calls[1]?.body ?? '')).toEqual({
    partialFailure: true,
    conversions: [
      {
        ...{ [kind]: 'the-click', conversionAction: 'customers/1234567890/conversionActions/42' },
        ...{ conversionDateTime: '2026-11-27 20:15:00+00:00', conversionValue: 29.99, currencyCode: 'USD' },
        ...{ orderId: 'e'.repeat(32), consent: { adUserData: 'GRANTED', adPersonalization: 'DENIED' } },
      },
    ],
  })
})

test.each([
  ['CLICK_NOT_FOUND', 'useless'],
  ['EXPIRED_EVENT', 'useless'],
  ['INVALID_CONVERSION_ACTION', 'refused'],
])('Google Ads refuses a conversion within a successful reply: %s is %s', async (code, kind) => {
  answers = { uploadClickConversions: partial(code) }
  expect(await google.report(bought('gclid'))).toEqual({ kind, why: code })
})

test('a click that Google does not know yet is tried again later', async () => {
  answers = { uploadClickConversions: partial('TOO_RECENT_EVENT') }
  await expect(google.report(bought('gclid'))).rejects.toThrow('does not know the click yet')
})

test('without an access token, or the permission, an operator has to look', async () => {
  answers = { '/token': { status: 400, body: { error: 'invalid_grant' } } }
  expect(await google.report(bought('gclid'))).toEqual({ kind: 'refused', why: 'no access token, status 400' })
  answers = { uploadClickConversions: { status: 403, body: { error: { status: 'PERMISSION_DENIED' } } } }
  expect(await google.report(bought('gclid'))).toEqual({ kind: 'refused', why: 'status 403' })
})

test('Meta names its refusals, and those that pass are tried again', async () => {
  const meta = metaConversions({ adPixelId: '5', adPixelToken: 'a-secret-token', adPixelApi: api })
  answers = { '/5/events': { status: 400, body: { error: { code: 190, is_transient: false } } } }
  expect(await meta?.report(bought('fbclid'))).toEqual({ kind: 'refused', why: 'status 400, code 190' })
  answers = { '/5/events': { status: 400, body: { error: { code: 2, is_transient: true } } } }
  await expect(meta?.report(bought('fbclid'))).rejects.toThrow('try again')
})

test.each([null, 'fbclid', 'msclkid'])(
  'a purchase without a click on the network (%s) is told to neither',
  async (kind) => {
    for (const service of [tiktok, google]) expect((await service.report(bought(kind))).kind).toBe('useless')
    expect(calls).toEqual([])
  },
)
