import { goodsCount, groupOfGood, groupsAtHome, isPlantFood } from '#planner/plan/candidates/candidate-goods.ts'
import type { Candidates } from '#planner/plan/candidates/candidates.ts'
import { byteAt, intAt, shortAt } from '#planner/plan/candidates/typed-arrays.ts'
import type { ObjectiveTerm } from './objective-term.ts'

/**
 * The cost of each good, the extra cost of one similar to another bought or at home, and of each missing plant food.
 */
export type GoodsPrices = { readonly good: number; readonly alike: number; readonly plantLacking: number }

const PLANT_FOODS = 12
const NO_GOODS = new Uint16Array()

/** The cost of the goods that have to be bought for the dishes of a week. */
export function goodsTerm({ goods }: Candidates, prices: GoodsPrices): ObjectiveTerm {
  const uses = new Int32Array(goodsCount)
  const ofGroup = groupsAtHome.slice()
  let bought = 0
  let doubled = 0
  let plants = 0

  const goodsOf = (dish: number): Uint16Array => goods[dish] ?? NO_GOODS

  function add(bringing: Uint16Array): void {
    for (let index = 0; index < bringing.length; index++) {
      const good = shortAt(bringing, index)
      const times = intAt(uses, good)
      uses[good] = times + 1
      if (times > 0) continue
      bought++
      plants += byteAt(isPlantFood, good)
      const group = intAt(groupOfGood, good)
      if (group < 0) continue
      if (intAt(ofGroup, group) > 0) doubled++
      ofGroup[group] = intAt(ofGroup, group) + 1
    }
  }

  function remove(brought: Uint16Array): void {
    for (let index = 0; index < brought.length; index++) {
      const good = shortAt(brought, index)
      const times = intAt(uses, good) - 1
      uses[good] = times
      if (times > 0) continue
      bought--
      plants -= byteAt(isPlantFood, good)
      const group = intAt(groupOfGood, good)
      if (group < 0) continue
      ofGroup[group] = intAt(ofGroup, group) - 1
      if (intAt(ofGroup, group) > 0) doubled--
    }
  }

  const cost = (): number =>
    prices.good * bought + prices.alike * doubled + prices.plantLacking * Math.max(0, PLANT_FOODS - plants)

  function change(_day: number, _place: number, old: number, dish: number): number {
    const before = cost()
    remove(goodsOf(old))
    add(goodsOf(dish))
    const after = cost()
    remove(goodsOf(dish))
    add(goodsOf(old))
    return after - before
  }

  return {
    count: (_day, _place, dish, by) => (by === 1 ? add(goodsOf(dish)) : remove(goodsOf(dish))),
    cost,
    costByDay: () => 0,
    change,
  }
}
