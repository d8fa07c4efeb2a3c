import { isSnackPlace, type Place } from '#planner/plan/candidates/day-places.ts'
import { byteAt, floatAt, intAt } from '#planner/plan/candidates/typed-arrays.ts'
import type { Random } from '#planner/seeded-random.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import { type Arrangement, type Trade, type WeekParts, weekState } from './week-state.ts'

/** How long a search runs: until so many changes are tried or so many portions examined, whichever comes first. */
export type Effort = { readonly changes: number; readonly portions: number }

export type Search = WeekParts & {
  readonly places: readonly Place[]
  readonly score: Float64Array
  readonly random: Random
  readonly effort: Effort
  /** By day and place: the number of a dish that stays where it is, or -1; every place is free if absent. */
  readonly fixed?: Int32Array
}

const NOTHING = new Int32Array()
const FREE = -1
const NOWHERE = new Uint8Array()
const INITIAL_TEMPERATURE = 0.14
const REPLACE_SHARE = 0.7
/** Share of the trades in which two days exchange their dishes in any number of places. */
const MANY_SHARE = 0.5

/** Places of the same kind take roughly the same dishes. */
function kindOf(place: Pick<Place, 'slot' | 'side'> | undefined): 'BREAKFAST' | 'MAIN' | 'SMALL' {
  if (place === undefined || isSnackPlace(place)) return 'SMALL'
  return place.slot === 'BREAKFAST' ? 'BREAKFAST' : 'MAIN'
}

/** Runs simulated annealing from a week of liked dishes and returns the best week that it finds. */
export function anneal(search: Search): Arrangement {
  const { places, objective, finder, score, random, effort, fixed = NOTHING } = search
  const width = places.length
  const { dishes } = objective
  const state = weekState(search)

  /** By place: the places of its kind, where its dishes may go. A lunch may be a dinner; a snack may be a side. */
  const matesOf = places.map(({ slot, side }) =>
    Int32Array.from([...places.keys()].filter((other) => kindOf(places[other]) === kindOf({ slot, side }))),
  )
  const members = places.map(({ pool }) => {
    const table = new Uint8Array(score.length)
    for (const dish of pool) table[dish] = 1
    return table
  })
  const suits = (place: number, dish: number): boolean => byteAt(members[place] ?? NOWHERE, dish) === 1

  const isFree = (day: number, place: number): boolean => (fixed[day * width + place] ?? FREE) === FREE

  const pick = (pool: Int32Array): number => intAt(pool, Math.floor(random() * pool.length))

  /** Picks `tries` dishes at random and returns the one with the highest score. */
  function pickLiked(pool: Int32Array, tries: number): number {
    let best = pick(pool)
    for (let count = 1; count < tries; count++) {
      const other = pick(pool)
      if (floatAt(score, other) > floatAt(score, best)) best = other
    }
    return best
  }

  /** The first allowed dish from a random start; if none is allowed, the dish at the start regardless of repeats. */
  function anyAllowed(day: number, place: number, pool: Int32Array): number {
    const start = Math.floor(random() * pool.length)
    for (let step = 0; step < pool.length; step++) {
      const dish = intAt(pool, (start + step) % pool.length)
      if (objective.allows(day, place, dish)) return dish
    }
    return intAt(pool, start)
  }

  function replace(allowance: number): boolean {
    const day = Math.floor(random() * DAYS)
    const place = Math.floor(random() * width)
    const dish = pickLiked(places[place]?.pool ?? NOTHING, 2)
    return isFree(day, place) && state.replace(day, place, dish, allowance)
  }

  const trade: Trade = {
    first: 0,
    second: 0,
    count: 0,
    here: new Int32Array(width),
    there: new Int32Array(width),
  }

  /** Draws one dish of each of the two days; false if the two are the same or cannot stand in each other's place. */
  function drawOne(): boolean {
    const here = Math.floor(random() * width)
    const mates = matesOf[here] ?? NOTHING
    const there = intAt(mates, Math.floor(random() * mates.length))
    const mine = intAt(dishes, trade.first * width + here)
    const theirs = intAt(dishes, trade.second * width + there)
    trade.here[0] = here
    trade.there[0] = there
    trade.count = 1
    return (
      mine !== theirs &&
      suits(there, mine) &&
      suits(here, theirs) &&
      isFree(trade.first, here) &&
      isFree(trade.second, there)
    )
  }

  /** Draws a random subset of the places, in which the two days exchange their dishes; false if it is empty or full. */
  function drawMany(): boolean {
    trade.count = 0
    for (let place = 0; place < width; place++) {
      if (random() < 0.5 || !isFree(trade.first, place) || !isFree(trade.second, place)) continue
      trade.here[trade.count] = place
      trade.there[trade.count] = place
      trade.count++
    }
    return trade.count > 0 && trade.count < width
  }

  function exchange(allowance: number): boolean {
    trade.first = Math.floor(random() * DAYS)
    trade.second = (trade.first + 1 + Math.floor(random() * (DAYS - 1))) % DAYS
    return (random() < MANY_SHARE ? drawMany() : drawOne()) && state.trade(trade, allowance)
  }

  // What stays is put first, so that the limits of repeats count it.
  for (let at = 0; at < fixed.length; at++) {
    const dish = intAt(fixed, at)
    if (dish !== FREE) objective.put(Math.floor(at / width), at % width, dish)
  }
  for (let day = 0; day < DAYS; day++) {
    for (const [place, { pool }] of places.entries()) {
      if (!isFree(day, place)) continue
      const liked = pickLiked(pool, 4)
      objective.put(day, place, objective.allows(day, place, liked) ? liked : anyAllowed(day, place, pool))
    }
  }
  state.begin()

  let best = state.arrangement()
  const progressAfter = (changes: number): number =>
    Math.max(changes / effort.changes, finder.examined() / effort.portions)
  for (let changes = 0, progress = 0; progress < 1; changes++, progress = progressAfter(changes)) {
    const temperature = INITIAL_TEMPERATURE * (1 - progress) ** 2
    const allowance = -temperature * Math.log(1 - random())
    const changed = random() < REPLACE_SHARE ? replace(allowance) : exchange(allowance)
    if (changed && state.cost() < best.cost - 1e-9) best = state.arrangement()
  }
  return best
}
