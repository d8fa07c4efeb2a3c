import type { Outcome } from './request.ts'

/** Codes of refusals that may succeed when repeated; any other refusal would be repeated, too. */
const transientCodes: readonly string[] = ['TOO_MANY_REQUESTS', 'UNEXPECTED', 'SERVICE_UNAVAILABLE']

export const isTransientCode = (code: string): boolean => transientCodes.includes(code)

/** Whether a request failed in a way that may pass: no usable reply, or a transient refusal. */
export const isTransient = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'unreachable' || (outcome.kind === 'refused' && isTransientCode(outcome.code))
