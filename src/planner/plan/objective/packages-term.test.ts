import { expect, test } from 'vitest'
import { allIngredients, type IngredientId } from '#planner/foods/ingredients.ts'
import { goodsCount, groupOfGood, isPlantFood } from '#planner/plan/candidates/candidate-goods.ts'
import { larderOf } from '#planner/plan/candidates/larder-goods.ts'
import { easyRequest } from '#planner/plan/search/request.example.ts'
import { searchSpacesFor } from '#planner/plan/search/search-space.ts'
import { library } from '#planner/recipes/library.ts'
import { seededRandom } from '#planner/seeded-random.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import { type PackagesPrices, packagesTerm } from './packages-term.ts'

const { places, candidates } = searchSpacesFor(easyRequest, library)([])
const none: PackagesPrices = { good: 0, alike: 0, unusedPack: 0, unusedKilo: 0, spoils: 0, plantLacking: 0 }
const number = (id: IngredientId) => allIngredients.findIndex((each) => each.id === id)

type Dish = Readonly<Partial<Record<IngredientId, number>>>

type Options = {
  readonly home?: Dish
  readonly trips?: readonly number[]
  /** The energy of the place; a serving of each dish has 100 kcal. */
  readonly kcal?: number
  readonly portions?: readonly number[]
}

/** Dishes of these goods in grams a serving, each eaten in whole servings by one person. */
function packagesOf(
  dishes: readonly Dish[],
  prices: Partial<PackagesPrices>,
  packs: Dish,
  { home = {}, trips = [0], kcal = 100, portions = [1] }: Options = {},
) {
  const grams = (given: Dish) => {
    const by = new Float64Array(goodsCount)
    for (const { id } of allIngredients) by[number(id)] = given[id] ?? 0
    return by
  }
  const numbers = dishes.map((dish) => allIngredients.filter(({ id }) => dish[id] !== undefined).map(({ id }) => id))
  const [place] = places
  if (place === undefined) throw new Error('no place')
  return packagesTerm(
    {
      places: [{ ...place, kcal, pool: Int32Array.from(dishes.keys()) }],
      candidates: {
        ...candidates,
        recipes: candidates.recipes.slice(0, dishes.length),
        kcal: new Float64Array(dishes.length).fill(100),
        portions: dishes.map(() => portions),
        goods: numbers.map((ids) => Uint16Array.from(ids.map(number))),
        goodGrams: numbers.map((ids, dish) => Float64Array.from(ids.map((id) => dishes[dish]?.[id] ?? 0))),
      },
    },
    {
      ...larderOf({ targets: easyRequest.targets, trips }),
      packGrams: grams(packs),
      homeGrams: grams(home),
      spoilage: new Float64Array(goodsCount).fill(1),
      spoilsSoon: new Uint8Array(goodsCount).fill(1),
    },
    { ...none, ...prices },
  )
}

test('each good that is bought costs its price once, however many packs; less than a fiftieth of one is not bought', () => {
  const packages = packagesOf([{ carrot: 300 }, { carrot: 5 }], { good: 1 }, { carrot: 500 })
  packages.count(0, 0, 0, 1)
  expect(packages.cost()).toBe(1)
  packages.count(1, 0, 0, 1)
  expect(packages.cost()).toBe(1)
  packages.count(0, 0, 0, -1)
  packages.count(1, 0, 0, -1)
  expect(packages.cost()).toBe(0)
  packages.count(0, 0, 1, 1)
  expect(packages.cost()).toBe(0)
})

test('what a pack leaves unused costs by its share and by its weight', () => {
  const byShare = packagesOf([{ carrot: 300 }], { unusedPack: 1 }, { carrot: 500 })
  byShare.count(0, 0, 0, 1)
  expect(byShare.cost()).toBeCloseTo(200 / 500)
  byShare.count(1, 0, 0, 1)
  expect(byShare.cost()).toBeCloseTo(400 / 500)
  const byWeight = packagesOf([{ carrot: 300 }], { unusedKilo: 1 }, { carrot: 500 })
  byWeight.count(0, 0, 0, 1)
  expect(byWeight.cost()).toBeCloseTo(0.2)
})

test('what is at home is used first, and what no dish uses of it spoils', () => {
  const packages = packagesOf([{ carrot: 300 }], { good: 1, spoils: 4 }, { carrot: 500 }, { home: { carrot: 250 } })
  expect(packages.cost()).toBeCloseTo(4 * 0.5)
  packages.count(0, 0, 0, 1)
  expect(packages.cost()).toBe(1)
  const enough = packagesOf([{ carrot: 200 }], { good: 1, spoils: 4 }, { carrot: 500 }, { home: { carrot: 250 } })
  enough.count(0, 0, 0, 1)
  expect(enough.cost()).toBeCloseTo(4 * 0.1)
})

