import { goodsCount, groupOfGood, groupsAtHome, isPlantFood } from '#planner/plan/candidates/candidate-goods.ts'
import { type Larder, purchase } from '#planner/plan/candidates/larder-goods.ts'
import { at, byteAt, floatAt, intAt, shortAt } from '#planner/plan/candidates/typed-arrays.ts'
import { usualPortionSteps } from '#planner/recipe.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import type { ObjectiveTable, ObjectiveTerm } from './objective-term.ts'

/** What the shopping of a week costs. */
export type PackagesPrices = {
  /** Each good that has to be bought, and what is added for one that is similar to another of the week or at home. */
  readonly good: number
  readonly alike: number
  /** The unused part of a bought pack of a food that spoils, as a share, and each kilogram of it. */
  readonly unusedPack: number
  readonly unusedKilo: number
  /** What spoils at home because no dish of the week uses it, by the share of a pack. */
  readonly spoils: number
  readonly plantLacking: number
}

const PLANT_FOODS = 12
/** Nobody buys another pack for less than this share of one. */
const NOT_WORTH_A_PACK = 0.02
/** More goods than any two dishes have together. */
const MOST_GOODS = 128
/** The ways in which `purchase` says that a good is bought for a day. */
const WAYS = 3
/** Grams: sums of the same grams in another order differ by less than this. */
const ROUNDING = 1e-6
const NO_GOODS = new Uint16Array()
const NO_GRAMS = new Float64Array()

/** The portion in which a dish is expected in a place: the one nearest to the energy of the place. */
function expectedPortion(wanted: number, portions: readonly number[] = usualPortionSteps): number {
  return portions.reduce((best, portion) => (Math.abs(portion - wanted) < Math.abs(best - wanted) ? portion : best), 1)
}

