import type { IsoDate } from '#domain/time.ts'
import { readTabEntry, writeTabEntry } from '#web/device/storage.ts'
import { createStore } from '#web/device/store.ts'
import { today } from '#web/device/today.ts'
import { fitting, list, named, number, oneOf, record, text, whole } from '#web/member/data/reading.ts'
import { sessionEndCount } from '#web/member/data/session.ts'

export type Timer = {
  /** Dish and step. */
  readonly id: string
  /** What it is for, such as "Step 3". */
  readonly label: string
  /** Of which dish. */
  readonly title: string
  /** Where its step stands, below the base path. */
  readonly path: string
  readonly minutes: number
  readonly state: 'running' | 'paused' | 'done'
  /** While it runs: when it ends (ms since 1970). While it is paused: how many ms are left. */
  readonly at: number
}

/** What is remembered of one day's cooking, by dish. */
export type CookingRecord = {
  readonly day: IsoDate
  /** What is ticked off: "line-3", "step-0". */
  readonly ticked: Readonly<Record<string, readonly string[]>>
  readonly people: Readonly<Record<string, number>>
  readonly timers: readonly Timer[]
}

const timer = record<Timer>({
  id: text,
  label: text,
  title: text,
  path: text,
  minutes: whole,
  state: oneOf(['running', 'paused', 'done'] as const),
  at: number,
})

const recordFrom = fitting(
  record<CookingRecord>({ day: text, ticked: named(list(text)), people: named(whole), timers: list(timer) }),
)

export const freshCooking = (day: IsoDate): CookingRecord => ({ day, ticked: {}, people: {}, timers: [] })

/** What was stored, if it is of today; anything else is a fresh day. */
export function readCooking(stored: string | null, today: IsoDate): CookingRecord {
  try {
    const known = recordFrom(JSON.parse(stored ?? 'null'))
    return known?.day === today ? known : freshCooking(today)
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

/** Today's cooking in this tab. */
export const cookingStore = createStore<CookingRecord>(readCooking(readTabEntry('cooking'), today()))
sessionEndCount.subscribe(() => cookingStore.set(freshCooking(today())))

/** Changes what is remembered. What was left open overnight begins afresh. */
export function changeCooking(change: (cooking: CookingRecord) => CookingRecord): void {
  const before = cookingStore.get()
  const after = change(before.day === today() ? before : { ...freshCooking(today()), timers: before.timers })
  if (after === before) return
  writeTabEntry('cooking', JSON.stringify(after))
  cookingStore.set(after)
}
