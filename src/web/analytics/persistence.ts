import type { Identity } from '#analytics/events/identity.ts'
import { isRecord } from '#analytics/events/read-properties.ts'
import { type Channel, channels } from '#analytics/events/wire.ts'
import { readEntry, removeEntry, storageKeys, writeEntry } from '#web/device/storage.ts'

/** The data that a client stores for the next page. */
export type StoredState = {
  readonly identity: Identity
  readonly waiting: Readonly<Record<Channel, readonly unknown[]>>
}

export type Persistence = {
  readonly load: () => StoredState | null
  readonly save: (kept: StoredState) => void
  readonly clear: () => void
}

/** Stores nothing on the device: the id lives as long as the page. */
export const noPersistence: Persistence = { load: () => null, save: () => undefined, clear: () => undefined }

type TextEntry = {
  readonly read: () => string | null
  readonly write: (text: string) => void
  readonly remove: () => void
}

/** An entry in the storage of the device. */
export const entryOf = (name: 'visitor' | 'productAnalytics'): TextEntry => ({
  read: () => readEntry(storageKeys[name]),
  write: (text) => writeEntry(storageKeys[name], text),
  remove: () => removeEntry(storageKeys[name]),
})

/** Stores the data in an entry of the device. */
export const persistenceIn = ({ read, write, remove }: TextEntry): Persistence => ({
  load: () => parseKept(read()),
  save: (kept) => write(JSON.stringify(kept)),
  clear: remove,
})

const idShape = /^[A-Za-z0-9-]{8,64}$/

/** Parses stored data, which may have been tampered with; null if it contains no valid identity. */
export function parseKept(text: string | null): StoredState | null {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(parsed) || !isRecord(parsed['identity'])) return null
    const { deviceId, userId } = parsed['identity']
    if (typeof deviceId !== 'string' || !idShape.test(deviceId)) return null
    const given = isRecord(parsed['waiting']) ? parsed['waiting'] : {}
    const listOf = (channel: Channel): readonly unknown[] => {
      const list = given[channel]
      return Array.isArray(list) ? list.filter(isRecord) : []
    }
    const [track, engage, groups] = [listOf(channels[0]), listOf(channels[1]), listOf(channels[2])]
    return {
      identity: { deviceId, userId: typeof userId === 'string' && idShape.test(userId) ? userId : null },
      waiting: { track, engage, groups },
    }
  } catch {
    return null
  }
}
