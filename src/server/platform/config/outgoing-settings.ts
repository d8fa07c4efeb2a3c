import { numberFrom, origin, PROTECTED, protectedBase, protectedUrl, textLike } from './parsers.ts'
import { type Setting, setting } from './setting.ts'

const secret = textLike(/^\S{8,2000}$/)
const digits = textLike(/^\d{1,20}$/)

/** What the server tells others by itself: conversions to advertising services, events to the owner's own systems. */
export const outgoingSettings = {
  tiktokPixel: setting<string | null>({
    name: 'TIKTOK_PIXEL',
    fallback: null,
    shownDefault: 'none: nothing is reported to TikTok',
    about:
      'Code of a TikTok pixel, to which the server reports first payments: only those of buyers who consented and came by a click on TikTok.',
    expects: 'letters and digits, at most 40',
    parse: textLike(/^\w{1,40}$/),
  }),
  tiktokToken: setting<string | null>({
    name: 'TIKTOK_TOKEN',
    fallback: null,
    shownDefault: 'none',
    about: 'Access token of the Events API of TikTok.',
    expects: 'at least 8 characters without spaces',
    parse: secret,
  }),
  tiktokApi: setting({
    name: 'TIKTOK_API',
    fallback: 'https://business-api.tiktok.com/open_api/v1.3',
    shownDefault: 'https://business-api.tiktok.com/open_api/v1.3',
    about: 'Address of that API.',
    expects: PROTECTED,
    parse: protectedBase,
  }),
  googleAdsAction: setting<string | null>({
    name: 'GOOGLE_ADS_ACTION',
    fallback: null,
    shownDefault: 'none: nothing is reported to Google Ads',
    about:
      'Account and conversion action of Google Ads, to which the server reports first payments: only those of buyers who consented and came by a click on Google.',
    expects: 'customers/1234567890/conversionActions/987654321',
    parse: textLike(/^customers\/\d{10}\/conversionActions\/\d{1,20}$/),
  }),
  googleAdsManager: setting<string | null>({
    name: 'GOOGLE_ADS_MANAGER',
    fallback: null,
    shownDefault: 'none',
    about: 'Account of the manager through which the account is reached, if there is one.',
    expects: '10 digits',
    parse: digits,
  }),
  googleAdsDeveloperToken: setting<string | null>({
    name: 'GOOGLE_ADS_DEVELOPER_TOKEN',
    fallback: null,
    shownDefault: 'none',
    about: 'Developer token of the Google Ads API.',
    expects: 'at least 8 characters without spaces',
    parse: secret,
  }),
  googleAdsClient: setting<string | null>({
    name: 'GOOGLE_ADS_CLIENT',
    fallback: null,
    shownDefault: 'none',
    about: 'Id and secret of the OAuth client, separated by a colon.',
    expects: 'an id, a colon and a secret, without spaces',
    parse: textLike(/^[^\s:]{8,400}:[^\s:]{8,400}$/),
  }),
  googleAdsRefreshToken: setting<string | null>({
    name: 'GOOGLE_ADS_REFRESH_TOKEN',
    fallback: null,
    shownDefault: 'none',
    about: 'Refresh token of that client, with the scope adwords.',
    expects: 'at least 8 characters without spaces',
    parse: secret,
  }),
  googleAdsApi: setting({
    name: 'GOOGLE_ADS_API',
    fallback: 'https://googleads.googleapis.com/v22',
    shownDefault: 'https://googleads.googleapis.com/v22',
    about: 'Address of the Google Ads API.',
    expects: PROTECTED,
    parse: protectedBase,
  }),
  googleOauth: setting({
    name: 'GOOGLE_OAUTH',
    fallback: 'https://oauth2.googleapis.com',
    shownDefault: 'https://oauth2.googleapis.com',
    about: 'Where its access tokens are fetched.',
    expects: 'an address such as https://example.com, without a path',
    parse: (text) => (protectedUrl(text) === undefined ? undefined : origin(text)),
  }),
  webhookUrl: setting<string | null>({
    name: 'WEBHOOK_URL',
    fallback: null,
    shownDefault: 'none: no webhook is sent',
    about:
      'Address of a system of yours that is told of leads, purchases, renewals, refunds, cancellations and deletions, signed by the scheme of Standard Webhooks.',
    expects: PROTECTED,
    parse: protectedUrl,
  }),
  webhookSecret: setting<string | null>({
    name: 'WEBHOOK_SECRET',
    fallback: null,
    shownDefault: 'none',
    about: 'Secret with which they are signed. Required if WEBHOOK_URL is set.',
    expects: 'whsec_ and 24 to 64 random bytes in Base64, as openssl rand -base64 32 prints them',
    parse: textLike(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/),
  }),
  exportTo: setting<string | null>({
    name: 'EXPORT_TO',
    fallback: null,
    shownDefault: 'none: nothing is exported',
    about:
      'Folder, or address of a bucket of S3 or its like with a prefix, to which every night the figures and the movements of money are written as CSV.',
    expects: 'an absolute path, or an address such as https://s3.eu-central-1.amazonaws.com/bucket/prefix',
    parse: (text) => (/^\/[^\0]{0,400}$/.test(text) ? text : protectedBase(text)),
  }),
  exportKey: setting<string | null>({
    name: 'EXPORT_KEY',
    fallback: null,
    shownDefault: 'none',
    about: 'Access key and secret key of that bucket, separated by a colon. Required if EXPORT_TO is an address.',
    expects: 'a key, a colon and a secret, without spaces',
    parse: textLike(/^[^\s:]{3,128}:\S{8,128}$/),
  }),
  exportRegion: setting({
    name: 'EXPORT_REGION',
    fallback: 'us-east-1',
    shownDefault: 'us-east-1',
    about: 'Region of that bucket.',
    expects: 'lower-case letters, digits and hyphens',
    parse: textLike(/^[a-z0-9-]{1,40}$/),
  }),
  exportDays: setting({
    name: 'EXPORT_DAYS',
    fallback: 35,
    shownDefault: '35',
    about: 'How many days back the nightly files of figures are written again, since late events change them.',
    expects: 'a number of days from 1 to 400',
    parse: numberFrom(1, 400),
  }),
} as const

