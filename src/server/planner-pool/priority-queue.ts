import PQueue from 'p-queue'

/**
 * The higher number goes first: work of a few milliseconds does not wait behind work of hundreds, and no member's week
 * waits for pictures, which any visitor may request.
 */
const priorities = { quick: 2, long: 1, picture: 0 } as const
export type Priority = keyof typeof priorities

/** Queues some work and resolves with its result; an aborted signal removes it from the queue. @throws QueueFull */
export type Enqueue = <T>(signal: AbortSignal, work: () => Promise<T>, priority?: Priority) => Promise<T>

/** The queue already holds the maximum of work of this priority. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/**
 * Runs at most `atOnce` pieces of work at a time; at most `waiting` of each priority may wait. Order of arrival within
 * a priority.
 */
export function createPriorityQueue({
  atOnce,
  waiting,
}: {
  readonly atOnce: number
  readonly waiting: number
}): Enqueue {
  const queue = new PQueue({ concurrency: atOnce })
  return async (signal, work, name = 'long') => {
    const priority = priorities[name]
    const isFull = queue.pending >= atOnce && queue.sizeBy({ priority }) >= waiting
    if (isFull) throw new QueueFull(`${waiting} are waiting`)
    return queue.add(work, { signal, priority })
  }
}
