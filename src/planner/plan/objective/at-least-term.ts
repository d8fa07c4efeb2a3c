import type { Variant } from '#planner/derive/variant.ts'
import type { Place } from '#planner/plan/candidates/day-places.ts'
import { at, byteAt, floatAt, intAt } from '#planner/plan/candidates/typed-arrays.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import type { ObjectiveTable, ObjectiveTerm } from './objective-term.ts'

/** Dishes that should be eaten at least `least` times a day or a week; `price` is the cost of each missing time. */
export type Floor = {
  readonly least: number
  readonly each: 'DAY' | 'WEEK'
  readonly price: number
  readonly fits: (variant: Variant, place: Place) => boolean
}

/**
 * The cost of wishes that come too rarely; wishes that no dish can fulfil in any place cost nothing. At most 31, as
 * each is a bit.
 */
export function atLeastTerm(wished: readonly Floor[], { places, candidates }: ObjectiveTable): ObjectiveTerm {
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
  const bits = Int32Array.from(floors, ({ bit }) => bit)
  const leasts = Int32Array.from(floors, ({ least }) => least)
  const prices = Float64Array.from(floors, ({ price }) => price)
  const isDaily = Uint8Array.from(floors, ({ each }) => (each === 'DAY' ? 1 : 0))
  /** How often each is fulfilled; by day for daily ones. */
  const times = new Int32Array(floors.length * DAYS)
  const rowOf = (number: number, day: number): number => number * DAYS + (byteAt(isDaily, number) === 1 ? day : 0)

  function count(day: number, place: number, dish: number, by: 1 | -1): void {
    const here = at(found[place] ?? [], dish)
    if (here === 0) return
    for (let number = 0; number < floors.length; number++) {
      if ((here & intAt(bits, number)) === 0) continue
      const row = rowOf(number, day)
      times[row] = intAt(times, row) + by
    }
  }

  function costOf(number: number): number {
    const days = byteAt(isDaily, number) === 1 ? DAYS : 1
    let lacking = 0
    for (let day = 0; day < days; day++) {
      lacking += Math.max(0, intAt(leasts, number) - intAt(times, rowOf(number, day)))
    }
    return floatAt(prices, number) * lacking
  }
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + costOf(number), 0)
  const every = [...floors.keys()]
  const daily = every.filter((number) => isDaily[number] === 1)

  function change(day: number, place: number, old: number, dish: number): number {
    const before = at(found[place] ?? [], old)
    const after = at(found[place] ?? [], dish)
    let more = 0
    for (let number = 0; before !== after && number < floors.length; number++) {
      const bit = intAt(bits, number)
      if ((before & bit) === (after & bit)) continue
      const lacking = intAt(leasts, number) - intAt(times, rowOf(number, day))
      const then = (after & bit) === 0 ? lacking + 1 : lacking - 1
      more += floatAt(prices, number) * (Math.max(0, then) - Math.max(0, lacking))
    }
    return more
  }

  return { count, cost: () => sum(every), costByDay: () => sum(daily), change }
}
