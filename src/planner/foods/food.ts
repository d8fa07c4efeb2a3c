import type { Allergen, NotPaleo, Origin, Pattern } from './food-classes.ts'
import type { FoodKind } from './food-kinds.ts'
import type { Composition, Nutrient } from './nutrients.ts'

/** The sections of a shop, in the order of a usual round. */
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

/** Notes for a food whose figures differ from its USDA row, or that has no row. */
type Figures = { readonly estimated?: string; readonly corrected?: readonly Nutrient[] }

/** A pack as it is sold, or half of one that is cut, and the edible grams it yields. */
export type Pack = readonly [PackUnit, number, 'half'?]

/** A row of a food table. Properties of its kind are not repeated; lists here add to those of the kind. */
export type Food = Figures & {
  /** Figures for 100 g. */
  readonly composition: Composition
  readonly kind: FoodKind
  /** Given if it is not the aisle of the table. */
  readonly aisle?: Aisle
  readonly contains?: readonly Allergen[]
  readonly origins?: readonly Origin[]
  readonly notPaleo?: readonly NotPaleo[]
  readonly pattern?: Pattern
  /** Grams of alcohol in 100 g. */
  readonly alcohol?: number
  /** Allergens that are not ingredients but often found in it: shown, never used as a filter. */
  readonly traces?: readonly Allergen[]
  /** Edible grams of one. */
  readonly grams?: { readonly [U in KitchenUnit]?: number }
  /** The usual pack in British shops, by which recipes count cans, too; `american-packs.ts` has those that differ. */
  readonly pack?: Pack
  /** What to look for on the label, and the kinds of food that some brands contain. */
  readonly label?: string
  readonly labelFor?: readonly FoodKind[]
}
