import { LeadReply, type LeadRequest } from '#domain/api/leads.ts'
import { IDEMPOTENCY_KEY, PAGE_RUNS, routes, VISITOR_ID } from '#domain/api/routes.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { keysOnPath } from '#domain/funnel/path.ts'
import { visitorId } from '#web/analytics/visitor-id.ts'
import { readConditions } from '#web/device/conditions.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { type Outcome, request } from '#web/device/request.ts'
import { unitsStore } from '#web/device/units-store.ts'

/** Content and idempotency key of the last request: the same content is sent again under the same key. */
let sent = { content: '', key: '' }

const parseLead = parserOf(LeadReply)

/** The answers on this visitor's path. The day of an event that was deselected later, for example, stays on the device. */
function heroOnPath(hero: Hero): Hero {
  const keys: readonly string[] = keysOnPath(hero)
  return {
    ...hero,
    ...Object.fromEntries(Object.keys(hero).flatMap((key) => (keys.includes(key) ? [] : [[key, undefined]]))),
  }
}

/** Sends the answers to the server. The idempotency key makes a repeated request with the same content harmless. */
export async function sendLead(hero: Hero): Promise<Outcome<LeadReply>> {
  const body: LeadRequest = { hero: heroOnPath(hero), units: unitsStore.get(), conditions: [...readConditions()] }
  const content = JSON.stringify(body)
  if (sent.content !== content) sent = { content, key: crypto.randomUUID() }
  const visitor = visitorId()
  const { runs } = document.documentElement.dataset
  return request(routes.leads, parseLead, {
    method: 'POST',
    body,
    headers: {
      [IDEMPOTENCY_KEY]: sent.key,
      ...(visitor === null ? {} : { [VISITOR_ID]: visitor }),
      ...(runs === undefined ? {} : { [PAGE_RUNS]: runs }),
    },
  })
}
