import type { FoodKind } from '#planner/foods/food-kinds.ts'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import { dairyAndEggStyles } from './dairy-and-egg-styles.ts'
import { type FoodStyle, hidden, liquid, pieces } from './food-style.ts'
import { fruitStyles } from './fruit-styles.ts'
import { grainAndBreadStyles } from './grain-and-bread-styles.ts'
import { herbAndSpiceStyles } from './herb-and-spice-styles.ts'
import { meatAndFishStyles } from './meat-and-fish-styles.ts'
import { pantryStyles } from './pantry-styles.ts'
import { pulseAndNutStyles } from './pulse-and-nut-styles.ts'
import { vegetableStyles } from './vegetable-styles.ts'

const cheese = pieces('SHRED', '#f5c765', '#dca53c', '#fce2a0', 0.62)
const herb = pieces('HERB', '#5f9a3d', '#427a2b', '#93c06b')

/** The style of foods that no table names, by kind. */
const stylesOfKinds = {
  VEGETABLE: pieces('CUBE', '#9fba63'),
  POD_VEGETABLE: pieces('PEA', '#7ab340'),
  SWEETCORN: pieces('KERNEL_CORN', '#f5c533'),
  STARCHY_ROOT: pieces('CUBE', '#e8b45f'),
  POTATO: pieces('CUBE', '#f0d488'),
  FRUIT: pieces('CUBE', '#f2b457'),
  JUICE: liquid('#f0b84f', 0.7),
  OLIVES: pieces('HOLED', '#6d6a45'),
  HERB: herb,
  SPICE: hidden,
  MINERAL: hidden,
  WATER: hidden,
  RED_MEAT: pieces('CHUNK', '#9a5c38'),
  POULTRY: pieces('CHUNK', '#d59a55'),
  PROCESSED_MEAT: pieces('SAUSAGE', '#b0532f'),
  MEAT_STOCK: liquid('#d9a24c', 0.4),
  GELATINE: hidden,
  FISH: pieces('FILLET', '#f7ecd6'),
  CRUSTACEAN: pieces('PRAWN', '#f59f7c'),
  MOLLUSC: pieces('SHELL', '#f0cf9a'),
  FISH_SAUCE: hidden,
  EGG: pieces('CURD', '#f6c84f'),
  MILK: liquid('#faf3e4', 0.8),
  CREAM: liquid('#fbf2de', 1.4),
  BUTTER: hidden,
  FRESH_CHEESE: pieces('CRUMBS', '#faf5e6'),
  AGED_CHEESE: cheese,
  RENNET_CHEESE: cheese,
  RENNET_SAUCE: liquid('#5f8f3a', 4),
  LACTOSE_FREE_DAIRY: liquid('#faf3e4', 0.8),
  WHEAT: pieces('GRAIN', '#e2bd7a'),
  WHOLE_WHEAT: pieces('GRAIN', '#bf955c'),
  OATS: pieces('OATS', '#ecd9b2'),
  GRAIN: pieces('GRAIN', '#f3e6c4'),
  WHOLE_GRAIN: pieces('PELLET', '#d9b582'),
  TUBER_STARCH: hidden,
  PULSE: pieces('BEAN', '#e6cfa0'),
  SOY: pieces('CUBE', '#f5e2b6'),
  SOY_SAUCE: hidden,
  PEANUT: pieces('ALMOND', '#e2b877'),
  TREE_NUT: pieces('ALMOND', '#c4894c'),
  SEED: pieces('SEED', '#d3c4a4'),
  COCONUT: hidden,
  SESAME: pieces('SESAME', '#f3e3bd'),
  CONDIMENT: hidden,
  FRUIT_OIL: hidden,
  SWEET_SAUCE: hidden,
  OLIVE_OIL: hidden,
  SWEETENER: hidden,
  SEED_OIL: hidden,
  NATURAL_SWEETENER: hidden,
  HONEY: hidden,
  SWEETS: pieces('CRUMBS', '#6d3f28'),
  COCOA: hidden,
  LEAVENING: hidden,
  PLANT_DRINK: liquid('#f6ebd4', 0.8),
  INFUSION: liquid('#8a5a2e', 0.6),
  ALCOHOL: hidden,
} as const satisfies Record<FoodKind, FoodStyle>

const styles: Readonly<Record<string, FoodStyle>> = {
  ...vegetableStyles,
  ...fruitStyles,
  ...herbAndSpiceStyles,
  ...meatAndFishStyles,
  ...dairyAndEggStyles,
  ...grainAndBreadStyles,
  ...pulseAndNutStyles,
  ...pantryStyles,
}

/** The style of a food: its own, or that of its kind. */
export const foodStyleOf = (id: IngredientId): FoodStyle => styles[id] ?? stylesOfKinds[ingredient(id).kind]

/** The ids that the tables name; a test checks that none is misspelt. */
export const namedInTables = Object.keys(styles)
