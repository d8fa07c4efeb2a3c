import type { Check } from '#domain/api/console/doctor.ts'
import type { Services } from '#server/services.ts'
import type { Peers } from './peers.ts'

/** An installation that is examined, and whom to ask about it. */
export type Examined = Pick<Services, 'config' | 'db' | 'keys' | 'now' | 'build'> & { readonly peers: Peers }

/** What one part of an examination finds. */
export type Finding = Omit<Check, 'name'>

export const ok = (says: string): Finding => ({ state: 'ok', says, change: null })
export const warning = (says: string, change: string): Finding => ({ state: 'warning', says, change })
export const fault = (says: string, change: string): Finding => ({ state: 'fault', says, change })

export const isLocal = (publicUrl: string): boolean =>
  /^https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/.test(publicUrl)

/** Why something outside did not answer, in its own words. What fetch says itself is always the same. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
  return cause.message === '' ? code || cause.name : cause.message
}
