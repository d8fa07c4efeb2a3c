import type { Allergen, NotPaleo, Origin, Pattern } from './food-classes.ts'
import type { FoodKind } from './food-kinds.ts'
import type { Composition, Nutrient } from './nutrients.ts'

/** Where it stands in a shop, in the order of a usual round. */
export const aisles = [
  'PRODUCE',
  'BAKERY',
  'MEAT',
  'FISH',
  'CHILLED',
  'GRAINS_AND_PASTA',
  'TINS_AND_JARS',
  'OILS_AND_SAUCES',
  'SPICES',
  'NUTS_AND_DRIED_FRUIT',
  'BAKING',
  'FROZEN',
  'DRINKS',
] as const
export type Aisle = (typeof aisles)[number]

/** Kitchen units whose weight depends on the food. A US cup holds 236.6 ml, a spoon 14.8 or 4.9 ml. */
export const kitchenUnits = [
  'cup',
  'tbsp',
  'tsp',
  'pinch',
  'piece',
  'small',
  'medium',
  'large',
  'slice',
  'clove',
  'leaf',
  'sprig',
  'stalk',
  'spear',
  'floret',
  'pod',
  'head',
  'handful',
  'knob',
  'wedge',
  'strip',
  'fillet',
  'steak',
  'rasher',
  'ball',
  'sheet',
  'nest',
  'bundle',
  'square',
  'sachet',
  'scoop',
  'shot',
  'spray',
] as const
export type KitchenUnit = (typeof kitchenUnits)[number]

export const packUnits = [
  'piece',
  'head',
  'bunch',
  'bag',
  'punnet',
  'packet',
  'box',
  'tray',
  'tub',
  'block',
  'wedge',
  'dozen',
  'loaf',
  'can',
  'tin',
  'jar',
  'tube',
  'bottle',
  'carton',
  'pouch',
  'bar',
] as const
export type PackUnit = (typeof packUnits)[number]

/** Where the figures of a food leave the USDA row, or have none. */
type Figures = { readonly estimated?: string; readonly corrected?: readonly Nutrient[] }

/** A row of the pantry. What its kind already says is not repeated; lists here add to those of the kind. */
export type Food = Figures & {
  /** Figures for 100 g. */
  readonly composition: Composition
  /** Where it is not the id with spaces. */
  readonly name?: string
  /** Where the rules of English do not give it. */
  readonly plural?: string
  readonly kind: FoodKind
  /** Where it is not the aisle of the whole table. */
  readonly aisle?: Aisle
  readonly contains?: readonly Allergen[]
  readonly origins?: readonly Origin[]
  readonly notPaleo?: readonly NotPaleo[]
  readonly pattern?: Pattern
  /** Grams of alcohol in 100 g. */
  readonly alcohol?: number
  /** Not an ingredient, yet often found: to be shown, never to filter by. */
  readonly traces?: readonly Allergen[]
  /** Edible grams of one. */
  readonly grams?: { readonly [U in KitchenUnit]?: number }
  /** The usual pack and the edible grams it yields. */
  readonly pack?: readonly [PackUnit, number]
  /** What to look for on the label, and the kinds of food that some makes of it hold. */
  readonly label?: string
  readonly labelFor?: readonly FoodKind[]
}
