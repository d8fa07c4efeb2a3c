import { addDays, type IsoDate } from '#domain/time.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { readEntry, storageKeys, writeEntry } from '#web/device/storage.ts'
import { createStore } from '#web/device/store.ts'
import { today } from '#web/device/today.ts'
import { sessionEndCount } from '#web/member/data/session.ts'
import { CookingRecord } from './cooking-schema.ts'

const parse = parserOf(CookingRecord)

export const freshCooking = (day: IsoDate): CookingRecord => ({ day, ticked: {}, people: {}, timers: [] })

/** What was stored, if it is of today. Any other day is a fresh one, where the timers of last night still run. */
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

/** Today's cooking on this device: a pan on the stove outlasts an app that the phone has closed. */
export const cookingStore = createStore<CookingRecord>(readCooking(readEntry(storageKeys.cooking), today()))
// That of a member who has left the device is no longer stored by then.
sessionEndCount.subscribe(() => cookingStore.set(readCooking(readEntry(storageKeys.cooking), today())))

/** Changes what is remembered. What was left open overnight begins afresh. */
export function changeCooking(change: (cooking: CookingRecord) => CookingRecord): void {
  const before = cookingStore.get()
  const after = change(before.day === today() ? before : { ...freshCooking(today()), timers: before.timers })
  if (after === before) return
  writeEntry(storageKeys.cooking, JSON.stringify(after))
  cookingStore.set(after)
}
