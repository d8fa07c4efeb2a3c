import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { majorUnits } from '#domain/billing/money.ts'
import type { TikTokSettings } from '#server/platform/config/outgoing-settings.ts'
import { type ConversionService, postJson } from './conversion.ts'

/** TikTok answers 200 to refusals too; the code says what it is. */
const Answer = Type.Object({ code: Type.Integer() })
/** Too many requests, and errors of the service itself. */
const isTransient = (code: number): boolean => code === 40_100 || code === 40_133 || code >= 50_000

/** The Events API of TikTok. Without a click on TikTok it could name nobody, so nothing is sent. */
export const tiktokConversions = ({ pixel, token, api }: TikTokSettings): ConversionService => ({
  name: 'tiktok',
  report: async ({ eventId, paidAt, value, click, userAgent, pageUrl }) => {
    if (click?.kind !== 'ttclid') return { kind: 'useless', why: 'no click on TikTok' }
    const event = {
      event: 'Purchase',
      event_time: Math.floor(paidAt.getTime() / 1000),
      event_id: eventId,
      user: { ttclid: click.id, user_agent: userAgent },
      page: { url: pageUrl },
      properties: { value: majorUnits(value), currency: value.currency },
    }
    const body = { event_source: 'web', event_source_id: pixel, data: [event] }
    const reply = await postJson(`${api}/event/track/`, body, { 'access-token': token })
    const code = Value.Check(Answer, reply.body) ? reply.body.code : null
    if (code === 0 && reply.status < 300) return { kind: 'taken' }
    if (code !== null && isTransient(code)) throw new Error(`TikTok answered code ${code}.`)
    return { kind: 'refused', why: `status ${reply.status}${code === null ? '' : `, code ${code}`}` }
  },
})
