import type { Allergen, NotPaleo, Origin, Pattern } from './food-classes.ts'

/** The properties that all foods of a kind share. Every food has a kind, so none of these can be forgotten. */
export type Kind = {
  readonly origins: readonly Origin[]
  readonly contains: readonly Allergen[]
  readonly notPaleo: readonly NotPaleo[]
  readonly pattern?: Pattern
  /** Its sugar counts as free: added, or in honey, syrup and juice (WHO 2015). */
  readonly freeSugar?: true
}

const kind = (
  origins: readonly Origin[],
  contains: readonly Allergen[],
  notPaleo: readonly NotPaleo[],
  rest: Pick<Kind, 'pattern' | 'freeSugar'> = {},
): Kind => ({ origins, contains, notPaleo, ...rest })

const plant = (notPaleo: readonly NotPaleo[] = [], rest?: Pick<Kind, 'pattern' | 'freeSugar'>) =>
  kind(['PLANT'], [], notPaleo, rest)

export const foodKinds = {
  VEGETABLE: plant([], { pattern: 'VEGETABLE' }),
  /** Pods and young pulses count as vegetables, but as legumes in the palaeolithic diet. */
  POD_VEGETABLE: plant(['LEGUME'], { pattern: 'VEGETABLE' }),
  SWEETCORN: plant(['GRAIN'], { pattern: 'VEGETABLE' }),
  /** WHO does not count starchy roots as vegetables. */
  STARCHY_ROOT: plant(),
  POTATO: plant(['POTATO']),
  FRUIT: plant([], { pattern: 'FRUIT' }),
  JUICE: plant([], { freeSugar: true }),
  OLIVES: plant(),
  HERB: plant(),
  SPICE: plant(),
  MINERAL: kind(['MINERAL'], [], []),
  WATER: kind(['MINERAL'], [], []),

  RED_MEAT: kind(['MEAT'], [], [], { pattern: 'RED_MEAT' }),
  POULTRY: kind(['MEAT'], [], [], { pattern: 'POULTRY' }),
  PROCESSED_MEAT: kind(['MEAT'], [], ['PROCESSED'], { pattern: 'PROCESSED_MEAT' }),
  MEAT_STOCK: kind(['MEAT'], [], []),
  GELATINE: kind(['GELATINE'], [], []),

  FISH: kind(['FISH'], ['FISH'], [], { pattern: 'FISH' }),
  CRUSTACEAN: kind(['FISH'], ['CRUSTACEAN'], [], { pattern: 'FISH' }),
  MOLLUSC: kind(['FISH'], ['MOLLUSC'], [], { pattern: 'FISH' }),
  FISH_SAUCE: kind(['FISH'], ['FISH'], []),

  EGG: kind(['EGG'], ['EGG'], []),
  MILK: kind(['DAIRY'], ['DAIRY', 'LACTOSE'], ['DAIRY']),
  CREAM: kind(['DAIRY'], ['DAIRY', 'LACTOSE'], ['DAIRY'], { pattern: 'BUTTER_CREAM' }),
  BUTTER: kind(['DAIRY'], ['DAIRY'], ['DAIRY'], { pattern: 'BUTTER_CREAM' }),
  FRESH_CHEESE: kind(['DAIRY'], ['DAIRY', 'LACTOSE'], ['DAIRY']),
  AGED_CHEESE: kind(['DAIRY'], ['DAIRY'], ['DAIRY']),
  RENNET_CHEESE: kind(['DAIRY', 'RENNET'], ['DAIRY'], ['DAIRY']),
  RENNET_SAUCE: kind(['PLANT', 'DAIRY', 'RENNET'], ['DAIRY'], ['DAIRY', 'PROCESSED']),
  LACTOSE_FREE_DAIRY: kind(['DAIRY'], ['DAIRY'], ['DAIRY']),

  WHEAT: kind(['PLANT'], ['GLUTEN'], ['GRAIN']),
  WHOLE_WHEAT: kind(['PLANT'], ['GLUTEN'], ['GRAIN'], { pattern: 'WHOLEGRAIN' }),
  /** Oats contain gluten unless sold as gluten-free, because wheat and barley grow among them. */
  OATS: kind(['PLANT'], ['GLUTEN'], ['GRAIN'], { pattern: 'WHOLEGRAIN' }),
  GRAIN: plant(['GRAIN']),
  WHOLE_GRAIN: plant(['GRAIN'], { pattern: 'WHOLEGRAIN' }),
  TUBER_STARCH: plant(),

  PULSE: plant(['LEGUME'], { pattern: 'LEGUME' }),
  SOY: kind(['PLANT'], ['SOY'], ['LEGUME'], { pattern: 'LEGUME' }),
  SOY_SAUCE: kind(['PLANT'], ['SOY'], ['LEGUME']),
  PEANUT: kind(['PLANT'], ['PEANUT'], ['LEGUME'], { pattern: 'NUTS' }),
  TREE_NUT: kind(['PLANT'], ['TREE_NUT'], [], { pattern: 'NUTS' }),
  SEED: plant([], { pattern: 'SEEDS' }),
  SESAME: kind(['PLANT'], ['SESAME'], [], { pattern: 'SEEDS' }),
  COCONUT: kind(['PLANT'], ['COCONUT'], []),

  OLIVE_OIL: plant([], { pattern: 'OLIVE_OIL' }),
  /** Pressed from a fruit or a nut, unlike the refined oils of seeds. */
  FRUIT_OIL: plant(),
  SEED_OIL: plant(['PROCESSED']),
  CONDIMENT: plant(),
  SWEET_SAUCE: plant(['REFINED_SUGAR', 'PROCESSED'], { freeSugar: true }),
  SWEETENER: plant(['REFINED_SUGAR'], { freeSugar: true }),
  NATURAL_SWEETENER: plant([], { freeSugar: true }),
  HONEY: kind(['HONEY'], [], [], { freeSugar: true }),
  SWEETS: plant(['REFINED_SUGAR'], { pattern: 'SWEETS', freeSugar: true }),
  COCOA: plant(),
  /** Baking powder contains maize starch. */
  LEAVENING: plant(['GRAIN']),

  PLANT_DRINK: plant(),
  INFUSION: plant(),
  ALCOHOL: plant(['ALCOHOL']),
} as const satisfies Record<string, Kind>

export type FoodKind = keyof typeof foodKinds
