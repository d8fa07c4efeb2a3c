import { textHash } from '#domain/billing/text-hash.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { readEntry, removeEntry, storageKeys, writeLastingEntry } from '#web/device/storage.ts'
import { createStore } from '#web/device/store.ts'
import { sessionEndCount } from '#web/member/data/session.ts'
import { QueuedChange } from './queued-change-schema.ts'

const changeFrom = parserOf(QueuedChange)

/** The queues by member: the end of a session deletes none, and no member sees that of another. */
type Queues = Readonly<Record<string, readonly QueuedChange[]>>

/** The queues in a stored text. What cannot be read is left out, one change at a time. */
export function parseQueues(stored: string | null): Queues {
  try {
    const queues: unknown = JSON.parse(stored ?? '{}')
    if (typeof queues !== 'object' || queues === null || Array.isArray(queues)) return {}
    return Object.fromEntries(
      Object.entries(queues).flatMap(([owner, changes]) => {
        if (!Array.isArray(changes)) return []
        const known = changes.flatMap((change) => changeFrom(change) ?? [])
        return known.length === 0 ? [] : [[owner, known]]
      }),
    )
  } catch {
    return {}
  }
}

const storedQueues = (): Queues => parseQueues(readEntry(storageKeys.diary))

/** Whether a change of any member waits on this device. */
export const isAnythingQueued = (): boolean => Object.keys(storedQueues()).length > 0

/** Whose diary this is: a digest of the member's address. Null until that is known. */
export const diaryOwner = createStore<string | null>(null)

/** The changes of the member of this device that the server does not have. */
export const diaryQueue = createStore<readonly QueuedChange[]>([])

/** Whether what waits outlasts the page; a browser that refuses to store keeps it in memory only. */
export const isQueueLasting = createStore(true)

/** Reads what an earlier visit or another tab has stored. */
export function loadQueue(): void {
  const owner = diaryOwner.get()
  diaryQueue.set(owner === null ? [] : (storedQueues()[owner] ?? []))
}

/** Says whose diary this is, by the address of the member. */
export function setDiaryOwner(email: string): void {
  const owner = textHash(email.trim().toLowerCase()).slice(0, 24)
  if (owner === diaryOwner.get()) return
  diaryOwner.set(owner)
  loadQueue()
}

/**
 * Changes what waits. The stored text is read first each time, because another tab may have changed it; reading and
 * writing happen without a pause between them.
 */
export function updateQueue(change: (before: readonly QueuedChange[]) => readonly QueuedChange[]): void {
  const owner = diaryOwner.get()
  if (owner === null) return
  const { [owner]: before = [], ...others } = storedQueues()
  const after = change(before)
  const queues = after.length === 0 ? others : { ...others, [owner]: after }
  if (Object.keys(queues).length === 0) {
    removeEntry(storageKeys.diary)
    isQueueLasting.set(true)
  } else isQueueLasting.set(writeLastingEntry(storageKeys.diary, JSON.stringify(queues)))
  diaryQueue.set(after)
}

// What waits stays on the device until its member signs in again; a sign-out on purpose removes it with everything else.
sessionEndCount.subscribe(() => {
  diaryOwner.set(null)
  diaryQueue.set([])
})
