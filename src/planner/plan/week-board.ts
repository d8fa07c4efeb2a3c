import { at } from './at.ts'
import { goodsCount, isPlantFood } from './candidate-goods.ts'
import type { Candidates } from './candidates.ts'
import type { Place } from './day-frame.ts'

export const DAYS = 7

export type RepeatLimits = { readonly dinner: number; readonly lunch: number; readonly breakfast: number }
export const repeatLimits = {
  usual: { dinner: 1, lunch: 2, breakfast: 3 },
  relaxed: { dinner: 2, lunch: 4, breakfast: 4 },
} as const satisfies Record<string, RepeatLimits>

const price = {
  mainAgain: 1,
  otherAgain: 0.2,
  good: 0.02,
  plantLacking: 0.5,
  cuisineLacking: 0.4,
  monotony: 0.6,
} as const
const PLANT_FOODS = 12

/** The dishes of a week in their places, with running counts of all that depends on which dishes they are. */
export type Board = {
  /** By day and place: day * places + place. */
  readonly dishes: Int32Array
  readonly put: (day: number, place: number, dish: number) => void
  readonly take: (day: number, place: number) => void
  /** Whether a dish may stand in a place that is empty. */
  readonly allows: (day: number, place: number, dish: number) => boolean
  readonly cost: () => number
}

export type BoardRules = {
  readonly places: readonly Place[]
  readonly candidates: Candidates
  readonly limits: RepeatLimits
  readonly liking: Float64Array
  /** By dish: 1 where its cuisine is among those liked. */
  readonly likedCuisine: Uint8Array
}

const limitNames = { DINNER: 'dinner', LUNCH: 'lunch', BREAKFAST: 'breakfast' } as const

const EMPTY = -1

export function weekBoard({ places, candidates, limits, liking, likedCuisine }: BoardRules): Board {
  const width = places.length
  const dishes = new Int32Array(DAYS * width).fill(EMPTY)
  const isMain = Uint8Array.from(places, ({ slot, side }) => (side || slot === 'BREAKFAST' || slot === 'SNACK' ? 0 : 1))
  const mains = [...isMain.keys()].filter((place) => isMain[place] === 1)
  const limitOf = Int32Array.from(places, ({ slot, side }) => {
    if (side) return DAYS
    return slot === 'SNACK' ? DAYS : limits[limitNames[slot]]
  })
  const uses = new Int32Array(candidates.recipes.length)
  const goods = new Int32Array(goodsCount)
  const cuisineWanted = (mains.length * DAYS) / 2
  let disliking = 0
  let again = 0
  let bought = 0
  let plants = 0
  let liked = 0

  const priceAgain = (place: number) => (isMain[place] === 1 ? price.mainAgain : price.otherAgain)

  function put(day: number, place: number, dish: number): void {
    dishes[day * width + place] = dish
    disliking += 1 - at(liking, dish)
    if (at(uses, dish) > 0) again += priceAgain(place)
    uses[dish] = at(uses, dish) + 1
    if (isMain[place] === 1) liked += at(likedCuisine, dish)
    for (const good of candidates.goods[dish] ?? []) {
      if (at(goods, good) === 0) {
        bought++
        plants += at(isPlantFood, good)
      }
      goods[good] = at(goods, good) + 1
    }
  }

  function take(day: number, place: number): void {
    const dish = at(dishes, day * width + place)
    dishes[day * width + place] = EMPTY
    disliking -= 1 - at(liking, dish)
    uses[dish] = at(uses, dish) - 1
    if (at(uses, dish) > 0) again -= priceAgain(place)
    if (isMain[place] === 1) liked -= at(likedCuisine, dish)
    for (const good of candidates.goods[dish] ?? []) {
      goods[good] = at(goods, good) - 1
      if (at(goods, good) === 0) {
        bought--
        plants -= at(isPlantFood, good)
      }
    }
  }

  function allows(day: number, place: number, dish: number): boolean {
    if (at(uses, dish) === 0) return true
    for (let other = 0; other < width; other++) if (dishes[day * width + other] === dish) return false
    const limit = at(limitOf, place)
    if (at(uses, dish) < limit) return true
    let same = 0
    for (let other = 0; other < DAYS; other++) if (dishes[other * width + place] === dish) same++
    return same < limit
  }

  /** How often a meal has the same main protein on three days running. */
  function monotony(): number {
    let count = 0
    for (const place of mains) {
      let run = 0
      let last = EMPTY
      for (let day = 0; day < DAYS; day++) {
        const protein = at(candidates.mainProtein, at(dishes, day * width + place))
        run = protein === last ? run + 1 : 1
        last = protein
        if (run > 2) count++
      }
    }
    return count
  }

  const cost = (): number =>
    disliking +
    again +
    price.good * bought +
    price.plantLacking * Math.max(0, PLANT_FOODS - plants) +
    price.cuisineLacking * Math.max(0, cuisineWanted - liked) +
    price.monotony * monotony()

  return { dishes, put, take, allows, cost }
}