/** The cost of the goods of a week in the packs in which they are sold, with what is at home. */
export function packagesTerm(
  { places, candidates }: ObjectiveTable,
  { packGrams, homeGrams, spoilage, spoilsSoon, servings, purchases, trips }: Larder,
  prices: PackagesPrices,
): ObjectiveTerm {
  const { goods, goodGrams } = candidates
  const uses = new Int32Array(goodsCount)
  const grams = new Float64Array(goodsCount)
  const costs = new Float64Array(goodsCount)
  // With two trips: the grams of each good for the days that a trip has to or may buy them for, as `purchase` says.
  const isByDay = trips.length > 1
  const ofDays = new Float64Array(isByDay ? goodsCount * WAYS : 0)
  const spared = new Float64Array(isByDay ? goodsCount : 0)
  let spare = 0
  const ofGroup = groupsAtHome.slice()
  let total = 0
  let doubled = 0
  let plants = 0
  // What the last change touched, to put it back as it was.
  const touched = new Int32Array(MOST_GOODS)
  const usesBefore = new Int32Array(MOST_GOODS)
  const gramsBefore = new Float64Array(MOST_GOODS)
  const costBefore = new Float64Array(MOST_GOODS)
  const groupBefore = new Int32Array(MOST_GOODS)
  let touches = 0

  /** By good: the cost of each gram of a bought pack that is not used, and packs in a gram. */
  const unusedPrice = new Float64Array(goodsCount)
  const packsPerGram = new Float64Array(goodsCount)
  for (let good = 0; good < goodsCount; good++) {
    const pack = floatAt(packGrams, good)
    if (pack === 0) continue
    packsPerGram[good] = 1 / pack
    unusedPrice[good] = floatAt(spoilage, good) * (prices.unusedPack / pack + prices.unusedKilo / 1000)
  }

  /** By dish: servings that are cooked for everybody, wherever in the week it is eaten. */
  const cooked = Float64Array.from(candidates.recipes, (_, dish) => {
    const open = places.filter(({ pool }) => pool.includes(dish))
    const wanted = open.reduce((sum, { kcal }) => sum + kcal, 0) / Math.max(1, open.length)
    return servings * expectedPortion(wanted / at(candidates.kcal, dish), candidates.portions[dish])
  })

  /** The cost of buying what is lacking of a good at once. */
  function costOfTrip(good: number, lacking: number): number {
    const packs = Math.ceil(lacking * floatAt(packsPerGram, good) - NOT_WORTH_A_PACK)
    if (packs <= 0) return 0
    return prices.good + floatAt(unusedPrice, good) * Math.max(0, packs * floatAt(packGrams, good) - lacking)
  }

  function costOf(good: number): number {
    const perGram = floatAt(packsPerGram, good)
    if (perGram === 0) return 0
    const lacking = floatAt(grams, good) - floatAt(homeGrams, good)
    if (intAt(uses, good) === 0 || lacking < 0) {
      return byteAt(spoilsSoon, good) === 1 ? prices.spoils * Math.min(1, -lacking * perGram) : 0
    }
    return costOfTrip(good, lacking)
  }

  /** The same if it is bought on two trips; what is at home goes to the first. */
  function costOfTrips(good: number): number {
    const first = floatAt(ofDays, good * WAYS)
    const both = floatAt(ofDays, good * WAYS + purchase.withFirst)
    const onFirst = first > ROUNDING ? first + both : 0
    const home = floatAt(homeGrams, good)
    const second = floatAt(grams, good) - onFirst - Math.max(0, home - onFirst)
    return costOfTrip(good, onFirst - home) + costOfTrip(good, second)
  }

  for (let good = 0; good < goodsCount; good++) {
    const cost = costOf(good)
    costs[good] = cost
    total += cost
    const group = intAt(groupOfGood, good)
    if (group >= 0 && floatAt(homeGrams, good) > 0) ofGroup[group] = Math.max(1, intAt(ofGroup, group))
  }

  function settle(good: number): void {
    const once = costOf(good)
    const isBought = isByDay && floatAt(packsPerGram, good) > 0 && floatAt(grams, good) > floatAt(homeGrams, good)
    const cost = isBought ? Math.max(once, costOfTrips(good)) : once
    if (isByDay) {
      spare += cost - once - floatAt(spared, good)
      spared[good] = cost - once
    }
    total += cost - floatAt(costs, good)
    costs[good] = cost
  }

  function add(day: number, dish: number, by: 1 | -1): void {
    const bringing = goods[dish] ?? NO_GOODS
    const each = goodGrams[dish] ?? NO_GRAMS
    const times = floatAt(cooked, dish)
    for (let index = 0; index < bringing.length; index++) {
      const good = shortAt(bringing, index)
      const before = intAt(uses, good)
      const group = intAt(groupOfGood, good)
      touched[touches] = good
      usesBefore[touches] = before
      gramsBefore[touches] = floatAt(grams, good)
      costBefore[touches] = floatAt(costs, good)
      groupBefore[touches] = group < 0 ? 0 : intAt(ofGroup, group)
      touches++
      uses[good] = before + by
      const more = by * times * floatAt(each, index)
      grams[good] = before + by === 0 ? 0 : floatAt(grams, good) + more
      if (isByDay) {
        const way = good * WAYS + byteAt(purchases, good * DAYS + day)
        ofDays[way] = floatAt(ofDays, way) + more
      }
      settle(good)
      if (before !== (by === 1 ? 0 : 1)) continue
      plants += by * byteAt(isPlantFood, good)
      if (group < 0) continue
      const others = intAt(ofGroup, group) - (by === 1 ? 0 : 1)
      if (others > 0) doubled += by
      ofGroup[group] = intAt(ofGroup, group) + by
    }
  }

  const cost = (): number => total + prices.alike * doubled + prices.plantLacking * Math.max(0, PLANT_FOODS - plants)

  function change(day: number, place: number, old: number, dish: number): number {
    if (isByDay) {
      const was = cost()
      count(day, place, old, -1)
      count(day, place, dish, 1)
      const is = cost()
      count(day, place, dish, -1)
      count(day, place, old, 1)
      return is - was
    }
    const before = cost()
    const sums = [total, doubled, plants] as const
    touches = 0
    add(day, old, -1)
    add(day, dish, 1)
    const after = cost()
    for (let index = touches - 1; index >= 0; index--) {
      const good = intAt(touched, index)
      const group = intAt(groupOfGood, good)
      uses[good] = intAt(usesBefore, index)
      grams[good] = floatAt(gramsBefore, index)
      costs[good] = floatAt(costBefore, index)
      if (group >= 0) ofGroup[group] = intAt(groupBefore, index)
    }
    total = sums[0]
    doubled = sums[1]
    plants = sums[2]
    return after - before
  }

  function count(day: number, _place: number, dish: number, by: 1 | -1): void {
    touches = 0
    add(day, dish, by)
  }

  return { count, cost, costByDay: () => spare, change }
}
