import { expect, test } from 'vitest'
import { isMainPlace } from '#planner/plan/candidates/day-places.ts'
import { at } from '#planner/plan/candidates/typed-arrays.ts'
import { easyRequest, targetsAt } from '#planner/plan/search/request.example.ts'
import { searchSpacesFor } from '#planner/plan/search/search-space.ts'
import { library } from '#planner/recipes/library.ts'
import { seededRandom } from '#planner/seeded-random.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import { kitchenTerm } from './kitchen-term.ts'

const { places, candidates } = searchSpacesFor({ ...easyRequest, mealsADay: 3, targets: targetsAt(2000) }, library)([])
const mains = [...places.entries()].flatMap(([place, each]) => (isMainPlace(each) ? [place] : []))
const [lunch = 0, dinner = 0] = mains
const slotsOfMains = mains.map((place) => places[place]?.slot)
const prices = { cooking: 1, minute: 0.01, mainAgain: 0.5, leftOver: 0.1, late: 0 }
const limits = { lunch: 2, dinner: 1, mealsPerCooking: 2 }

const keepsDays = (dish: number) => candidates.recipes[dish]?.keepsDays ?? 0
const onceOf = (dish: number) =>
  prices.cooking + prices.minute * (candidates.recipes[dish]?.minutes.active ?? Number.NaN)
const fitsBoth = [...(places[lunch]?.pool ?? [])].filter((dish) => places[dinner]?.pool.includes(dish) === true)
const keeping = fitsBoth.find((dish) => keepsDays(dish) >= 2) ?? Number.NaN
const fresh = fitsBoth.find((dish) => keepsDays(dish) === 0) ?? Number.NaN

/** A week with dishes in some of its lunches and dinners. */
function kitchenWith(put: readonly (readonly [day: number, place: number, dish: number])[]) {
  const dishes = new Int32Array(DAYS * places.length).fill(-1)
  const kitchen = kitchenTerm(dishes, { places, candidates }, limits, prices)
  for (const [day, place, dish] of put) {
    dishes[day * places.length + place] = dish
    kitchen.count(day, place, dish, 1)
  }
  return { dishes, kitchen }
}

/** What the meals of one dish cost, told apart from the code: a meal is cooked unless the pot before has some left. */
function reckoned(dish: number, days: readonly number[]): number {
  let sum = 0
  let pots = 0
  let pot: { readonly day: number; meals: number } | null = null
  for (const day of days) {
    if (pot !== null && pot.meals < 2 && day > pot.day && day - pot.day <= keepsDays(dish)) {
      pot.meals++
      sum += prices.leftOver
    } else {
      sum += onceOf(dish) + prices.mainAgain * pots
      pots++
      pot = { day, meals: 1 }
    }
  }
  return sum
}

test('a day has a lunch and a dinner, and some dishes keep', () => {
  expect(slotsOfMains).toEqual(['LUNCH', 'DINNER'])
  expect([keeping, fresh].every(Number.isInteger)).toBe(true)
})

test('what is left costs its own price instead of a cooking, while it keeps and the pot is not empty', () => {
  const twice = kitchenWith([
    [0, dinner, keeping],
    [1, lunch, keeping],
  ])
  expect(twice.kitchen.cost()).toBeCloseTo(onceOf(keeping) + prices.leftOver)
  expect(twice.kitchen.costByDay()).toBeCloseTo(0)
  const thrice = kitchenWith([
    [0, dinner, keeping],
    [1, lunch, keeping],
    [2, lunch, keeping],
  ])
  expect(thrice.kitchen.cost()).toBeCloseTo(2 * onceOf(keeping) + prices.leftOver + prices.mainAgain)
  expect(thrice.kitchen.costByDay()).toBeCloseTo(0)
})

test('what could be left over, but stands on days that are too far apart, has a cost that depends on the days', () => {
  const apart = kitchenWith([
    [0, dinner, keeping],
    [6, lunch, keeping],
  ])
  expect(apart.kitchen.cost()).toBeCloseTo(2 * onceOf(keeping) + prices.mainAgain)
  expect(apart.kitchen.costByDay()).toBeCloseTo(onceOf(keeping) + prices.mainAgain - prices.leftOver)
})

test('so has what keeps for a day only', () => {
  const overnight = fitsBoth.find((dish) => keepsDays(dish) === 1) ?? expect.fail('every dish keeps for longer')
  const once = onceOf(overnight)
  const next = kitchenWith([
    [0, dinner, overnight],
    [1, lunch, overnight],
  ])
  expect([next.kitchen.cost(), next.kitchen.costByDay()]).toEqual(
    [once + prices.leftOver, 0].map((each) => expect.closeTo(each, 9)),
  )
  const later = kitchenWith([
    [0, dinner, overnight],
    [2, lunch, overnight],
  ])
  expect([later.kitchen.cost(), later.kitchen.costByDay()]).toEqual(
    [2 * once + prices.mainAgain, once + prices.mainAgain - prices.leftOver].map((each) => expect.closeTo(each, 9)),
  )
})

test('a side or a snack costs nothing in the kitchen', () => {
  const { kitchen } = kitchenWith([])
  const breakfast = places.findIndex(({ slot }) => slot === 'BREAKFAST')
  expect(kitchen.change(0, breakfast, fresh, keeping)).toBe(0)
  kitchen.count(0, breakfast, keeping, 1)
  expect(kitchen.cost()).toBe(0)
})

