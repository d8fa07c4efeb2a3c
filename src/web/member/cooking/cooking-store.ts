import { addDays, type IsoDate } from '#domain/time.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { readEntry, storageKeys, writeEntry } from '#web/device/storage.ts'
import { createStore } from '#web/device/store.ts'
import { today } from '#web/device/today.ts'
import { sessionEndCount } from '#web/member/data/session.ts'
import { CookingRecord } from './cooking-schema.ts'

const parse = parserOf(CookingRecord)

export const freshCooking = (day: IsoDate): CookingRecord => ({ day, ticked: {}, people: {}, timers: [] })

/** The stored record if it is today's, otherwise a fresh one with the timers that still run from yesterday. */
export function readCooking(stored: string | null, today: IsoDate): CookingRecord {
  try {
    const known = parse(JSON.parse(stored ?? 'null'))
    if (known?.day === today) return known
    if (known?.day !== addDays(today, -1)) return freshCooking(today)
    return { ...freshCooking(today), timers: known.timers.filter(({ state }) => state === 'running') }
  } catch {
    return freshCooking(today)
  }
}

export function toggleTick(cooking: CookingRecord, dish: string, mark: string): CookingRecord {
  const before = cooking.ticked[dish] ?? []
  const after = before.includes(mark) ? before.filter((one) => one !== mark) : [...before, mark]
  return { ...cooking, ticked: { ...cooking.ticked, [dish]: after } }
}

export const setPeople = (cooking: CookingRecord, dish: string, people: number): CookingRecord => ({
  ...cooking,
  people: { ...cooking.people, [dish]: people },
})

export const goToStep = (cooking: CookingRecord, dish: string, at: number): CookingRecord => ({
  ...cooking,
  at: { ...cooking.at, [dish]: at },
})

/** Today's cooking, stored on this device because a phone may close the app while a pan is on the stove. */
export const cookingStore = createStore<CookingRecord>(readCooking(readEntry(storageKeys.cooking), today()))
// When a session ends, the record of its member has already been removed from storage.
sessionEndCount.subscribe(() => cookingStore.set(readCooking(readEntry(storageKeys.cooking), today())))

/** Changes the record. If the page was left open overnight, this starts a fresh record, but keeps the timers. */
export function changeCooking(change: (cooking: CookingRecord) => CookingRecord): void {
  const before = cookingStore.get()
  const after = change(before.day === today() ? before : { ...freshCooking(today()), timers: before.timers })
  if (after === before) return
  writeEntry(storageKeys.cooking, JSON.stringify(after))
  cookingStore.set(after)
}
