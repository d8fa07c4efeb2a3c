import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { BASE } from '#domain/api/base-path.ts'
import { CalendarParams } from '#domain/api/member/own-address.ts'
import { routes } from '#domain/api/routes.ts'
import { Problem } from '#domain/problem.ts'
import { MS_PER_HOUR } from '#domain/time.ts'
import { etagOf, hasCurrentCopy } from '#server/http/etag.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { refusals } from '#server/http/refusals.ts'
import { ownerOfAddress } from '#server/members/keys/own-address.ts'
import { readMember } from '#server/members/member/member.ts'
import { planContextOf } from '#server/members/member/plan-context.ts'
import { shownWeek } from '#server/members/plan/shown-week.ts'
import { weeksAround } from '#server/members/plan/weeks-around.ts'
import { dayIn } from '#server/members/reminder/reminder-time.ts'
import { keyedHash } from '#server/platform/crypto/secret.ts'
import { countWithin } from '#server/platform/db/count-within.ts'
import type { Services } from '#server/services.ts'

/** How often one address may be read within an hour, whichever process answers. Apps ask four times at most. */
const AN_HOUR = { name: 'calendar address', ms: MS_PER_HOUR, most: 30 }

const reading = {
  summary: 'The meals of the weeks around today as a calendar to subscribe to; the address is the only credential',
  params: CalendarParams,
  response: {
    200: Type.String({ description: 'text/calendar (RFC 5545)' }),
    304: Type.Null({ description: 'The copy of the sender is current.' }),
    ...refusals('CALENDAR_UNKNOWN', 'MEMBERS_ONLY', 'HERO_INCOMPLETE', 'TOKEN_INVALID'),
  },
}

/** The calendar that apps of a member read at an address of their own. */
export function calendarFeedRoutes(
  services: Services,
  limits: Pick<RateLimits, 'calendars'>,
): FastifyPluginAsyncTypebox {
  const { db, keys, now, plannerPool, config } = services
  const planContext = planContextOf(services)
  return async (app) => {
    app.get(
      routes.calendarFeed,
      { schema: reading, config: { rateLimit: limits.calendars } },
      async (request, reply) => {
        const owner = await ownerOfAddress(services, 'calendar-address', request.params.calendar)
        if (owner === null) throw new Problem('CALENDAR_UNKNOWN')
        const counted = await countWithin(db, { ...AN_HOUR, hash: keyedHash(keys.counting, owner.keyId) })
        if (counted === null) throw new Problem('TOO_MANY_REQUESTS')
        const member = await readMember(services, owner.leadId, dayIn(now(), owner.timeZone))
        if (member.access.kind !== 'full') throw new Problem('MEMBERS_ONLY')
        const weeks = await weeksAround(planContext, member)
        const shown = await Promise.all(weeks.map((week) => shownWeek(services, member, week)))
        const file = await plannerPool.calendarFeed(shown, member.settings.eaters, `${config.publicUrl}${BASE}/plan`)
        const etag = etagOf(file)
        // It is somebody's own: kept by their app, and asked for again each time.
        reply.header('etag', etag).header('cache-control', 'private, no-cache')
        if (hasCurrentCopy(request.headers['if-none-match'], etag)) return reply.status(304).send(null)
        return reply.type('text/calendar; charset=utf-8').send(file)
      },
    )
  }
}
