import type { Candidates } from '#planner/plan/candidates/candidates.ts'
import { isMainPlace, isSnackPlace, type Place } from '#planner/plan/candidates/day-places.ts'
import type { Larder } from '#planner/plan/candidates/larder-goods.ts'
import { byteAt, floatAt, intAt } from '#planner/plan/candidates/typed-arrays.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import { kitchenTerm } from './kitchen-term.ts'
import { monotonyTerm } from './monotony-term.ts'
import { type ObjectiveTerm, weighted } from './objective-term.ts'
import { packagesTerm } from './packages-term.ts'
import { sameDayTerm } from './same-day-term.ts'
import { seasonTerm } from './season-term.ts'
import { sidesTerm } from './sides-term.ts'
import type { RepeatLimits, WeekPrices } from './week-prices.ts'

/** The dishes of a week in their places, with running totals of every cost that depends on them. */
export type WeekObjective = {
  /** By day and place: day * places + place. */
  readonly dishes: Int32Array
  readonly put: (day: number, place: number, dish: number) => void
  readonly take: (day: number, place: number) => void
  /** The same for a dish that only moves within the week, so that what is bought for it stays. */
  readonly putMoved: (day: number, place: number, dish: number) => void
  readonly takeMoved: (day: number, place: number) => void
  /** Whether the repeat limits allow a dish in a place that is empty or has another dish. */
  readonly allows: (day: number, place: number, dish: number) => boolean
  readonly cost: () => number
  /** How much the cost of the week would rise if a dish replaced the present one of a place. */
  readonly change: (day: number, place: number, dish: number) => number
  /** The most that exchanging dishes between days can save if each keeps its place. */
  readonly costByDay: () => number
  /** The same if dishes may also change places of the same kind. */
  readonly costByPlace: () => number
}

export type ObjectiveInput = {
  readonly places: readonly Place[]
  readonly candidates: Candidates
  readonly limits: RepeatLimits
  readonly score: Float64Array
  /** By dish: 1 if its cuisine is liked. */
  readonly likedCuisine: Uint8Array
  readonly prices: WeekPrices
  readonly larder: Larder
  readonly goals: readonly ObjectiveTerm[]
}

const limitNames = { DINNER: 'dinner', LUNCH: 'lunch', BREAKFAST: 'breakfast', SNACK: 'snack' } as const

const EMPTY = -1

export function weekObjective({
  places,
  candidates,
  limits,
  score,
  likedCuisine,
  prices,
  larder,
  goals,
}: ObjectiveInput): WeekObjective {
  const width = places.length
  const dishes = new Int32Array(DAYS * width).fill(EMPTY)
  const isMain = Uint8Array.from(places, (place) => (isMainPlace(place) ? 1 : 0))
  const isSmall = Uint8Array.from(places, (place) => (isSnackPlace(place) ? 1 : 0))
  const limitOf = Int32Array.from(places, ({ slot, side }) => limits[side ? 'snack' : limitNames[slot]])
  const table = { places, candidates }
  const byDay = [
    weighted(prices.side, sidesTerm(dishes, DAYS, table)),
    weighted(prices.sameDay, sameDayTerm(dishes, table)),
    weighted(prices.monotony, monotonyTerm(dishes, DAYS, table)),
  ]
  const wishes = goals.map((goal) => weighted(prices.goals, goal))
  const kitchen = kitchenTerm(dishes, table, limits, prices, larder.trips)
  const packages = packagesTerm(table, larder, prices)
  const season = weighted(prices.outOfSeason, seasonTerm(table, larder.month))
  const parts: readonly ObjectiveTerm[] = [packages, season, kitchen, ...byDay, ...wishes]
  // With one trip it makes no difference to the shopping on which day a dish is cooked.
  const isByDay = larder.trips.length > 1
  const byPlace = parts.filter((part) => part !== season && (isByDay || part !== packages))
  const uses = new Int32Array(candidates.recipes.length)
  /** Uses in other places than those of mains. */
  const small = new Int32Array(candidates.recipes.length)
  const mains = places.filter(isMainPlace)
  const cuisineWanted = (mains.length * DAYS) / 2
  let scoreLoss = 0
  let again = 0
  let liked = 0

  function putMoved(day: number, place: number, dish: number): void {
    dishes[day * width + place] = dish
    scoreLoss += 1 - floatAt(score, dish)
    uses[dish] = intAt(uses, dish) + 1
    if (isMain[place] === 1) liked += byteAt(likedCuisine, dish)
    else {
      // The third time costs twice as much as the second.
      again += prices.otherAgain * intAt(small, dish)
      small[dish] = intAt(small, dish) + 1
    }
    for (const part of byPlace) part.count(day, place, dish, 1)
  }

  function put(day: number, place: number, dish: number): void {
    putMoved(day, place, dish)
    season.count(day, place, dish, 1)
    if (!isByDay) packages.count(day, place, dish, 1)
  }

  function takeMoved(day: number, place: number): void {
    const dish = intAt(dishes, day * width + place)
    dishes[day * width + place] = EMPTY
    scoreLoss -= 1 - floatAt(score, dish)
    uses[dish] = intAt(uses, dish) - 1
    if (isMain[place] === 1) liked -= byteAt(likedCuisine, dish)
    else {
      small[dish] = intAt(small, dish) - 1
      again -= prices.otherAgain * intAt(small, dish)
    }
    for (const part of byPlace) part.count(day, place, dish, -1)
  }

  function take(day: number, place: number): void {
    const dish = intAt(dishes, day * width + place)
    takeMoved(day, place)
    season.count(day, place, dish, -1)
    if (!isByDay) packages.count(day, place, dish, -1)
  }

  function allows(day: number, place: number, dish: number): boolean {
    for (let other = 0; other < width; other++) if (dishes[day * width + other] === dish) return false
    if (isMain[place] === 1) return kitchen.allows(day, place, dish)
    if (intAt(uses, dish) === 0) return true
    const limit = intAt(limitOf, place)
    if (intAt(uses, dish) < limit) return true
    if (byteAt(isSmall, place) === 1) return false
    let same = 0
    for (let other = 0; other < DAYS; other++) if (dishes[other * width + place] === dish) same++
    return same < limit
  }

  const cuisineCost = (times: number): number => prices.cuisineLacking * Math.max(0, cuisineWanted - times)

  function sumOf(some: readonly ObjectiveTerm[], cost: 'cost' | 'costByDay'): number {
    let sum = 0
    for (const part of some) sum += part[cost]()
    return sum
  }

  function change(day: number, place: number, dish: number): number {
    const old = intAt(dishes, day * width + place)
    let sum = floatAt(score, old) - floatAt(score, dish)
    if (isMain[place] === 1) {
      sum += cuisineCost(liked + byteAt(likedCuisine, dish) - byteAt(likedCuisine, old)) - cuisineCost(liked)
    } else sum += prices.otherAgain * (intAt(small, dish) - intAt(small, old) + 1)
    for (const part of parts) sum += part.change(day, place, old, dish)
    return sum
  }

  return {
    dishes,
    put,
    take,
    putMoved,
    takeMoved,
    allows,
    cost: () => scoreLoss + again + cuisineCost(liked) + sumOf(parts, 'cost'),
    change,
    costByDay: () => sumOf(parts, 'costByDay'),
    costByPlace: () => packages.costByDay() + kitchen.costByDay() + sumOf(byDay, 'cost') + sumOf(wishes, 'cost'),
  }
}
