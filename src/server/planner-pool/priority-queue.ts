import PQueue from 'p-queue'

/**
 * The higher number goes first: work of a few milliseconds does not wait behind work of hundreds, and no member's week
 * waits for what any visitor may request: pictures, and last of all previews, which take as long as a week.
 */
const priorities = { quick: 3, long: 2, picture: 1, preview: 0 } as const
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
