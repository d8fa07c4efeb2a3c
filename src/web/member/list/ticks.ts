import { readEntry, removeEntry, storageKeys, writeEntry } from '#web/device/storage.ts'
import { createStore } from '#web/device/store.ts'
import { endings } from '#web/member/data/session.ts'
import { ticksIn } from '#web/member/list/stored-ticks.ts'
import { mergedTicks, type TickChange } from '#web/member/list/tick-changes.ts'

const stored = () => ticksIn(readEntry(storageKeys.ticks), Date.now())

/** The ticks that were changed on this device and that the server's lists do not show yet. */
export const ticks = createStore<readonly TickChange[]>([])

/**
 * Changes what is waiting. The stored text is read first each time, for another tab may have changed it; nothing comes
 * between reading and writing.
 */
export function changeTicks(change: (waiting: readonly TickChange[]) => readonly TickChange[]): void {
  const before = stored()
  const after = change(before)
  if (after.length === 0) removeEntry(storageKeys.ticks)
  else if (after.length !== before.length || after.some((tick, place) => tick !== before[place])) {
    writeEntry(storageKeys.ticks, JSON.stringify(after))
  }
  ticks.set(after)
}

export const addTicks = (added: readonly TickChange[]): void => changeTicks((waiting) => mergedTicks(waiting, added))

/** Reads what an earlier visit or another tab has left. */
export const openTicks = (): void => ticks.set(stored())

endings.subscribe(() => ticks.set([]))
