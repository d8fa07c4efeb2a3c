import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { BASE } from '#domain/api/base-path.ts'
import { type PlainPage, sendPlainPage, takeEmptyForms } from '#server/email/plain-page.ts'
import { limitRequests, type RateLimits } from '#server/http/rate-limits.ts'
import type { Services } from '#server/services.ts'
import { isStopSecret, stopWeighInReminder } from './weigh-in-reminder.ts'

const ADDRESS = `${BASE}/weigh-in-reminder/:secret`
const Secret = Type.Object({ secret: Type.String({ pattern: '^[\\w-]{20,64}$' }) })

const ask = (secret: string): PlainPage => ({
  title: 'Stop the reminder?',
  words: ['We will stop reminding you to weigh in. You can choose a day again on the weight page of your plan.'],
  choices: [{ action: `${BASE}/weigh-in-reminder/${secret}`, label: 'Stop the reminder' }],
})
const stopped: PlainPage = {
  title: 'No more reminders',
  words: ['We no longer remind you to weigh in. You can choose a day again on the weight page of your plan.'],
}
const unknown: PlainPage = {
  title: 'We cannot find this reminder',
  words: [
    'This link is incomplete, or the reminder it belonged to was deleted. You will get no more reminders from it.',
  ],
}

/**
 * The pages of the link at the end of a reminder. A mail program ends the reminder with a single POST (RFC 8058); a
 * browser shows a page first, because programs that scan links would end it otherwise.
 */
export function weighInReminderPages(services: Services, limits: RateLimits): FastifyPluginAsyncTypebox {
  return async (app) => {
    await limitRequests(app, limits, services)
    takeEmptyForms(app)
    app.get(ADDRESS, { schema: { hide: true, params: Secret } }, async ({ params: { secret } }, reply) =>
      (await isStopSecret(services.db, secret))
        ? sendPlainPage(reply, ask(secret))
        : sendPlainPage(reply.status(404), unknown),
    )
    app.post(ADDRESS, { schema: { hide: true, params: Secret } }, async ({ params: { secret } }, reply) =>
      (await stopWeighInReminder(services, secret))
        ? sendPlainPage(reply, stopped)
        : sendPlainPage(reply.status(404), unknown),
    )
  }
}
