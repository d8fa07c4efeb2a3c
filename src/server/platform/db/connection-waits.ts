/**
 * ms after which the first request in the queue has waited so long for a connection that no further one should join it.
 */
const LONG_WAIT = 1000
/**
 * Up to this many waiting requests are no overload: a connection that is slow to open, or a process that was paused for
 * a moment, is no reason to refuse requests.
 */
const FEW_WAITERS = 10
/**
 * Number of waiting requests that is too high, however short they have waited: ten connections serve them in about a
 * second.
 */
const MANY_WAITERS = 500

export type TimedConnections<T> = {
  readonly connect: () => Promise<T>
  readonly isOverloaded: () => boolean
}

/** Measures how long the oldest waiting request has been waiting for a connection. */
export function timeConnectionWaits<T>(
  connect: () => Promise<T>,
  clock: () => number = () => performance.now(),
): TimedConnections<T> {
  // A set keeps insertion order: the first is the oldest.
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
