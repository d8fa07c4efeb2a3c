import type { Delivery } from '#analytics/client/failure.ts'
import { BATCH_MAX, type Entry, enqueue, FLUSH_MS, nextAct } from '#analytics/client/queue.ts'
import type { Channel } from '#analytics/events/wire.ts'
import { whenIdle } from '#web/device/when-idle.ts'
import type { Send } from './transport.ts'

/** Called once with the result of sending an update. */
export type Callback = (delivery: Delivery) => void

export type Batcher = {
  readonly add: (
    payload: unknown,
    options?: { readonly key?: string; readonly callback?: Callback | undefined },
  ) => void
  /** Sends everything that waits at once; `isLast` if the page is being left. */
  readonly flush: (isLast?: boolean) => Promise<void>
  /** Discards everything that waits and sends nothing more. */
  readonly stop: () => void
  /** The waiting updates, to be stored for a later page. */
  readonly waiting: () => readonly unknown[]
}

type Options = {
  readonly channel: Channel
  readonly send: Send
  /** Whether nothing may be sent at the moment; updates then wait. */
  readonly isPaused: () => boolean
  readonly onChange: () => void
}

/** Collects updates of one kind and sends them together; a failed batch is sent again. */
export function createBatcher({ channel, send, isPaused, onChange }: Options): Batcher {
  let queue: readonly Entry[] = []
  let lastId = 0
  let batchSize = BATCH_MAX
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | null = null
  let isStopped = false
  const busy = new Set<number>()
  const callbacks = new Map<number, Callback>()

  // Nothing is sent while a tap is being answered.
  const schedule = (afterMs: number): void => {
    if (isStopped || timer !== null || queue.length === 0) return
    timer = setTimeout(() => {
      timer = null
      whenIdle(() => void flush())
    }, afterMs)
  }

  const settle = (batch: readonly Entry[], delivery: Delivery): void => {
    const gone = new Set(batch.map(({ id }) => id))
    queue = queue.filter(({ id }) => !gone.has(id))
    for (const id of gone) {
      callbacks.get(id)?.(delivery)
      callbacks.delete(id)
    }
  }

  async function sendBatch(batch: readonly Entry[], isLast: boolean): Promise<boolean> {
    for (const { id } of batch) busy.add(id)
    const delivery = await send({ channel, items: batch.map(({ payload }) => payload), isLast })
    for (const { id } of batch) busy.delete(id)
    if (isStopped) return false
    const act = nextAct(delivery, batch.length, failures)
    failures = act.kind === 'retry' ? failures + 1 : 0
    if (act.kind === 'remove') settle(batch, delivery)
    if (act.kind === 'halve') batchSize = Math.max(1, Math.floor(batch.length / 2))
    if (act.kind === 'retry') {
      // A callback gets the first failure; the update itself is sent again.
      for (const { id } of batch) {
        callbacks.get(id)?.(delivery)
        callbacks.delete(id)
      }
      schedule(act.afterMs)
    }
    onChange()
    return act.kind !== 'retry'
  }

  async function flush(isLast = false): Promise<void> {
    if (timer !== null) clearTimeout(timer)
    timer = null
    for (;;) {
      const batch = queue.filter(({ id }) => !busy.has(id)).slice(0, batchSize)
      if (isStopped || isPaused() || batch.length === 0) break
      if (!(await sendBatch(batch, isLast))) return
    }
    schedule(FLUSH_MS)
  }

  return {
    add: (payload, { key, callback } = {}) => {
      if (isStopped) return
      lastId += 1
      if (callback !== undefined) callbacks.set(lastId, callback)
      queue = enqueue(queue, { id: lastId, key: key ?? null, payload }, busy)
      onChange()
      schedule(FLUSH_MS)
    },
    flush,
    stop: () => {
      isStopped = true
      queue = []
      callbacks.clear()
      if (timer !== null) clearTimeout(timer)
      timer = null
    },
    waiting: () => queue.map(({ payload }) => payload),
  }
}
