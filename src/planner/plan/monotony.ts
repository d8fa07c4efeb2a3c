import { intAt } from './at.ts'
import type { BoardPart, BoardTable } from './board-part.ts'
import { isMainPlace } from './day-frame.ts'

const NOTHING = -1
/** As many days on end few would mind. */
const ENOUGH = 2

/** How often a lunch or dinner on a board has the same main protein on more than two days on end. */
export function monotony(dishes: Int32Array, days: number, { places, candidates }: BoardTable): BoardPart {
  const width = places.length
  const isMain = places.map(isMainPlace)
  const mains = [...places.keys()].filter((place) => isMain[place])

  /** The same for one place, if a dish stood there on a day. */
  function timesIn(place: number, on: number, dish: number): number {
    let times = 0
    let run = 0
    let last = NOTHING
    for (let day = 0; day < days; day++) {
      const protein = intAt(candidates.mainProtein, day === on ? dish : intAt(dishes, day * width + place))
      run = protein === last ? run + 1 : 1
      last = protein
      if (run > ENOUGH) times++
    }
    return times
  }

  const cost = (): number => mains.reduce((sum, place) => sum + timesIn(place, NOTHING, NOTHING), 0)

  return {
    count: () => undefined,
    cost,
    costByDay: cost,
    change: (day, place, old, dish) => (isMain[place] ? timesIn(place, day, dish) - timesIn(place, day, old) : 0),
  }
}
