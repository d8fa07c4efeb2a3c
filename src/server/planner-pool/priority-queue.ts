/** Work that takes a few milliseconds does not wait behind work that takes hundreds. */
export type Priority = 'quick' | 'long'

/** Does some work when it is its turn; gives up waiting when the signal says so. */
export type TakeTurn = <T>(signal: AbortSignal, work: () => Promise<T>, haste?: Priority) => Promise<T>

/** Nobody else is let in. */
export class QueueFull extends Error {
  override readonly name = 'RoomFull'
}

/**
 * At most `atOnce` pieces of work at a time. There are two lines with at most `waiting` in each, first come, first
 * served; whoever is in the quick one goes before all in the other.
 */
export function createPriorityQueue({
  atOnce,
  waiting,
}: {
  readonly atOnce: number
  readonly waiting: number
}): TakeTurn {
  const lines: Readonly<Record<Priority, (() => void)[]>> = { quick: [], long: [] }
  let busy = 0

  function enter(signal: AbortSignal, line: (() => void)[]): Promise<void> {
    if (busy < atOnce) {
      busy += 1
      return Promise.resolve()
    }
    if (line.length >= waiting) return Promise.reject(new QueueFull(`${waiting} are waiting`))
    return new Promise((resolve, reject) => {
      const turn = () => {
        signal.removeEventListener('abort', giveUp)
        resolve()
      }
      const giveUp = () => {
        line.splice(line.indexOf(turn), 1)
        reject(signal.reason)
      }
      line.push(turn)
      signal.addEventListener('abort', giveUp, { once: true })
    })
  }

  function leave(): void {
    const next = lines.quick.shift() ?? lines.long.shift()
    if (next === undefined) busy -= 1
    else next()
  }

  return async (signal, work, haste = 'long') => {
    await enter(signal, lines[haste])
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
