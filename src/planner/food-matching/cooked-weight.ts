import type { Preparation } from '#domain/diary/preparations.ts'
import type { FoodKind } from '#planner/foods/food-kinds.ts'
import type { Ingredient } from '#planner/foods/ingredient.ts'
import type { IngredientId } from '#planner/foods/ingredients.ts'

/**
 * Energy of 100 g of a dry food after boiling in water, kcal (USDA SR Legacy, rows "cooked"). Water has no energy, so
 * the dry grams in 1 g on the plate are this figure divided by the energy of 100 g dry.
 */
const boiledKcal: { readonly [I in IngredientId]?: number } = {
  'arborio-rice': 130,
  'basmati-rice': 130,
  'sushi-rice': 130,
  'brown-rice': 123,
  'red-rice': 123,
  'wild-rice': 101,
  amaranth: 102,
  buckwheat: 92,
  bulgur: 83,
  couscous: 112,
  'couscous-wholewheat': 112,
  farro: 127,
  grits: 71,
  polenta: 71,
  millet: 119,
  'pearl-barley': 123,
  quinoa: 120,
  oats: 71,
  'gf-oats': 71,
  orzo: 158,
  pasta: 158,
  'lasagne-sheets': 158,
  spaghetti: 158,
  'pasta-wholewheat': 149,
  'spaghetti-wholewheat': 149,
  'gf-pasta': 152,
  'gf-spaghetti': 152,
  'egg-noodles': 138,
  'ramen-noodles': 138,
  udon: 131,
  soba: 99,
  'soba-gf': 99,
  'rice-noodles': 108,
  'rice-vermicelli': 108,
  'red-lentils': 116,
  'green-lentils': 116,
  'split-peas': 118,
  'chickpeas-dried': 164,
  'mung-dal': 105,
  'urad-dal': 105,
}

/**
 * Weight of a raw food after cooking, as a share of its raw weight. Meat and fish lose water in any heat (USDA, kcal in
 * 100 g: chicken breast 120 to 165, pork fillet 109 to 143, turkey 114 to 147, cod 82 to 105, prawns 85 to 99).
 */
const cookedShare: { readonly [K in FoodKind]?: number } = {
  RED_MEAT: 0.76,
  POULTRY: 0.75,
  PROCESSED_MEAT: 0.7,
  FISH: 0.79,
  CRUSTACEAN: 0.86,
  MOLLUSC: 0.75,
}
/** Vegetables lose water in dry heat (portobello mushrooms 22 to 29 kcal in 100 g), and almost none in water. */
const DRY_HEAT_SHARE = 0.76
const dryHeat: ReadonlySet<Preparation> = new Set(['baked', 'roasted', 'grilled', 'fried'])
const withoutHeat: ReadonlySet<Preparation> = new Set(['raw', 'ready'])
const vegetables: ReadonlySet<FoodKind> = new Set(['VEGETABLE', 'POD_VEGETABLE', 'STARCHY_ROOT', 'POTATO', 'SWEETCORN'])

/** Foods with a boiled weight that are also eaten uncooked, in a bowl with milk. */
const eatenDry: ReadonlySet<IngredientId> = new Set(['oats', 'gf-oats'])

/**
 * Grams of a food, in the state of the food table, in 1 g on the plate; null if unknown, so that no food is counted
 * with a wrong weight.
 */
export function tableGrams(
  food: Pick<Ingredient, 'kind' | 'state' | 'per100g'> & { readonly id: IngredientId },
  preparation: Preparation,
): number | null {
  const { id, kind, state, per100g } = food
  if (state === 'DRY') {
    const boiled = boiledKcal[id]
    if (boiled === undefined) return preparation === 'raw' || preparation === 'ready' ? 1 : null
    if (preparation === 'raw' && eatenDry.has(id)) return 1
    return boiled / per100g.kcal
  }
  if (state !== 'RAW' && state !== 'FROZEN') return 1
  if (withoutHeat.has(preparation)) return 1
  // Meat and fish on a plate are cooked, even if the preparation is unknown.
  const share = cookedShare[kind]
  if (share !== undefined) return 1 / share
  return dryHeat.has(preparation) && vegetables.has(kind) ? 1 / DRY_HEAT_SHARE : 1
}
