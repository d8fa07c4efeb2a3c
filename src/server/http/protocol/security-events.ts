import type { Log } from '#server/platform/log/log.ts'

/** What an operator wants to see of who came in, who was refused, and what was taken or deleted. */
export type SecurityEvent =
  | 'signed in'
  | 'sign-in refused'
  | 'sign-in link asked for'
  | 'signed out everywhere'
  | 'copy taken'
  | 'erased'
  | 'cross-site request refused'
  | 'fresh link missing'
  | 'operator refused'
  | 'operator signed in'
  | 'operator joined'

/**
 * Writes a line of the log with `security`. It has the id of a lead where one is known, and never an address, a secret or
 * an internet address.
 */
export function logSecurityEvent(log: Log, event: SecurityEvent, lead?: string): void {
  const isRefusal = event.endsWith('refused') || event === 'fresh link missing'
  log[isRefusal ? 'warn' : 'info']({ security: event, ...(lead === undefined ? {} : { lead }) }, event)
}
