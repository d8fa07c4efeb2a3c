import { type Outcome, request } from '#web/device/request.ts'
import { readEntry, storageKeys } from '#web/device/storage.ts'
import { cacheReply, cachedReply } from './reply-cache.ts'
import { endSession } from './session.ts'

/** An outcome of which an answer may be the device's own copy: `cachedAt` is then when that was made, ISO, else null. */
export type MemberOutcome<T> =
  | Exclude<Outcome<T>, { kind: 'ok' }>
  | { readonly kind: 'ok'; readonly value: T; readonly cachedAt: string | null }

type Question<T> = {
  readonly method?: 'GET' | 'PUT' | 'POST' | 'DELETE'
  readonly body?: unknown
  readonly parse: (reply: unknown) => T | null
  /** Under which address a copy is kept; null keeps none. By default the address itself where it has no query. */
  readonly cacheAs?: string | null
}

/** The copy that the device has of an address, if it still fits. */
export async function readCachedReply<T>(
  address: string,
  parse: (reply: unknown) => T | null,
): Promise<MemberOutcome<T> | null> {
  const kept = await cachedReply(address)
  const value = kept === null ? null : parse(kept.reply)
  return kept === null || value === null ? null : { kind: 'ok', value, cachedAt: kept.cachedAt }
}

/**
 * Asks the member's interface with the token of this device. What is read is kept, and given again when nobody
 * answers. A token that the server does not know ends the session here too.
 */
export async function requestMember<T>(
  route: string,
  { method = 'GET', body, parse, cacheAs = route.includes('?') ? null : route }: Question<T>,
): Promise<MemberOutcome<T>> {
  const token = readEntry(storageKeys.token)
  let reply: unknown
  const outcome = await request(
    route,
    (foreign) => {
      reply = foreign
      return parse(foreign)
    },
    { method, body },
  )
  const copy = method === 'GET' ? cacheAs : null
  // Who has signed out or in meanwhile gets and keeps nothing of what was asked before.
  const isSameMember = readEntry(storageKeys.token) === token
  if (outcome.kind === 'ok') {
    if (copy !== null && isSameMember) await cacheReply(copy, reply)
    return { ...outcome, cachedAt: null }
  }
  if (outcome.kind === 'refused' && outcome.code === 'TOKEN_INVALID' && isSameMember) await endSession()
  if (outcome.kind !== 'unreachable' || copy === null) return outcome
  return (await readCachedReply(copy, parse)) ?? outcome
}
