import { isMainPlace } from '#planner/plan/candidates/day-places.ts'
import { intAt } from '#planner/plan/candidates/typed-arrays.ts'
import type { ObjectiveTable, ObjectiveTerm } from './objective-term.ts'

const NOTHING = -1
/** Days in a row with the same main protein that few people would mind. */
const ENOUGH = 2

/**
 * Counts how often a place has the same dish as on the day before, and how often a lunch or dinner has the same main
 * protein for more than two days in a row.
 */
export function monotonyTerm(dishes: Int32Array, days: number, { places, candidates }: ObjectiveTable): ObjectiveTerm {
  const width = places.length
  const isMain = places.map(isMainPlace)
  const every = [...places.keys()]

  /** The count for one place as if it had `dish` on the day `on`. */
  function timesIn(place: number, on: number, dish: number): number {
    let times = 0
    let run = 0
    let yesterday = NOTHING
    let last = NOTHING
    for (let day = 0; day < days; day++) {
      const today = day === on ? dish : intAt(dishes, day * width + place)
      if (today !== NOTHING && today === yesterday) times++
      yesterday = today
      const protein = today === NOTHING ? NOTHING : intAt(candidates.mainProtein, today)
      run = protein !== NOTHING && protein === last ? run + 1 : 1
      last = protein
      if (run > ENOUGH && isMain[place]) times++
    }
    return times
  }

  const cost = (): number => every.reduce((sum, place) => sum + timesIn(place, NOTHING, NOTHING), 0)

  return {
    count: () => undefined,
    cost,
    costByDay: cost,
    change: (day, place, old, dish) => timesIn(place, day, dish) - timesIn(place, day, old),
  }
}
