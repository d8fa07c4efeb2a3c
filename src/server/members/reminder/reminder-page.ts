import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { BASE } from '#domain/api/base-path.ts'
import type { LocaleTag } from '#domain/language/locales.ts'
import { type PlainPage, sendPlainPage, takeEmptyForms } from '#server/email/plain-page.ts'
import { stopReminderWords } from '#server/email/words/weigh-in-words.ts'
import { languageOfRequest } from '#server/http/language-of-request.ts'
import { limitRequests, type RateLimits } from '#server/http/rate-limits.ts'
import type { Services } from '#server/services.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { isStopSecret, stopWeighInReminder } from './weigh-in-reminder.ts'

const ADDRESS = `${BASE}/weigh-in-reminder/:secret`
const Secret = Type.Object({ secret: Type.String({ pattern: '^[\\w-]{20,64}$' }) })

const wordsFor = (locale: LocaleTag) => wordsIn(locale, { stopReminderWords }).stopReminderWords

function ask(secret: string, locale: LocaleTag): PlainPage {
  const words = wordsFor(locale)
  const choices = [{ action: `${BASE}/weigh-in-reminder/${secret}`, label: words.stop }]
  return { title: words.ask, words: [words.willStop], choices }
}
function stopped(locale: LocaleTag): PlainPage {
  const words = wordsFor(locale)
  return { title: words.stopped, words: [words.didStop] }
}
function unknown(locale: LocaleTag): PlainPage {
  const words = wordsFor(locale)
  return { title: words.unknown, words: [words.unknownWhy] }
}

/**
 * The pages of the link at the end of a reminder. A mail program ends the reminder with a single POST (RFC 8058); a
 * browser shows a page first, because programs that scan links would end it otherwise.
 */
export function weighInReminderPages(services: Services, limits: RateLimits): FastifyPluginAsyncTypebox {
  return async (app) => {
    await limitRequests(app, limits, services)
    takeEmptyForms(app)
    app.get(ADDRESS, { schema: { hide: true, params: Secret } }, async ({ params: { secret }, headers }, reply) => {
      const locale = languageOfRequest(headers)
      return (await isStopSecret(services.db, secret))
        ? sendPlainPage(reply, ask(secret, locale), locale)
        : sendPlainPage(reply.status(404), unknown(locale), locale)
    })
    app.post(ADDRESS, { schema: { hide: true, params: Secret } }, async ({ params: { secret }, headers }, reply) => {
      const locale = languageOfRequest(headers)
      return (await stopWeighInReminder(services, secret))
        ? sendPlainPage(reply, stopped(locale), locale)
        : sendPlainPage(reply.status(404), unknown(locale), locale)
    })
  }
}
