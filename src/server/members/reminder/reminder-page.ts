import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { BASE } from '#domain/api/base-path.ts'
import type { serverPages } from '#domain/api/server-pages.ts'
import type { LocaleTag } from '#domain/language/locales.ts'
import { type PlainPage, sendPlainPage, takeEmptyForms } from '#server/email/plain-page.ts'
import { stopWeekEmailWords } from '#server/email/words/week-email-words.ts'
import { stopReminderWords } from '#server/email/words/weigh-in-words.ts'
import { languageOfRequest } from '#server/http/language-of-request.ts'
import { limitRequests, type RateLimits } from '#server/http/rate-limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { isWeekStopSecret, stopWeekEmail } from './week-email.ts'
import { isStopSecret, stopWeighInReminder } from './weigh-in-reminder.ts'

const Secret = Type.Object({ secret: Type.String({ pattern: '^[\\w-]{20,64}$' }) })

/** An email that recurs, and how the link in it ends it. */
type Recurring = {
  /** The part of the address after the base path. */
  readonly page: (typeof serverPages)[number]
  readonly wordsFor: (locale: LocaleTag) => typeof stopReminderWords
  readonly isKnown: (db: Database, secret: string) => Promise<boolean>
  readonly stop: (services: Pick<Services, 'db' | 'now'>, secret: string) => Promise<boolean>
}

const recurring: readonly Recurring[] = [
  {
    page: 'weigh-in-reminder',
    wordsFor: (locale) => wordsIn(locale, { stopReminderWords }).stopReminderWords,
    isKnown: isStopSecret,
    stop: stopWeighInReminder,
  },
  {
    page: 'week-email',
    wordsFor: (locale) => wordsIn(locale, { stopWeekEmailWords }).stopWeekEmailWords,
    isKnown: isWeekStopSecret,
    stop: stopWeekEmail,
  },
]

/** The page of a link, asking, after it has done its work, and where it belongs to nothing. */
const pagesOf = ({ page, wordsFor }: Recurring, secret: string, locale: LocaleTag) => {
  const words = wordsFor(locale)
  return {
    asking: {
      title: words.ask,
      words: [words.willStop],
      choices: [{ action: `${BASE}/${page}/${secret}`, label: words.stop }],
    },
    stopped: { title: words.stopped, words: [words.didStop] },
    unknown: { title: words.unknown, words: [words.unknownWhy] },
  } satisfies Record<string, PlainPage>
}

/**
 * The pages of the links at the end of recurring emails. A mail program ends them with a single POST (RFC 8058); a
 * browser shows a page first, because programs that scan links would end them otherwise.
 */
export function stopEmailPages(services: Services, limits: RateLimits): FastifyPluginAsyncTypebox {
  return async (app) => {
    await limitRequests(app, limits, services)
    takeEmptyForms(app)
    for (const email of recurring) {
      const address = `${BASE}/${email.page}/:secret`
      app.get(address, { schema: { hide: true, params: Secret } }, async ({ params: { secret }, headers }, reply) => {
        const locale = languageOfRequest(headers)
        const { asking, unknown } = pagesOf(email, secret, locale)
        return (await email.isKnown(services.db, secret))
          ? sendPlainPage(reply, asking, locale)
          : sendPlainPage(reply.status(404), unknown, locale)
      })
      app.post(address, { schema: { hide: true, params: Secret } }, async ({ params: { secret }, headers }, reply) => {
        const locale = languageOfRequest(headers)
        const { stopped, unknown } = pagesOf(email, secret, locale)
        return (await email.stop(services, secret))
          ? sendPlainPage(reply, stopped, locale)
          : sendPlainPage(reply.status(404), unknown, locale)
      })
    }
  }
}
