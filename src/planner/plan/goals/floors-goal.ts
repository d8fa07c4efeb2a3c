import type { Variant } from '#planner/derive/variant.ts'
import { at, intAt } from '../at.ts'
import type { Place } from '../day-frame.ts'
import { DAYS } from '../week-board.ts'
import type { Goal, GoalTable } from './goal.ts'

/** Something that is to come at least so often, each day or in the week; `price` is what each time costs that it lacks. */
export type Floor = {
  readonly least: number
  readonly each: 'DAY' | 'WEEK'
  readonly price: number
  readonly fits: (variant: Variant, place: Place) => boolean
}

/** At most 31 wishes, for each is a bit of a number. What is to come at least so often comes so often, as far as there is a dish and a place for it. */
export function floorsGoal(wished: readonly Floor[], { places, candidates }: GoalTable): Goal {
  const found = places.map((place) => {
    const bits = new Int32Array(candidates.recipes.length)
    for (const dish of place.pool) {
      const variant = candidates.variants[dish]
      if (variant === undefined) continue
      for (const [number, { fits }] of wished.entries()) {
        if (fits(variant, place)) bits[dish] = intAt(bits, dish) | (1 << number)
      }
    }
    return bits
  })
  const within = found.reduce((all, bits) => bits.reduce((sum, each) => sum | each, all), 0)
  const floors = wished.map((floor, number) => ({ ...floor, bit: 1 << number })).filter(({ bit }) => within & bit)
  const times = new Int32Array(floors.length * DAYS)

  function count(day: number, place: number, dish: number, by: 1 | -1): void {
    const bits = at(found[place] ?? [], dish)
    if (bits === 0) return
    for (const [number, { bit, each }] of floors.entries()) {
      if ((bits & bit) === 0) continue
      const index = number * DAYS + (each === 'DAY' ? day : 0)
      times[index] = intAt(times, index) + by
    }
  }

  function cost(): number {
    let sum = 0
    for (const [number, { each, least, price }] of floors.entries()) {
      const end = number * DAYS + (each === 'DAY' ? DAYS : 1)
      for (let index = number * DAYS; index < end; index++) sum += price * Math.max(0, least - intAt(times, index))
    }
    return sum
  }

  return { count, cost }
}
