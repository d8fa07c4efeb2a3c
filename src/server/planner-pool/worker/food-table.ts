import type { FoodTableView, TableDish, TableFood } from '#domain/api/member/diary.ts'
import { wholeFigures } from '#domain/diary/figures.ts'
import { languageIn, type Market, marketOf, type Usage, usageOf } from '#domain/usage.ts'
import { tableGrams } from '#planner/food-matching/cooked-weight.ts'
import { per100gFigures } from '#planner/food-matching/eaten-foods.ts'
import type { KitchenUnit } from '#planner/foods/food.ts'
import { foodName, foodPlural } from '#planner/foods/food-name.ts'
import { allIngredients } from '#planner/foods/ingredients.ts'
import { packIn } from '#planner/foods/packs.ts'
import { gramsPer } from '#planner/kitchen-units/grams-per.ts'
import { library } from '#planner/recipes/library.ts'
import type { Kitchen } from '#server/planner-pool/planner-pool.ts'
import { servingFigures } from './eaten-figures.ts'
import { isWanted, ownCooking } from './kitchen-cookings.ts'
import { titleFor } from './said-dish.ts'

type IngredientOf = (typeof allIngredients)[number]

/** kcal above which an amount of a food is not its usual one: oil is counted by the spoon, and milk by the cup. */
const USUAL_KCAL = 350

/** Units in which a food may be counted, the likeliest first; grams are always possible as well. */
const measuresInOrder = [
  'medium',
  'piece',
  'slice',
  'fillet',
  'steak',
  'rasher',
  'ball',
  'large',
  'small',
  'handful',
  'square',
  'scoop',
  'shot',
  'nest',
  'sheet',
  'stalk',
  'spear',
  'floret',
  'clove',
  'leaf',
  'wedge',
  'strip',
  'pod',
  'head',
  'cup',
  'tbsp',
  'tsp',
] as const satisfies readonly KitchenUnit[]

/** Rounds to milligrams, so that the reply has short numbers. */
const shortened = (grams: number): number => Math.round(grams * 1000) / 1000

/** What is eaten of a can in a market: of beans what is left when they are drained. */
function canIn(market: Market, food: IngredientOf): TableFood['measures'] {
  const [unit, grams = 0] = packIn(market, food.id) ?? []
  return unit === 'can' || unit === 'tin' ? [{ unit: 'can', grams }] : []
}

function measuresOf(food: IngredientOf, market: Market): TableFood['measures'] {
  const inKitchens = measuresInOrder.flatMap((unit) => {
    const grams = gramsPer(food, unit)
    return grams === undefined ? [] : [{ unit, grams: shortened(grams) }]
  })
  const measures = [...inKitchens, ...canIn(market, food)]
  const usual = measures.find(({ grams }) => (food.per100g.kcal * grams) / 100 <= USUAL_KCAL)
  return usual === undefined ? measures : [usual, ...measures.filter((measure) => measure !== usual)]
}

/** Table weight of one gram on the plate, if it differs. */
function cookedGramsOf(food: IngredientOf): Pick<TableFood, 'cookedGrams'> {
  const grams = tableGrams(food, 'cooked')
  return grams === null || grams === 1 ? {} : { cookedGrams: shortened(grams) }
}

/** All foods but water, in the language of a usage. */
const foodsIn = (usage: Usage): FoodTableView['foods'] =>
  allIngredients
    .filter(({ kind }) => kind !== 'WATER')
    .map((food) => ({
      id: food.id,
      name: foodName(food.id, usage),
      plural: foodPlural(food.id, usage),
      per100g: { ...per100gFigures(food) },
      measures: measuresOf(food, marketOf(usage)),
      ...cookedGramsOf(food),
    }))

const known = new Map<Usage, FoodTableView['foods']>()
/** The same, computed once for each market and language. */
function knownFoods(usage: Usage): FoodTableView['foods'] {
  const name = usageOf('metric', marketOf(usage), languageIn(usage))
  const foods = known.get(name) ?? foodsIn(name)
  known.set(name, foods)
  return foods
}

/** All foods, and the dishes that suit a member, with the figures of one serving as it is cooked at their table. */
export function foodTable(kitchen: Kitchen, usage: Usage = 'metric-GB'): FoodTableView {
  const dishes = library.flatMap(({ id: recipe }): readonly TableDish[] => {
    const variant = ownCooking(recipe, kitchen)?.served.variant
    if (variant === undefined || !isWanted(variant, kitchen)) return []
    return [{ recipe, title: titleFor(variant, usage), figures: wholeFigures(servingFigures(variant)) }]
  })
  return { foods: knownFoods(usage), dishes }
}