test('vegetables that are cooked after the days that they keep cost their price, each', () => {
  const late = { ...prices, late: 7 }
  const variants = candidates.variants.map((variant, dish) =>
    dish === fresh
      ? {
          ...variant,
          lines: [
            { id: 'spinach', g: 100 },
            { id: 'potato', g: 100 },
            { id: 'salmon', g: 100 },
          ] as const,
        }
      : variant,
  )
  const costOn = (day: number, trips: readonly number[]) => {
    const dishes = new Int32Array(DAYS * places.length).fill(-1)
    const table = { places, candidates: { ...candidates, variants } }
    const kitchen = kitchenTerm(dishes, table, limits, late, trips)
    dishes[day * places.length + dinner] = fresh
    kitchen.count(day, dinner, fresh, 1)
    return kitchen.cost() - onceOf(fresh)
  }
  // Spinach keeps for five days from the shopping; potatoes do longer, and salmon is of another aisle.
  expect([4, 5, 6].map((day) => Math.round(costOn(day, [0])))).toEqual([0, 0, 7])
  expect([2, 3, 6].map((day) => Math.round(costOn(day, [-3, 3])))).toEqual([0, 0, 0])
})

test('a dish that does not keep is cooked for each meal, on whichever days', () => {
  const { kitchen } = kitchenWith([
    [0, dinner, fresh],
    [1, lunch, fresh],
  ])
  expect(kitchen.cost()).toBeCloseTo(2 * onceOf(fresh) + prices.mainAgain)
  expect(kitchen.costByDay()).toBeCloseTo(0)
})

test('no more dinners are cooked of a dish than its limit, but what is left may be eaten', () => {
  const { kitchen } = kitchenWith([[1, dinner, keeping]])
  expect(kitchen.allows(2, lunch, keeping)).toBe(true)
  expect(kitchen.allows(2, dinner, keeping)).toBe(true)
  expect(kitchen.allows(6, dinner, keeping)).toBe(false)
  expect(kitchen.allows(6, lunch, keeping)).toBe(true)
  expect(kitchenWith([[1, dinner, fresh]]).kitchen.allows(2, dinner, fresh)).toBe(false)
})

test('a dish that does not keep may be cooked for two lunches, and not for a third', () => {
  const lunches = (...on: readonly number[]) => kitchenWith(on.map((day) => [day, lunch, fresh] as const)).kitchen
  expect([lunches(0), lunches(0, 2), lunches(0, 2, 4)].map((kitchen) => kitchen.allows(6, lunch, fresh))).toEqual([
    ...[true, false, false],
  ])
})

test('of three meals too none may go that would leave more dinners to cook', () => {
  // What was left of the lunch is the first of two dinners.
  const { kitchen } = kitchenWith([
    [0, lunch, keeping],
    [1, dinner, keeping],
    [6, dinner, keeping],
  ])
  expect([kitchen.allows(0, lunch, fresh), kitchen.allows(6, dinner, fresh)]).toEqual([false, true])
})

test('a dish may not go from a meal if the meals that ate what was left of it could then not be cooked', () => {
  const put = [
    [0, lunch, keeping],
    [1, dinner, keeping],
    [3, dinner, keeping],
    [4, dinner, keeping],
  ] as const
  const { kitchen } = kitchenWith(put)
  // Without the lunch, the dinners of days 1 and 4 would be cooked too, or only that of day 1.
  const without = put.slice(1).map(([day]) => day)
  const cookedDinners = Math.round((reckoned(keeping, without) - prices.leftOver) / onceOf(keeping))
  expect(kitchen.allows(0, lunch, fresh)).toBe(cookedDinners <= limits.dinner)
})

test('after any changes the cost is the sum over the dishes, and each change was told beforehand', () => {
  const random = seededRandom('kitchen')
  const some = [...fitsBoth.slice(0, 6), keeping, fresh]
  const { dishes, kitchen } = kitchenWith([])
  const lay = (index: number, dish: number) => {
    const place = index % places.length
    const day = (index - place) / places.length
    const old = at(dishes, index)
    const before = kitchen.cost()
    const told = old < 0 || old === dish ? null : kitchen.change(day, place, old, dish)
    if (old >= 0) {
      dishes[index] = -1
      kitchen.count(day, place, old, -1)
    }
    dishes[index] = dish
    kitchen.count(day, place, dish, 1)
    if (told !== null) expect(kitchen.cost() - before).toBeCloseTo(told)
  }
  const indexes = [...Array(DAYS).keys()].flatMap((day) => mains.map((place) => day * places.length + place))
  for (let change = 0; change < 150; change++) {
    lay(at(indexes, Math.floor(random() * indexes.length)), at(some, Math.floor(random() * some.length)))
    const eaten = Map.groupBy(
      indexes.filter((index) => at(dishes, index) >= 0),
      (index) => at(dishes, index),
    )
    const apart = [...eaten].map(([dish, on]) =>
      reckoned(
        dish,
        on.map((index) => Math.floor(index / places.length)),
      ),
    )
    expect(kitchen.cost()).toBeCloseTo(apart.reduce((sum, cost) => sum + cost, 0))
  }
})
