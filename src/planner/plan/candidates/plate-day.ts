import type { KcalPerDay } from '#domain/units.ts'
import type { DaySlots } from '#planner/week/week-plan.ts'
import type { Candidates } from './candidates.ts'
import { dayPlaces, type Place, sidesOf } from './day-places.ts'

/** What it costs a table that one of it needs another dish, or a part cooked apart; a dish costs 1 minus its score. */
export const tablePrices = { ownMain: 1.5, ownSide: 0.6, apart: 0.4 } as const

export type DayShape = { readonly slots: DaySlots; readonly candidates: Candidates }

/** A place of the day of one of the others. */
export type PlatePlace = {
  readonly place: Place
  /** Which place of the table's day it is; null for a side that only they have. */
  readonly standing: number | null
  /** Whether they need fewer sides than the table has at this meal. */
  readonly mayBeWithout: boolean
}

/**
 * The day of one of the others with this energy, at a table whose day has `places`: the same meals, with as many sides
 * as they need themselves.
 */
export function plateDay(energy: KcalPerDay, places: readonly Place[], shape: DayShape): readonly PlatePlace[] {
  const own = sidesOf({ ...shape, energy })
  const atTable = shape.slots.map((_, meal) => places.filter((place) => place.side && place.meal === meal).length)
  const most = atTable.map((count, meal) => Math.max(count, own[meal] ?? 0))
  const mains = dayPlaces({ ...shape, energy }, own).filter(({ side }) => !side)
  const all = dayPlaces({ ...shape, energy }, most)
  let standing = -1
  return all.map((place, at) => {
    const side = place.side ? all.slice(0, at).filter((each) => each.side && each.meal === place.meal).length : -1
    const isShared = side < (atTable[place.meal] ?? 0)
    if (isShared) standing++
    return {
      place: place.side ? place : { ...place, kcal: mains[place.meal]?.kcal ?? place.kcal },
      standing: isShared ? standing : null,
      mayBeWithout: isShared && side >= (own[place.meal] ?? 0),
    }
  })
}
