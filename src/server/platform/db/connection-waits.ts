/** ms after which the first in line for a connection has waited so long that no request should join the line. */
const LONG_WAIT = 1000
/**
 * Up to so many waiting requests are no overload: a single connection that is slow to open, or a process that
 * stood still for a moment, is no reason to refuse others.
 */
const FEW_WAITERS = 10
/** Waiters that are too many, however short they have waited: ten connections answer them in about a second. */
const MANY_WAITERS = 500

export type TimedConnections<T> = {
  readonly connect: () => Promise<T>
  readonly isOverloaded: () => boolean
}

/** Measures how long the oldest of those who ask for a connection has been waiting. */
export function timeConnectionWaits<T>(
  connect: () => Promise<T>,
  clock: () => number = () => performance.now(),
): TimedConnections<T> {
  // A set keeps the order in which it was filled: the first is the oldest.
  const waiting = new Set<{ readonly since: number }>()
  return {
    connect: async () => {
      const waiter = { since: clock() }
      waiting.add(waiter)
      try {
        return await connect()
      } finally {
        waiting.delete(waiter)
      }
    },
    isOverloaded: () => {
      const [oldest] = waiting
      const isSlow = oldest !== undefined && clock() - oldest.since > LONG_WAIT
      return waiting.size > MANY_WAITERS || (waiting.size > FEW_WAITERS && isSlow)
    },
  }
}
