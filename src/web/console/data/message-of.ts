import type { Outcome } from '#web/device/request.ts'

/** What an operator reads where a request did not bring what was asked for. */
export const messageOf = (outcome: Exclude<Outcome<unknown>, { kind: 'ok' }>): string =>
  outcome.kind === 'refused' ? outcome.message : 'The server cannot be reached. Please try again.'
