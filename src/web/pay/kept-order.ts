import { readEntry, storageKeys, writeEntry } from '#web/device/storage.ts'

/** The newest order of this device, and the secret that reads it back. */
export type KeptOrder = { readonly id: string; readonly secret: string }

/** The order in a stored text; null where there is none or it is broken. */
export function orderIn(stored: string | null): KeptOrder | null {
  try {
    const entry: unknown = JSON.parse(stored ?? 'null')
    if (typeof entry !== 'object' || entry === null || !('id' in entry && 'secret' in entry)) return null
    const { id, secret } = entry
    return typeof id === 'string' && typeof secret === 'string' ? { id, secret } : null
  } catch {
    return null
  }
}

export const keptOrder = (): KeptOrder | null => orderIn(readEntry(storageKeys.order))

export const keepOrder = ({ id, secret }: KeptOrder): void =>
  writeEntry(storageKeys.order, JSON.stringify({ id, secret }))
