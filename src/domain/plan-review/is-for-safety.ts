import type { Decision } from './review.ts'

/**
 * Whether a decision is for safety: it changes the days ahead from today on. All others are for comfort, and wait for
 * the next week that is not planned.
 */
export function isForSafety({ kind }: Pick<Decision, 'kind'>): boolean {
  switch (kind) {
    case 'HOLD':
    case 'RAISE':
      return true
    case 'KEEP':
    case 'PROPOSE':
    case 'STEP':
    case 'ASK':
      return false
  }
}
