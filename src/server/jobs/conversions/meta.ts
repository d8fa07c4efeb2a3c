import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { majorUnits } from '#domain/billing/money.ts'
import type { Config } from '#server/platform/config/config.ts'
import { type Conversion, type ConversionService, postJson } from './conversion.ts'

/** The report contains no address, no plan and no person. */
function eventOf({ eventId, paidAt, value, click, userAgent, pageUrl }: Conversion) {
  return {
    event_name: 'Purchase',
    event_time: Math.floor(paidAt.getTime() / 1000),
    event_id: eventId,
    action_source: 'website',
    event_source_url: pageUrl,
    user_data: {
      client_user_agent: userAgent,
      ...(click?.kind === 'fbclid' ? { fbc: `fb.1.${click.at.getTime()}.${click.id}` } : {}),
    },
    custom_data: { value: majorUnits(value), currency: value.currency },
  }
}

const Refusal = Type.Object({
  error: Type.Object({ code: Type.Number(), is_transient: Type.Optional(Type.Boolean()) }),
})

/** The Conversions API of Meta; null if it is not set up. */
export function metaConversions({
  adPixelId,
  adPixelToken,
  adPixelApi,
}: Pick<Config, 'adPixelId' | 'adPixelToken' | 'adPixelApi'>): ConversionService | null {
  if (adPixelId === null || adPixelToken === null) return null
  return {
    name: 'meta',
    report: async (conversion) => {
      const reply = await postJson(`${adPixelApi}/${adPixelId}/events`, {
        data: [eventOf(conversion)],
        access_token: adPixelToken,
      })
      if (reply.status < 300) return { kind: 'taken' }
      const error = Value.Check(Refusal, reply.body) ? reply.body.error : null
      if (error?.is_transient === true) throw new Error('The advertising service asked to try again.')
      return { kind: 'refused', why: `status ${reply.status}${error === null ? '' : `, code ${error.code}`}` }
    },
  }
}
