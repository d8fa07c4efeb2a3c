import { readEntry, storageKeys, writeEntry } from './storage.ts'

/** The newest order of this device, the secret that allows reading it, and the page where its buyer was sent to approve it. */
export type StoredOrder = { readonly id: string; readonly secret: string; readonly challenge: string | null }

/** The order in a stored text; null if there is none or it is broken. */
export function parseStoredOrder(stored: string | null): StoredOrder | null {
  try {
    const entry: unknown = JSON.parse(stored ?? 'null')
    if (typeof entry !== 'object' || entry === null || !('id' in entry && 'secret' in entry)) return null
    const { id, secret } = entry
    if (typeof id !== 'string' || typeof secret !== 'string') return null
    const challenge = 'challenge' in entry && typeof entry.challenge === 'string' ? entry.challenge : null
    return { id, secret, challenge }
  } catch {
    return null
  }
}

export const storedOrder = (): StoredOrder | null => parseStoredOrder(readEntry(storageKeys.order))

export const storeOrder = ({ id, secret, challenge }: StoredOrder): void =>
  writeEntry(storageKeys.order, JSON.stringify({ id, secret, ...(challenge === null ? {} : { challenge }) }))
