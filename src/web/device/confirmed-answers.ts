import { useMemo, useSyncExternalStore } from 'react'
import type { Hero } from '#domain/funnel/hero.ts'
import { answersMark } from './answers-mark.ts'
import { useHero } from './hero-store.ts'
import { useHydrated } from './hydration.tsx'
import { readEntry, removeTabEntry, storageKeys, writeEntry } from './storage.ts'

/** Whether the server has the answers of this device: it has none, older ones, or the current ones. */
export type Confirmation = 'none' | 'changed' | 'current'

const confirmedMark = (): string | null =>
  readEntry(storageKeys.token) === null ? null : readEntry(storageKeys.confirmed)

const compare = (confirmed: string | null, own: string): Confirmation => {
  if (confirmed === null) return 'none'
  return confirmed === own ? 'current' : 'changed'
}

export const confirmationOf = (hero: Hero): Confirmation => compare(confirmedMark(), answersMark(hero))

/**
 * Stores the token of answers that the server has confirmed. A purchase that still waits for its result belongs to the
 * previous token and cannot be retried under the new one, so it is forgotten.
 */
export function storeConfirmed(token: string, hero: Hero): void {
  writeEntry(storageKeys.token, token)
  writeEntry(storageKeys.confirmed, answersMark(hero))
  removeTabEntry('purchase')
}

function followStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/**
 * Whether the server has the answers of this device. Follows changes and confirmations in other tabs; null while a
 * prerendered page is hydrated.
 */
export function useConfirmation(): Confirmation | null {
  const hero = useHero()
  const own = useMemo(() => answersMark(hero), [hero])
  const confirmed = useSyncExternalStore(followStorage, confirmedMark, () => null)
  return useHydrated() ? compare(confirmed, own) : null
}
