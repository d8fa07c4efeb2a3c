import { useRef } from 'react'
import type { Outcome } from '#web/device/request.ts'
import { type Act, carryOut } from './request-console.ts'

/**
 * Carries out acts. The same content keeps its idempotency key until it succeeds, so that pressing again after a lost
 * reply is still one act. After that, the same content is a new act with its own row in the log.
 */
export function useActs() {
  const keys = useRef(new Map<string, string>())
  return async <T>(act: Omit<Act, 'key'>, parse: (reply: unknown) => T | null): Promise<Outcome<T>> => {
    const content = JSON.stringify(act)
    const key = keys.current.get(content) ?? crypto.randomUUID()
    keys.current.set(content, key)
    const outcome = await carryOut({ ...act, key }, parse)
    if (outcome.kind === 'ok') keys.current.delete(content)
    return outcome
  }
}

/** The message about an act that failed or may have failed. */
export const actProblem = (outcome: Exclude<Outcome<unknown>, { kind: 'ok' }>): string =>
  outcome.kind === 'refused'
    ? outcome.message
    : 'No answer came, so it may have been done. Press again: it is the same act, and happens once.'
