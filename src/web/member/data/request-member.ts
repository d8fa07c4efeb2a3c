import { type Outcome, request } from '#web/device/request.ts'
import { readEntry, storageKeys } from '#web/device/storage.ts'
import { keepReply, keptReply } from './reply-cache.ts'
import { endSession } from './session.ts'

/** An outcome of which an answer may be the device's own copy: `keptAt` is then when that was made, ISO, else null. */
export type MemberOutcome<T> =
  | Exclude<Outcome<T>, { kind: 'ok' }>
  | { readonly kind: 'ok'; readonly value: T; readonly keptAt: string | null }

type Question<T> = {
  readonly method?: 'GET' | 'PUT' | 'POST' | 'DELETE'
  readonly body?: unknown
  readonly parse: (reply: unknown) => T | null
  /** Under which address a copy is kept; null keeps none. By default the address itself where it has no query. */
  readonly keepAs?: string | null
}

/** The copy that the device has of an address, if it still fits. */
export async function askDevice<T>(
  address: string,
  parse: (reply: unknown) => T | null,
): Promise<MemberOutcome<T> | null> {
  const kept = await keptReply(address)
  const value = kept === null ? null : parse(kept.reply)
  return kept === null || value === null ? null : { kind: 'ok', value, keptAt: kept.keptAt }
}

/**
 * Asks the member's interface with the token of this device. What is read is kept, and given again when nobody
 * answers. A token that the server does not know ends the session here too.
 */
export async function askMember<T>(
  route: string,
  { method = 'GET', body, parse, keepAs = route.includes('?') ? null : route }: Question<T>,
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
  const copy = method === 'GET' ? keepAs : null
  // Who has signed out or in meanwhile gets and keeps nothing of what was asked before.
  const isSameMember = readEntry(storageKeys.token) === token
  if (outcome.kind === 'ok') {
    if (copy !== null && isSameMember) await keepReply(copy, reply)
    return { ...outcome, keptAt: null }
  }
  if (outcome.kind === 'refused' && outcome.code === 'TOKEN_INVALID' && isSameMember) await endSession()
  if (outcome.kind !== 'unreachable' || copy === null) return outcome
  return (await askDevice(copy, parse)) ?? outcome
}