type ReadSetting = <T>(row: Setting<T>) => T

export type TikTokSettings = { readonly pixel: string; readonly token: string; readonly api: string }
export type GoogleAdsSettings = {
  readonly action: string
  readonly manager: string | null
  readonly developerToken: string
  readonly clientId: string
  readonly clientSecret: string
  readonly refreshToken: string
  readonly api: string
  readonly oauth: string
}
export type WebhookSettings = { readonly url: string; readonly secret: string }
export type ExportSettings = {
  readonly to: string
  readonly key: { readonly id: string; readonly secret: string } | null
  readonly region: string
  readonly days: number
}

/** Null for each that is not set up. */
export type Outgoing = {
  readonly tiktok: TikTokSettings | null
  readonly googleAds: GoogleAdsSettings | null
  readonly webhooks: WebhookSettings | null
  readonly exported: ExportSettings | null
}

const halves = (text: string): readonly [string, string] => {
  const at = text.indexOf(':')
  return [text.slice(0, at), text.slice(at + 1)]
}

function tiktokOf(read: ReadSetting, refusals: string[]): TikTokSettings | null {
  const [pixel, token] = [read(outgoingSettings.tiktokPixel), read(outgoingSettings.tiktokToken)]
  if (pixel !== null && token !== null) return { pixel, token, api: read(outgoingSettings.tiktokApi) }
  if (pixel !== null || token !== null) refusals.push('TIKTOK_PIXEL and TIKTOK_TOKEN must be set together.')
  return null
}

function googleAdsOf(read: ReadSetting, refusals: string[]): GoogleAdsSettings | null {
  const action = read(outgoingSettings.googleAdsAction)
  const developerToken = read(outgoingSettings.googleAdsDeveloperToken)
  const client = read(outgoingSettings.googleAdsClient)
  const refreshToken = read(outgoingSettings.googleAdsRefreshToken)
  const given = [action, developerToken, client, refreshToken]
  if (action === null || developerToken === null || client === null || refreshToken === null) {
    if (given.some((each) => each !== null))
      refusals.push(
        'GOOGLE_ADS_ACTION, GOOGLE_ADS_DEVELOPER_TOKEN, GOOGLE_ADS_CLIENT and GOOGLE_ADS_REFRESH_TOKEN must be set together.',
      )
    return null
  }
  const [clientId, clientSecret] = halves(client)
  return {
    ...{ action, developerToken, clientId, clientSecret, refreshToken },
    ...{ manager: read(outgoingSettings.googleAdsManager), api: read(outgoingSettings.googleAdsApi) },
    oauth: read(outgoingSettings.googleOauth),
  }
}

function webhooksOf(read: ReadSetting, refusals: string[]): WebhookSettings | null {
  const [url, key] = [read(outgoingSettings.webhookUrl), read(outgoingSettings.webhookSecret)]
  if (url !== null && key === null) refusals.push('WEBHOOK_SECRET must be set where WEBHOOK_URL is set.')
  return url === null || key === null ? null : { url, secret: key }
}

function exportOf(read: ReadSetting, refusals: string[]): ExportSettings | null {
  const [to, key] = [read(outgoingSettings.exportTo), read(outgoingSettings.exportKey)]
  if (to === null) return null
  if (!to.startsWith('/') && key === null) refusals.push('EXPORT_KEY must be set where EXPORT_TO is an address.')
  const [id, secretKey] = key === null ? ['', ''] : halves(key)
  return {
    ...{ to, key: key === null ? null : { id, secret: secretKey } },
    ...{ region: read(outgoingSettings.exportRegion), days: read(outgoingSettings.exportDays) },
  }
}

/** Reads what is set up; what is set up by half is named in `refusals`. */
export const readOutgoing = (read: ReadSetting, refusals: string[]): Outgoing => ({
  tiktok: tiktokOf(read, refusals),
  googleAds: googleAdsOf(read, refusals),
  webhooks: webhooksOf(read, refusals),
  exported: exportOf(read, refusals),
})
