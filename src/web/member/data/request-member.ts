import { knownPlan, rememberSignOut } from '#web/device/known-plan.ts'
import { type Outcome, request } from '#web/device/request.ts'
import { readEntry, storageKeys } from '#web/device/storage.ts'
import { currentPath } from '#web/navigation/navigation.ts'
import { cachedReply, cacheReply } from './reply-cache.ts'
import { endSession } from './session.ts'

/** The value may be from the device's cached copy: `cachedAt` is then the time of the copy (ISO), otherwise null. */
export type MemberOutcome<T> =
  | Exclude<Outcome<T>, { kind: 'ok' }>
  | { readonly kind: 'ok'; readonly value: T; readonly cachedAt: string | null }

type MemberRequest<T> = {
  readonly method?: 'GET' | 'PUT' | 'POST' | 'DELETE'
  readonly body?: unknown
  readonly parse: (reply: unknown) => T | null
  /** The address to store a copy under; null stores none. By default the route itself if it has no query. */
  readonly cacheAs?: string | null
}

const isSignedOut = (code: string): boolean => code === 'TOKEN_INVALID' || code === 'SESSION_NEEDED'

/** The device's own copy of an address, if it is still valid. */
export async function readCachedReply<T>(
  address: string,
  parse: (reply: unknown) => T | null,
): Promise<MemberOutcome<T> | null> {
  const copy = await cachedReply(address)
  const value = copy === null ? null : parse(copy.reply)
  return copy === null || value === null ? null : { kind: 'ok', value, cachedAt: copy.cachedAt }
}

/**
 * Calls the member's interface with the token of this device. A reply is stored, and returned again when
 * the server cannot be reached. A token that the server does not know ends the session on this device.
 */
export async function requestMember<T>(
  route: string,
  { method = 'GET', body, parse, cacheAs = route.includes('?') ? null : route }: MemberRequest<T>,
): Promise<MemberOutcome<T>> {
  const token = readEntry(storageKeys.token)
  let reply: unknown
  const outcome = await request(
    route,
    (received) => {
      reply = received
      return parse(received)
    },
    { method, body },
  )
  const copy = method === 'GET' ? cacheAs : null
  // After a sign-out or another sign-in the reply belongs to the previous member and is not stored.
  const isSameMember = readEntry(storageKeys.token) === token
  if (outcome.kind === 'ok') {
    if (copy !== null && isSameMember) await cacheReply(copy, reply)
    return { ...outcome, cachedAt: null }
  }
  if (outcome.kind === 'refused' && isSignedOut(outcome.code) && isSameMember) {
    // Only a bought plan needs a session; after the token of a preview has run out, there is no plan to return to.
    if (outcome.code === 'SESSION_NEEDED' || knownPlan().kind === 'open') rememberSignOut(currentPath())
    await endSession()
  }
  if (outcome.kind !== 'unreachable' || copy === null) return outcome
  return (await readCachedReply(copy, parse)) ?? outcome
}
