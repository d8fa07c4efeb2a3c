import type { LeadRequest } from '#domain/api/leads.ts'
import { IDEMPOTENCY_KEY, routes } from '#domain/api/routes.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { keysOnPath } from '#domain/funnel/path.ts'
import { readConditions } from '#web/device/conditions.ts'
import { type Outcome, request } from '#web/device/request.ts'
import { storageKeys, writeEntry } from '#web/device/storage.ts'
import { unitsStore } from '#web/device/units-store.ts'

/** The key of the content that was last sent: the same content again is the same request again. */
let sent = { content: '', key: '' }

const tokenFrom = (reply: unknown): string | null =>
  typeof reply === 'object' && reply !== null && 'token' in reply && typeof reply.token === 'string'
    ? reply.token
    : null

/** The answers on this person's path; what was answered for an event that is off again stays on the device. */
function heroOnPath(hero: Hero): Hero {
  const keys: readonly string[] = keysOnPath(hero)
  return {
    ...hero,
    ...Object.fromEntries(Object.keys(hero).flatMap((key) => (keys.includes(key) ? [] : [[key, undefined]]))),
  }
}

/** Hands the answers to the server, once, and keeps the token that stands for them. */
export async function sendLead(hero: Hero): Promise<Outcome<string>> {
  const body: LeadRequest = { hero: heroOnPath(hero), units: unitsStore.get(), conditions: [...readConditions()] }
  const content = JSON.stringify(body)
  if (sent.content !== content) sent = { content, key: crypto.randomUUID() }
  const outcome = await request(routes.leads, tokenFrom, {
    method: 'POST',
    body,
    headers: { [IDEMPOTENCY_KEY]: sent.key },
  })
  if (outcome.kind === 'ok') writeEntry(storageKeys.token, outcome.value)
  return outcome
}
