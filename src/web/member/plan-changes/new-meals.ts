import { useEffect } from 'react'
import { ChangedMeals } from '#domain/api/member/member.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { readTabEntry, removeTabEntry, writeTabEntry } from '#web/device/storage.ts'
import { createStore, useStore } from '#web/device/store.ts'
import { sessionEndCount } from '#web/member/data/session.ts'
import type { Place } from '#web/member/pages/page.ts'

const parsePlaces = parserOf(ChangedMeals)

function stored(): readonly Place[] {
  try {
    return parsePlaces(JSON.parse(readTabEntry('news') ?? '[]')) ?? []
  } catch {
    return []
  }
}

/** The meals that the last change of the plan brought in and that have not been opened since, for this tab. */
export const newMeals = createStore<readonly Place[]>(stored())
sessionEndCount.subscribe(() => {
  removeTabEntry('news')
  newMeals.set([])
})

const isAt =
  ({ week, day, meal }: Place) =>
  (other: Place): boolean =>
    other.week === week && other.day === day && other.meal === meal

function keep(places: readonly Place[]): void {
  writeTabEntry('news', JSON.stringify(places))
  newMeals.set(places)
}

/** Marks the new meals of a change instead of those marked before; if there are none, the old marks stay. */
export function markNew(places: readonly Place[]): void {
  if (places.length > 0) keep(places)
}

export function markSeen(place: Place): void {
  const before = newMeals.get()
  const after = before.filter((other) => !isAt(place)(other))
  if (after.length < before.length) keep(after)
}

export const useIsNew = (place: Place): boolean => useStore(newMeals).some(isAt(place))

/** Removes the mark of a meal when its page is opened. */
export function useMarkMealSeen({ week, day, meal }: Place): void {
  useEffect(() => markSeen({ week, day, meal }), [week, day, meal])
}
