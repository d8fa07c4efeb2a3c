import { useRef } from 'react'
import type { Outcome } from '#web/device/request.ts'
import { type Act, carryOut } from './request-console.ts'

/**
 * Carries acts out. Each thing that is asked for has one key, so that pressing again after a lost reply is one act. Once
 * it is done, the same thing asked for again is another act, with its own row in the log.
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

/** Why an act may not be done. */
export const actProblem = (outcome: Exclude<Outcome<unknown>, { kind: 'ok' }>): string =>
  outcome.kind === 'refused'
    ? outcome.message
    : 'No answer came, so it may have been done. Press again: it is the same act, and happens once.'
