/** Leaves a service alone for a while that has failed several times in a row. */
export type CircuitBreaker = {
  /** @throws what `refuse` makes, while the service is left alone; otherwise as the work does */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>
  /** Until when it is left alone; null while it is not. */
  readonly openUntil: () => Date | null
}

export function createCircuitBreaker(options: {
  /** Failures in a row after which it is left alone. */
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
      // After the pause one is let through; others wait for what becomes of it.
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
