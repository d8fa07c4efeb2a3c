import type { Outcome } from './request.ts'

/** Refusals of a server that is busy, or that failed: the request itself was not judged. */
const passingCodes: readonly string[] = ['UNEXPECTED', 'TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE']

/** Whether the same request may be answered otherwise a moment later. */
export const isPassing = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'unreachable' || (outcome.kind === 'refused' && passingCodes.includes(outcome.code))
