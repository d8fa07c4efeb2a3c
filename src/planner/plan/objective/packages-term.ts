import { goodsCount, groupOfGood, groupsAtHome, isPlantFood } from '#planner/plan/candidates/candidate-goods.ts'
import type { Larder } from '#planner/plan/candidates/larder-goods.ts'
import { at, byteAt, floatAt, intAt, shortAt } from '#planner/plan/candidates/typed-arrays.ts'
import { usualPortionSteps } from '#planner/recipe.ts'
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
const NO_GOODS = new Uint16Array()
const NO_GRAMS = new Float64Array()

/** The portion in which a dish is expected in a place: the one nearest to the energy of the place. */
function expectedPortion(wanted: number, portions: readonly number[] = usualPortionSteps): number {
  return portions.reduce((best, portion) => (Math.abs(portion - wanted) < Math.abs(best - wanted) ? portion : best), 1)
}

/** The cost of the goods of a week in the packs in which they are sold, with what is at home. */
export function packagesTerm(
  { places, candidates }: ObjectiveTable,
  { packGrams, homeGrams, spoilage, spoilsSoon, servings }: Larder,
  prices: PackagesPrices,
): ObjectiveTerm {
  const { goods, goodGrams } = candidates
  const uses = new Int32Array(goodsCount)
  const grams = new Float64Array(goodsCount)
  const costs = new Float64Array(goodsCount)
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

  function costOf(good: number): number {
    const perGram = floatAt(packsPerGram, good)
    if (perGram === 0) return 0
    const lacking = floatAt(grams, good) - floatAt(homeGrams, good)
    if (intAt(uses, good) === 0 || lacking < 0) {
      return byteAt(spoilsSoon, good) === 1 ? prices.spoils * Math.min(1, -lacking * perGram) : 0
    }
    const packs = Math.ceil(lacking * perGram - NOT_WORTH_A_PACK)
    if (packs <= 0) return 0
    return prices.good + floatAt(unusedPrice, good) * Math.max(0, packs * floatAt(packGrams, good) - lacking)
  }

  for (let good = 0; good < goodsCount; good++) {
    const cost = costOf(good)
    costs[good] = cost
    total += cost
    const group = intAt(groupOfGood, good)
    if (group >= 0 && floatAt(homeGrams, good) > 0) ofGroup[group] = Math.max(1, intAt(ofGroup, group))
  }

  function settle(good: number): void {
    const cost = costOf(good)
    total += cost - floatAt(costs, good)
    costs[good] = cost
  }

  function add(dish: number, by: 1 | -1): void {
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
      grams[good] = before + by === 0 ? 0 : floatAt(grams, good) + by * times * floatAt(each, index)
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

  function change(_day: number, _place: number, old: number, dish: number): number {
    const before = cost()
    const sums = [total, doubled, plants] as const
    touches = 0
    add(old, -1)
    add(dish, 1)
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

  function count(_day: number, _place: number, dish: number, by: 1 | -1): void {
    touches = 0
    add(dish, by)
  }

  return { count, cost, costByDay: () => 0, change }
}
