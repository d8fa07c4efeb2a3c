import { byteAt, floatAt, intAt, shortAt } from './at.ts'
import { boardSides } from './board-sides.ts'
import { goodsCount, groupOfGood, groupsAtHome, isPlantFood } from './candidate-goods.ts'
import type { Candidates } from './candidates.ts'
import { isSnackPlace, type Place } from './day-frame.ts'
import type { Goal } from './goals/goal.ts'
import { sameDay } from './same-day.ts'

export const DAYS = 7

/** How often a dish may come in a week: as what a meal is about, and as a snack or a side wherever it stands. */
export type RepeatLimits = {
  readonly dinner: number
  readonly lunch: number
  readonly breakfast: number
  readonly snack: number
}
export const repeatLimits = {
  usual: { dinner: 1, lunch: 2, breakfast: 3, snack: 2 },
  relaxed: { dinner: 2, lunch: 4, breakfast: 4, snack: 4 },
} as const satisfies Record<string, RepeatLimits>

/** What it costs that a week is not as it should be; the dislike of a dish costs from 0 to about 1. */
export const weekPrices = {
  mainAgain: 1.4,
  otherAgain: 0.2,
  good: 0.19,
  /** Beside what it costs as a good: something much like another that is bought or at home. */
  alike: 0.12,
  plantLacking: 0.5,
  cuisineLacking: 0.8,
  monotony: 0.6,
  /** Two dishes of a day that are too much alike. */
  sameDay: 0.8,
  /** What sides cost is told apart in `sidePrices`. */
  side: 1,
  goals: 3.5,
} as const satisfies Record<string, number>
export type WeekPrices = Readonly<Record<keyof typeof weekPrices, number>>
const PLANT_FOODS = 12

/** The dishes of a week in their places, with running counts of all that depends on which dishes they are. */
export type Board = {
  /** By day and place: day * places + place. */
  readonly dishes: Int32Array
  readonly put: (day: number, place: number, dish: number) => void
  readonly take: (day: number, place: number) => void
  /** Whether a dish may stand in a place that is empty. */
  readonly allows: (day: number, place: number, dish: number) => boolean
  /** Puts a dish in place of another and returns that one; null, and nothing is changed, where it may not stand there. */
  readonly replace: (day: number, place: number, dish: number) => number | null
  readonly cost: () => number
}

export type BoardRules = {
  readonly places: readonly Place[]
  readonly candidates: Candidates
  readonly limits: RepeatLimits
  readonly liking: Float64Array
  /** By dish: 1 where its cuisine is among those liked. */
  readonly likedCuisine: Uint8Array
  readonly prices: WeekPrices
  readonly goals: readonly Goal[]
}

const limitNames = { DINNER: 'dinner', LUNCH: 'lunch', BREAKFAST: 'breakfast', SNACK: 'snack' } as const

const EMPTY = -1
const NO_GOODS = new Uint16Array()

