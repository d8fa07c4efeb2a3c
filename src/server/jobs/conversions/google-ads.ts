import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { majorUnits } from '#domain/billing/money.ts'
import type { GoogleAdsSettings } from '#server/platform/config/outgoing-settings.ts'
import { type Conversion, type ConversionService, postJson, type ReportOutcome } from './conversion.ts'

const Token = Type.Object({ access_token: Type.String({ minLength: 1 }) })
const TIMEOUT_MS = 10_000

/** An access token for an hour, or why there is none. @throws Error if it has to be tried again */
async function accessToken(
  settings: GoogleAdsSettings,
): Promise<{ readonly token: string } | { readonly why: string }> {
  const response = await fetch(`${settings.oauth}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: settings.clientId,
      client_secret: settings.clientSecret,
      refresh_token: settings.refreshToken,
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.status >= 500 || response.status === 429) throw new Error(`Google answered ${response.status}.`)
  const body: unknown = await response.json().catch(() => null)
  if (response.ok && Value.Check(Token, body)) return { token: body.access_token }
  return { why: `no access token, status ${response.status}` }
}

/** The kinds of click of Google Ads. */
const kinds = ['gclid', 'gbraid', 'wbraid'] as const

/** "2026-11-27 20:15:00+00:00". */
const googleTime = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')}+00:00`

/** Errors of one conversion, which may be in a successful reply: the click is unknown, too old, or was reported. */
const Failed = Type.Object({
  partialFailureError: Type.Object({
    details: Type.Optional(
      Type.Array(
        Type.Object({
          errors: Type.Optional(Type.Array(Type.Object({ errorCode: Type.Record(Type.String(), Type.String()) }))),
        }),
      ),
    ),
  }),
})
/** What no operator can change: errors of the click itself. */
const ofTheClick: ReadonlySet<string> = new Set([
  'CLICK_NOT_FOUND',
  'EXPIRED_EVENT',
  'CONVERSION_PRECEDES_EVENT',
  'CONVERSION_PRECEDES_GCLID',
  'INVALID_GCLID',
  'UNPARSEABLE_GCLID',
  'UNPARSEABLE_GBRAID',
  'UNPARSEABLE_WBRAID',
  'CLICK_CONVERSION_ALREADY_EXISTS',
  'DUPLICATE_ORDER_ID',
  'ORDER_ID_ALREADY_IN_USE',
])
/** Google takes conversions of a click some hours after it. */
const TOO_EARLY: ReadonlySet<string> = new Set(['TOO_RECENT_EVENT', 'TOO_RECENT_CLICK', 'EVENT_NOT_FOUND'])

function outcomeOf(status: number, body: unknown): ReportOutcome {
  if (status >= 300) return { kind: 'refused', why: `status ${status}` }
  if (!Value.Check(Failed, body)) return { kind: 'taken' }
  const errors = body.partialFailureError.details?.flatMap((each) => each.errors ?? []) ?? []
  const codes = errors.flatMap(({ errorCode }) => Object.values(errorCode))
  if (codes.some((code) => TOO_EARLY.has(code))) throw new Error('Google does not know the click yet.')
  const why = codes.join(', ') || 'no reason given'
  return codes.length > 0 && codes.every((code) => ofTheClick.has(code))
    ? { kind: 'useless', why }
    : { kind: 'refused', why }
}

function conversionOf({ eventId, paidAt, value, click }: Conversion, action: string) {
  return {
    [click?.kind ?? 'gclid']: click?.id,
    conversionAction: action,
    conversionDateTime: googleTime(paidAt),
    conversionValue: majorUnits(value),
    currencyCode: value.currency,
    // Google counts one conversion for an order, however often it is sent.
    orderId: eventId,
    consent: { adUserData: 'GRANTED', adPersonalization: 'DENIED' },
  }
}

/** Click conversions of Google Ads. Without a click on Google there is nothing to report. */
export const googleAdsConversions = (settings: GoogleAdsSettings): ConversionService => ({
  name: 'google-ads',
  report: async (conversion) => {
    const { click } = conversion
    if (click === null || !kinds.some((kind) => kind === click.kind))
      return { kind: 'useless', why: 'no click on Google' }
    const access = await accessToken(settings)
    if ('why' in access) return { kind: 'refused', why: access.why }
    const { action, api, developerToken, manager } = settings
    const account = action.split('/').slice(0, 2).join('/')
    const reply = await postJson(
      `${api}/${account}:uploadClickConversions`,
      { conversions: [conversionOf(conversion, action)], partialFailure: true },
      {
        ...{ authorization: `Bearer ${access.token}`, 'developer-token': developerToken },
        ...(manager === null ? {} : { 'login-customer-id': manager }),
      },
    )
    return outcomeOf(reply.status, reply.body)
  },
})
