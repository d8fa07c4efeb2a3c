import { type Weekday, weekdayOf } from '#domain/household/shopping-days.ts'
import type { IngredientId } from '#planner/foods/ingredients.ts'
import type { Need } from '#planner/kitchen-units/shopping-lines.ts'
import { keepingOf } from './keeping.ts'

/**
 * The days on which a week is shopped for, in order, counted from its first day, which is 0: one or two. The first is not
 * after the week has begun, and may be up to six days before.
 */
export type Trips = readonly number[]

const DAYS = 7
/** Everything is bought on the first day. */
export const ONE_TRIP: Trips = [0]

/** The trips of a week that begins on a day; on its first day if no weekdays were chosen. */
export function tripsFrom(startsOn: string, shoppingDays: readonly Weekday[]): Trips {
  const first = weekdayOf(startsOn)
  const within = [...new Set(shoppingDays.map((day) => (day - first + DAYS) % DAYS))].toSorted((a, b) => a - b)
  const last = within.at(-1)
  if (last === undefined) return ONE_TRIP
  if (within[0] === 0) return within
  // The last one before the week is for its first days.
  return [last - DAYS, ...within.slice(0, -1)]
}

/** The first day of the second trip; after the week if there is none. */
export const secondTripOf = (trips: Trips): number => trips[1] ?? DAYS

/** The day of the last trip on or before a day. */
export const lastTripBefore = (trips: Trips, day: number): number =>
  trips.findLast((trip) => trip <= day) ?? trips[0] ?? 0

/** Whether what is bought of a food on the first trip can still be cooked on a day. */
export const keepsFromFirst = (food: IngredientId, trips: Trips, day: number): boolean =>
  day - (trips[0] ?? 0) <= keepingOf(food).fridgeDays

/** The needs of each trip, as each day has them; of a day that a trip buys nothing for there are none. */
export type TripNeeds = readonly (readonly (readonly Need[])[])[]

/**
 * What is bought on which trip. A food that is needed before the second trip is bought on the first one, with all that is
 * cooked of it later while it keeps, because a pack that is open is used first; everything else that the days from the
 * second trip on need is bought on that one.
 * @param days what is cooked on each day, as it is bought
 */
export function needsOfTrips(days: readonly (readonly Need[])[], trips: Trips): TripNeeds {
  const second = secondTripOf(trips)
  if (second >= DAYS) return [days]
  const early = new Set(days.slice(0, second).flatMap((needs) => needs.map(({ id }) => id)))
  const isOfFirst = (food: IngredientId, day: number): boolean =>
    day < second || (early.has(food) && keepsFromFirst(food, trips, day))
  return [true, false].map((first) => days.map((needs, day) => needs.filter(({ id }) => isOfFirst(id, day) === first)))
}
