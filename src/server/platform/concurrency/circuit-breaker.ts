/** Stops calling a service for a while after several failures in a row. */
export type CircuitBreaker = {
  /** @throws the error of `refuse` during the pause; otherwise the error of the work */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>
  /** The end of the pause; null if there is none. */
  readonly openUntil: () => Date | null
}

export function createCircuitBreaker(options: {
  /** Number of failures in a row after which the pause starts. */
  readonly failures: number
  readonly pauseMs: number
  readonly now: () => Date
  readonly refuse: () => Error
}): CircuitBreaker {
  let failed = 0
  let openUntil = 0
  return {
    openUntil: () => (options.now().getTime() < openUntil ? new Date(openUntil) : null),
    run: async (work) => {
      const now = options.now().getTime()
      if (now < openUntil) throw options.refuse()
      // After the pause one call is let through; meanwhile others are refused.
      if (failed >= options.failures) openUntil = now + options.pauseMs
      try {
        const result = await work()
        failed = 0
        openUntil = 0
        return result
      } catch (error) {
        failed += 1
        if (failed >= options.failures) openUntil = options.now().getTime() + options.pauseMs
        throw error
      }
    },
  }
}
