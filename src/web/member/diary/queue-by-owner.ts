import { readEntry, removeEntry, type storageKeys, writeLastingEntry } from '#web/device/storage.ts'
import { createStore, type Store } from '#web/device/store.ts'
import { diaryOwner } from './diary-owner.ts'

/** The queues in a stored text, by owner. Single items that cannot be read are left out. */
export function parseQueues<T>(
  stored: string | null,
  itemFrom: (item: unknown) => T | null,
): Readonly<Record<string, readonly T[]>> {
  try {
    const queues: unknown = JSON.parse(stored ?? '{}')
    if (typeof queues !== 'object' || queues === null || Array.isArray(queues)) return {}
    return Object.fromEntries(
      Object.entries(queues).flatMap(([owner, items]) => {
        const known = Array.isArray(items) ? items.flatMap((item) => itemFrom(item) ?? []) : []
        return known.length === 0 ? [] : [[owner, known]]
      }),
    )
  } catch {
    return {}
  }
}

/** Changes made on this device that have not reached the server. */
export type QueueByOwner<T> = {
  /** The queue of the member of this device. */
  readonly queue: Store<readonly T[]>
  /** Whether the queue outlasts the page; if the browser refuses to store it, it is only in memory. */
  readonly isLasting: Store<boolean>
  /** Whether any member's queue holds something. */
  readonly isAny: () => boolean
  /** Reads what an earlier visit or another tab has stored. */
  readonly load: () => void
  /** Changes the queue of the member of this device. */
  readonly update: (change: (before: readonly T[]) => readonly T[]) => void
  /** Removes the queue of one member. */
  readonly remove: (owner: string) => void
}

/**
 * Queues in an entry of local storage, one per member. A queue waits until its member signs in again, whoever uses the
 * device in between: no member sees, sends or removes the queue of another.
 */
export function queueByOwner<T>(
  key: (typeof storageKeys)['diary' | 'foodProducts' | 'weighIns'],
  itemFrom: (item: unknown) => T | null,
): QueueByOwner<T> {
  const queue = createStore<readonly T[]>([])
  const isLasting = createStore(true)
  const stored = () => parseQueues(readEntry(key), itemFrom)
  // The stored text is read again each time, because another tab may have changed it; no other code runs between
  // reading and writing.
  const change = (owner: string, to: (before: readonly T[]) => readonly T[]): readonly T[] => {
    const { [owner]: before = [], ...others } = stored()
    const after = to(before)
    const queues = after.length === 0 ? others : { ...others, [owner]: after }
    if (Object.keys(queues).length > 0) isLasting.set(writeLastingEntry(key, JSON.stringify(queues)))
    else {
      removeEntry(key)
      isLasting.set(true)
    }
    return after
  }
  const load = () => {
    const owner = diaryOwner.get()
    queue.set(owner === null ? [] : (stored()[owner] ?? []))
  }
  diaryOwner.subscribe(load)
  return {
    queue,
    isLasting,
    isAny: () => Object.keys(stored()).length > 0,
    load,
    update: (to) => {
      const owner = diaryOwner.get()
      if (owner !== null) queue.set(change(owner, to))
    },
    remove: (owner) => {
      change(owner, () => [])
      load()
    },
  }
}
