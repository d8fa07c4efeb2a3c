import { CSRF_TOKEN } from '#domain/api/console-routes.ts'
import { IDEMPOTENCY_KEY } from '#domain/api/routes.ts'
import { type Outcome, request } from '#web/device/request.ts'
import { leave, loadSession, sessionStore } from './console-session.ts'

/**
 * Sends an operator whose session is over back to the sign-in. If another tab has signed in again, this tab continues
 * with that session.
 */
async function followSession<T>(outcome: Outcome<T>): Promise<Outcome<T>> {
  if (outcome.kind !== 'refused') return outcome
  if (outcome.code === 'OPERATOR_NEEDED') leave()
  if (outcome.code !== 'CROSS_SITE') return outcome
  await loadSession()
  return { ...outcome, message: 'There was a new sign-in in another tab. Please press again.' }
}

/** Sends a read request to the console's interface. */
export const readConsole = async <T>(address: string, parse: (reply: unknown) => T | null): Promise<Outcome<T>> =>
  followSession(await request(address, parse))

/** An act: its request, and the idempotency key under which repeating it is the same act. */
export type Act = { readonly address: string; readonly body?: object; readonly key: string }

/** Carries out an act. */
export async function carryOut<T>(
  { address, body, key }: Act,
  parse: (reply: unknown) => T | null,
): Promise<Outcome<T>> {
  const state = sessionStore.get()
  const token = state.kind === 'signed-in' ? state.session.csrfToken : ''
  const headers = { [CSRF_TOKEN]: token, [IDEMPOTENCY_KEY]: key }
  return followSession(await request(address, parse, { method: 'POST', headers, body: body ?? {} }))
}

/** The parser of empty replies. */
export const nothing = (): true => true
