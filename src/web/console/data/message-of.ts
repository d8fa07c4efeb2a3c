import type { Outcome } from '#web/device/request.ts'

/** The message for an operator about a failed request. */
export const messageOf = (outcome: Exclude<Outcome<unknown>, { kind: 'ok' }>): string =>
  outcome.kind === 'refused' ? outcome.message : 'The server cannot be reached. Please try again.'
