/** Runs a limited number of pieces of work at once; a limited number waits, more are refused. */
export type Slots = {
  /** @throws the error of `refuse` if too many are waiting already */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>
}

export function createSlots(limits: {
  readonly atOnce: number
  readonly waiting: number
  readonly refuse: () => Error
}): Slots {
  let running = 0
  const waiting: (() => void)[] = []
  const enter = async (): Promise<void> => {
    if (running < limits.atOnce) {
      running += 1
      return
    }
    if (waiting.length >= limits.waiting) throw limits.refuse()
    // Resolved by `leave`, which passes its slot to the first in the queue.
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = (): void => {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
  return {
    run: async (work) => {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
