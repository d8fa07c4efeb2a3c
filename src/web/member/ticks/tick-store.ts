import { MS_PER_DAY } from '#domain/time.ts'
import { readEntry, removeEntry, storageKeys, writeEntry } from '#web/device/storage.ts'
import { createStore } from '#web/device/store.ts'
import { sessionEndCount } from '#web/member/data/session.ts'
import { mergedTicks, type TickChange } from './tick-changes.ts'

/** A change that the server has accepted is kept until a list shows it, and no longer than this: the week is over then. */
const SENT_KEPT_MS = 45 * MS_PER_DAY

const isTickChange = (value: unknown): value is TickChange =>
  typeof value === 'object' &&
  value !== null &&
  'week' in value &&
  typeof value.week === 'number' &&
  Number.isInteger(value.week) &&
  value.week >= 1 &&
  value.week <= 520 &&
  'id' in value &&
  typeof value.id === 'string' &&
  /^[a-z0-9-]{1,60}$/.test(value.id) &&
  'ticked' in value &&
  typeof value.ticked === 'boolean' &&
  'changedAt' in value &&
  typeof value.changedAt === 'string' &&
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(value.changedAt) &&
  !Number.isNaN(Date.parse(value.changedAt)) &&
  'sent' in value &&
  typeof value.sent === 'boolean'

/** The changes in a stored text. Invalid entries are dropped, and so is what was accepted long before `now`, ms. */
export function parseTicks(stored: string | null, now: number): readonly TickChange[] {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(entries)) return []
    return entries
      .filter(isTickChange)
      .map(({ week, id, ticked, changedAt, sent }) => ({ week, id, ticked, changedAt, sent }))
      .filter(({ sent, changedAt }) => !sent || Date.parse(changedAt) > now - SENT_KEPT_MS)
  } catch {
    return []
  }
}

const storedTicks = () => parseTicks(readEntry(storageKeys.ticks), Date.now())

/** The ticks that were changed on this device and that the server's lists do not show yet. */
export const tickStore = createStore<readonly TickChange[]>([])

/**
 * Changes the ticks of this device. The stored text is read again each time, because another tab may have changed it;
 * no other code runs between reading and writing.
 */
export function updateTicks(change: (before: readonly TickChange[]) => readonly TickChange[]): void {
  const before = storedTicks()
  const after = change(before)
  if (after.length === 0) removeEntry(storageKeys.ticks)
  else if (after.length !== before.length || after.some((tick, place) => tick !== before[place])) {
    writeEntry(storageKeys.ticks, JSON.stringify(after))
  }
  tickStore.set(after)
}

export const addTicks = (added: readonly TickChange[]): void => updateTicks((before) => mergedTicks(before, added))

/** Reads what an earlier visit or another tab has stored. */
export const loadTicks = (): void => tickStore.set(storedTicks())

// When a session ends, the ticks of its member have already been removed from storage.
sessionEndCount.subscribe(loadTicks)