export function weekBoard({ places, candidates, limits, liking, likedCuisine, prices, goals }: BoardRules): Board {
  const width = places.length
  const dishes = new Int32Array(DAYS * width).fill(EMPTY)
  const isMain = Uint8Array.from(places, ({ slot, side }) => (side || slot === 'BREAKFAST' || slot === 'SNACK' ? 0 : 1))
  const mains = [...isMain.keys()].filter((place) => isMain[place] === 1)
  const isSmall = Uint8Array.from(places, (place) => (isSnackPlace(place) ? 1 : 0))
  const limitOf = Int32Array.from(places, ({ slot, side }) => limits[side ? 'snack' : limitNames[slot]])
  const sides = boardSides(dishes, DAYS, { places, candidates })
  const same = sameDay(dishes, DAYS, { places, candidates })
  const uses = new Int32Array(candidates.recipes.length)
  const goods = new Int32Array(goodsCount)
  const cuisineWanted = (mains.length * DAYS) / 2
  let disliking = 0
  let again = 0
  const ofGroup = groupsAtHome.slice()
  let bought = 0
  let doubled = 0
  let plants = 0
  let liked = 0

  const priceAgain = new Float64Array(candidates.recipes.length).fill(prices.otherAgain)
  for (const place of mains) for (const dish of places[place]?.pool ?? []) priceAgain[dish] = prices.mainAgain

  /** Counts one more or one less of a group; 1 where it is more than one food of it, else 0. */
  function anotherOf(group: number, change: 1 | -1): number {
    if (group < 0) return 0
    const count = intAt(ofGroup, group) + change
    ofGroup[group] = count
    return (change === 1 ? count : count + 1) > 1 ? 1 : 0
  }

  function put(day: number, place: number, dish: number): void {
    dishes[day * width + place] = dish
    sides.changed(day, place)
    same.changed(day)
    disliking += 1 - floatAt(liking, dish)
    // The third time costs twice as much as the second.
    again += floatAt(priceAgain, dish) * intAt(uses, dish)
    uses[dish] = intAt(uses, dish) + 1
    if (isMain[place] === 1) liked += byteAt(likedCuisine, dish)
    const bringing = candidates.goods[dish] ?? NO_GOODS
    for (let index = 0; index < bringing.length; index++) {
      const good = shortAt(bringing, index)
      if (intAt(goods, good) === 0) {
        bought++
        doubled += anotherOf(intAt(groupOfGood, good), 1)
        plants += byteAt(isPlantFood, good)
      }
      goods[good] = intAt(goods, good) + 1
    }
    for (const goal of goals) goal.count(day, place, dish, 1)
  }

  function take(day: number, place: number): void {
    const dish = intAt(dishes, day * width + place)
    dishes[day * width + place] = EMPTY
    sides.changed(day, place)
    same.changed(day)
    disliking -= 1 - floatAt(liking, dish)
    uses[dish] = intAt(uses, dish) - 1
    again -= floatAt(priceAgain, dish) * intAt(uses, dish)
    if (isMain[place] === 1) liked -= byteAt(likedCuisine, dish)
    const brought = candidates.goods[dish] ?? NO_GOODS
    for (let index = 0; index < brought.length; index++) {
      const good = shortAt(brought, index)
      goods[good] = intAt(goods, good) - 1
      if (intAt(goods, good) === 0) {
        bought--
        doubled -= anotherOf(intAt(groupOfGood, good), -1)
        plants -= byteAt(isPlantFood, good)
      }
    }
    for (const goal of goals) goal.count(day, place, dish, -1)
  }

  function allows(day: number, place: number, dish: number): boolean {
    if (intAt(uses, dish) === 0) return true
    for (let other = 0; other < width; other++) if (dishes[day * width + other] === dish) return false
    const limit = intAt(limitOf, place)
    if (intAt(uses, dish) < limit) return true
    if (byteAt(isSmall, place) === 1) return false
    let same = 0
    for (let other = 0; other < DAYS; other++) if (dishes[other * width + place] === dish) same++
    return same < limit
  }

  function replace(day: number, place: number, dish: number): number | null {
    const old = intAt(dishes, day * width + place)
    if (old === dish) return null
    take(day, place)
    const allowed = allows(day, place, dish)
    put(day, place, allowed ? dish : old)
    return allowed ? old : null
  }

  /** How often a meal has the same main protein on three days running. */
  function monotony(): number {
    let count = 0
    for (const place of mains) {
      let run = 0
      let last = EMPTY
      for (let day = 0; day < DAYS; day++) {
        const protein = intAt(candidates.mainProtein, intAt(dishes, day * width + place))
        run = protein === last ? run + 1 : 1
        last = protein
        if (run > 2) count++
      }
    }
    return count
  }

  function missedGoals(): number {
    let sum = 0
    for (const goal of goals) sum += goal.cost()
    return sum
  }

  const cost = (): number =>
    disliking +
    again +
    prices.good * bought +
    prices.alike * doubled +
    prices.plantLacking * Math.max(0, PLANT_FOODS - plants) +
    prices.cuisineLacking * Math.max(0, cuisineWanted - liked) +
    prices.monotony * monotony() +
    prices.sameDay * same.pairs() +
    prices.side * sides.cost() +
    prices.goals * missedGoals()

  return { dishes, put, take, allows, replace, cost }
}
