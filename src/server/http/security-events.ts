import type { Log } from '#server/platform/log/log.ts'

/** Security events for operators: who signed in, who was refused, and what was copied or deleted. */
export type SecurityEvent =
  | 'signed in'
  | 'sign-in refused'
  | 'sign-in link asked for'
  | 'signed out everywhere'
  | 'key ended'
  | 'weight address made'
  | 'calendar address made'
  | 'copy taken'
  | 'erased'
  | 'address changed'
  | 'joined household'
  | 'cross-site request refused'
  | 'fresh link missing'
  | 'operator refused'
  | 'operator signed in'
  | 'operator joined'

/**
 * Logs a line with `security`. It contains the id of a lead if one is known, and never an email address, a secret or an
 * internet address.
 */
export function logSecurityEvent(log: Log, event: SecurityEvent, lead?: string): void {
  const isRefusal = event.endsWith('refused') || event === 'fresh link missing'
  log[isRefusal ? 'warn' : 'info']({ security: event, ...(lead === undefined ? {} : { lead }) }, event)
}
