import { readTabEntry, writeTabEntry } from '#web/device/storage.ts'
import { createStore } from '#web/device/store.ts'
import { today } from '#web/device/today.ts'
import { type CookingRecord, freshCooking, readCooking } from '#web/member/cooking/cooking-record.ts'
import { endings } from '#web/member/data/session.ts'

/** Today's cooking in this tab. */
export const cookingStore = createStore<CookingRecord>(readCooking(readTabEntry('cooking'), today()))
endings.subscribe(() => cookingStore.set(freshCooking(today())))

/** Changes what is remembered. What was left open overnight begins afresh. */
export function changeCooking(change: (cooking: CookingRecord) => CookingRecord): void {
  const before = cookingStore.get()
  const after = change(before.day === today() ? before : { ...freshCooking(today()), timers: before.timers })
  if (after === before) return
  writeTabEntry('cooking', JSON.stringify(after))
  cookingStore.set(after)
}