test('a second good of a group of similar ones costs more, and few plant foods do', () => {
  const [one, two] = allIngredients.filter(({ id }) => groupOfGood[number(id)] === groupOfGood[number('spinach')])
  if (one === undefined || two === undefined) throw new Error('nothing is like spinach')
  const packs = { [one.id]: 100, [two.id]: 100 }
  const alike = packagesOf([{ [one.id]: 100 }, { [two.id]: 100 }], { alike: 1 }, packs)
  alike.count(0, 0, 0, 1)
  expect(alike.cost()).toBe(0)
  alike.count(1, 0, 1, 1)
  expect(alike.cost()).toBe(1)
  alike.count(0, 0, 0, -1)
  expect(alike.cost()).toBe(0)

  const plants = allIngredients.filter(({ id }) => isPlantFood[number(id)] === 1).slice(0, 13)
  const lacking = packagesOf(
    plants.map(({ id }) => ({ [id]: 100 })),
    { plantLacking: 1 },
    {},
  )
  expect(lacking.cost()).toBe(12)
  for (const dish of plants.keys()) lacking.count(0, 0, dish, 1)
  expect(lacking.cost()).toBe(0)
  lacking.count(0, 0, 0, -1)
  lacking.count(0, 0, 1, -1)
  expect(lacking.cost()).toBe(1)
})

test('with two shopping days, only what has to be bought on both costs twice', () => {
  const options = { trips: [0, 3] } as const
  const withDishOn = (days: readonly number[], food: IngredientId) => {
    const packages = packagesOf([{ [food]: 100 }], { good: 1, unusedPack: 1 }, { [food]: 400 }, options)
    for (const day of days) packages.count(day, 0, 0, 1)
    return [packages.cost(), packages.costByDay()]
  }
  // Potatoes keep: those of the second half are bought with those of the first.
  expect(withDishOn([0, 5], 'potato')).toEqual([1.5, 0])
  expect(withDishOn([4, 5], 'potato')).toEqual([1.5, 0])
  // Salmon does not.
  expect(withDishOn([4, 5], 'salmon')).toEqual([1.5, 0])
  expect(withDishOn([0, 1], 'salmon')).toEqual([1.5, 0])
  expect(withDishOn([0, 5], 'salmon')).toEqual([3.5, 2])
})

test('with two shopping days what is at home is used before the second, and is not bought twice', () => {
  const bought = (first: number, second: number) => {
    const dishes = [{ salmon: first }, { salmon: second }]
    const options = { trips: [0, 3], home: { salmon: 100 } }
    const packages = packagesOf(dishes, { good: 1, unusedPack: 1 }, { salmon: 200 }, options)
    packages.count(0, 0, 0, 1)
    packages.count(5, 0, 1, 1)
    return packages.cost()
  }
  // Fifty grams are left for the second trip, on which a pack is bought for 110.
  expect(bought(50, 160)).toBeCloseTo(1 + 90 / 200, 9)
  // All is used on the first, and a pack bought on each.
  expect(bought(150, 160)).toBeCloseTo(1 + 150 / 200 + 1 + 40 / 200, 9)
})

test('a dish is bought in the portion that is nearest to the energy of its place, of those that it has', () => {
  const grams = (kcal: number, portions: readonly number[]) => {
    const packages = packagesOf([{ carrot: 100 }], { unusedKilo: 1 }, { carrot: 1000 }, { kcal, portions })
    packages.count(0, 0, 0, 1)
    return Math.round(1000 - 1000 * packages.cost())
  }
  expect([60, 120, 130, 300].map((kcal) => grams(kcal, [0.5, 1, 1.5]))).toEqual([50, 100, 150, 150])
  expect([grams(300, [1]), grams(300, [0.5, 1])]).toEqual([100, 100])
})

test.each([[[0]], [[0, 3]]])('each change is told beforehand, and undone without a trace; trips %j', (trips) => {
  const random = seededRandom('packages')
  const prices = { good: 1, alike: 0.5, unusedPack: 0.7, unusedKilo: 0.2, spoils: 0.3, plantLacking: 0.4 }
  const larder = larderOf({ ...easyRequest, trips, atHome: [{ food: 'carrot', grams: 300, keepsDays: 5 }] })
  const packages = packagesTerm({ places, candidates }, larder, prices)
  const empty = packages.cost()
  const anyDish = () => Math.floor(random() * candidates.recipes.length)
  const week = Array.from({ length: DAYS * 2 }, anyDish)
  for (const [meal, dish] of week.entries()) packages.count(meal % DAYS, 0, dish, 1)
  for (let change = 0; change < 100; change++) {
    const meal = Math.floor(random() * week.length)
    const [old, dish] = [week[meal] ?? Number.NaN, anyDish()]
    const before = packages.cost()
    const told = packages.change(meal % DAYS, 0, old, dish)
    expect(packages.cost()).toBeCloseTo(before, 9)
    packages.count(meal % DAYS, 0, old, -1)
    packages.count(meal % DAYS, 0, dish, 1)
    week[meal] = dish
    expect(packages.cost() - before).toBeCloseTo(told, 6)
  }
  for (const [meal, dish] of week.entries()) packages.count(meal % DAYS, 0, dish, -1)
  expect(packages.cost()).toBeCloseTo(empty, 6)
  expect(packages.costByDay()).toBeCloseTo(0, 6)
})
