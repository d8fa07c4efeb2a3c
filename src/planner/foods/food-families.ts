import type { Allergen } from './food-classes.ts'
import type { FoodKind } from './food-kinds.ts'
import { allIngredients, type IngredientId } from './ingredients.ts'

/** Foods that people rule out in one word. */
type Family = {
  /** As it is listed: "shellfish". */
  readonly name: string
  /** What people call it, besides its name. */
  readonly said: string
  readonly allergens?: readonly Allergen[]
  readonly kinds?: readonly FoodKind[]
  /** Ids of foods that belong to it. */
  readonly ids?: RegExp
  /** Ids of foods that look as if they did. */
  readonly but?: RegExp
  /** Whether it also rules out dishes with eggs that stay soft. */
  readonly softEggs?: true
}

/**
 * What pregnant women are advised not to eat: eggs that are not cooked through, fish high in mercury, fish and meat that are eaten
 * cold-smoked or cured, soft cheese with a rind or made fresh, liver, raw shellfish and sprouts, and alcohol. Sources: FDA,
 * Food Safety for Moms-to-Be, and Advice about Eating Fish (2024); NHS, Foods to avoid in pregnancy (2023).
 */
export const UNSAFE_IN_PREGNANCY = 'any-unsafe-in-pregnancy'

const family = (name: string, said: string, rest: Omit<Family, 'name' | 'said'>): Family => ({ name, said, ...rest })

export const foodFamilies = {
  'any-seafood': family('seafood', 'sea food|fish and shellfish|anything from the sea', {
    allergens: ['FISH', 'CRUSTACEAN', 'MOLLUSC'],
  }),
  'any-fish': family('fish', 'fishes', { allergens: ['FISH'] }),
  'any-shellfish': family('shellfish', 'shell fish', { allergens: ['CRUSTACEAN', 'MOLLUSC'] }),
  'any-prawn': family('prawns and shrimps', 'prawn|prawns|shrimp|shrimps|scampi', { ids: /prawn|^thai-curry-paste$/ }),
  'any-crustacean': family('crustaceans', 'crustacean|crab and lobster', { allergens: ['CRUSTACEAN'] }),
  'any-mollusc': family('molluscs', 'mollusc|mollusk|mollusks|clams and mussels', { allergens: ['MOLLUSC'] }),
  'any-crab': family('crab', 'crabs', { ids: /crab/ }),
  'any-clam': family('clams', 'clam', { ids: /clam/ }),
  'any-salmon': family('salmon', 'salmons', { ids: /salmon/ }),
  'any-tuna': family('tuna', 'tunas', { ids: /tuna/ }),
  'any-anchovy': family('anchovies', 'anchovy', { ids: /anchov|^worcestershire-sauce$|^fish-sauce$/ }),
  'any-nut': family('nuts', 'nut|any nuts|tree nuts and peanuts', { allergens: ['TREE_NUT', 'PEANUT'] }),
  'any-tree-nut': family('tree nuts', 'tree nut', { allergens: ['TREE_NUT'] }),
  'any-almond': family('almonds', 'almond|almond milk', { ids: /almond/ }),
  'any-peanut': family('peanuts', 'peanut|groundnut|groundnuts|peanut butter', {
    allergens: ['PEANUT'],
    ids: /peanut/,
  }),
  'any-soy': family('soya', 'soy|soybean|soybeans|soya beans', { allergens: ['SOY'] }),
  'any-tofu': family('tofu', 'bean curd', { ids: /tofu/ }),
  'any-sesame': family('sesame', 'sesame seeds|tahini', { allergens: ['SESAME'], ids: /sesame|tahini/ }),
  'any-egg': family('eggs', 'egg', { allergens: ['EGG'] }),
  'any-dairy': family('dairy', 'dairies|milk products|milk and cheese', { allergens: ['DAIRY'] }),
  'any-milk': family('milk', 'cow milk', { ids: /^(?:milk-|lactose-free-milk|buttermilk|kefir)/ }),
  'any-cheese': family('cheese', 'cheeses', {
    kinds: ['FRESH_CHEESE', 'AGED_CHEESE', 'RENNET_CHEESE', 'RENNET_SAUCE'],
    ids: /cheese/,
    but: /^quark$/,
  }),
  'any-yogurt': family('yogurt', 'yoghurt|yogurts', { ids: /yogurt/ }),
  'any-cream': family('cream', 'creams', { ids: /-cream$|^creme-fraiche/ }),
  'any-gluten': family('gluten', 'anything with gluten', { allergens: ['GLUTEN'] }),
  'any-wheat': family('wheat', 'wheats', { kinds: ['WHEAT', 'WHOLE_WHEAT'], but: /^(?:rye|pearl-barley)/ }),
  'any-celery': family('celery', 'celeriac', { allergens: ['CELERY'] }),
  'any-mustard': family('mustard', 'mustards', { allergens: ['MUSTARD'] }),
  'any-meat': family('meat', 'meats|any meat', {
    kinds: ['RED_MEAT', 'POULTRY', 'PROCESSED_MEAT', 'MEAT_STOCK', 'GELATINE'],
  }),
  'any-red-meat': family('red meat', 'red meats', { kinds: ['RED_MEAT'], ids: /^(?:beef|lamb|pork|bison)-/ }),
  'any-pork': family('pork', 'pig|pork and ham', {
    ids: /^pork|^(?:bacon|cooked-ham|prosciutto|pancetta|chorizo|andouille|italian-sausage|gelatine)$/,
  }),
  'any-bacon': family('bacon', 'bacons', { ids: /bacon|^pancetta$/ }),
  'any-ham': family('ham', 'hams', { ids: /-ham$|^prosciutto$/ }),
  'any-sausage': family('sausages', 'sausage', { ids: /sausage$|^(?:chorizo|andouille)$/ }),
  'any-beef': family('beef', 'beefs|steak and mince', { ids: /^beef/ }),
  'any-lamb': family('lamb', 'mutton', { ids: /^lamb/ }),
  'any-poultry': family('poultry', 'chicken and turkey', { kinds: ['POULTRY'], ids: /^(?:chicken|turkey|duck)/ }),
  'any-chicken': family('chicken', 'chickens', { ids: /^chicken/ }),
  'any-turkey': family('turkey', 'turkeys', { ids: /^turkey/ }),
  'any-liver': family('liver', 'offal|livers', { ids: /liver/ }),
  'any-tomato': family('tomatoes', 'tomato|anything with tomatoes', {
    ids: /tomato(?!illo)|^(?:passata|marinara|ketchup|salsa|baked-beans|enchilada-sauce|barbecue-sauce|adobo-chipotle)$/,
  }),
  'any-mushroom': family('mushrooms', 'mushroom|fungi', { ids: /mushroom|^shiitake$/ }),
  'any-onion': family('onions', 'onion', { ids: /onion|^shallot$/ }),
  'any-garlic': family('garlic', 'garlics', { ids: /garlic/ }),
  'any-pepper': family('peppers', 'bell pepper|bell peppers|sweet pepper|sweet peppers|capsicum', {
    ids: /^(?:red|green|yellow)-pepper$|^roasted-peppers$/,
  }),
  'any-chilli': family('chillies', 'chilli|chili|chile|hot peppers|anything spicy', {
    ids: /chilli|chipotle|jalapeno|^(?:cayenne|harissa|hot-sauce|sriracha|gochujang|red-curry-paste|thai-curry-paste)$/,
  }),
  'any-aubergine': family('aubergines', 'aubergine|eggplant|eggplants', { ids: /^aubergine/ }),
  'any-courgette': family('courgettes', 'courgette|zucchini|zucchinis', { ids: /^courgette/ }),
  'any-cabbage': family('cabbage', 'cabbages', { ids: /cabbage|^chinese-leaf$|^sauerkraut$|^kimchi$/ }),
  'any-spinach': family('spinach', 'spinaches', { ids: /spinach/ }),
  'any-potato': family('potatoes', 'potato', { kinds: ['POTATO'] }),
  'any-sweetcorn': family('corn', 'sweetcorn|sweet corn|maize', {
    kinds: ['SWEETCORN'],
    ids: /^corn|^(?:grits|polenta|popcorn|hominy|masa-harina|taco-shells|tortilla-chips)$/,
    but: /^cornichons$/,
  }),
  'any-olive': family('olives', 'olive', { kinds: ['OLIVES'] }),
  'any-coriander': family('coriander leaves', 'coriander|cilantro|coriander leaf', { ids: /^coriander$/ }),
  'any-bean': family('beans', 'bean', { ids: /-beans$|^edamame$/, but: /^green-beans$/ }),
  'any-pulse': family('beans and lentils', 'pulse|pulses|legume|legumes', {
    kinds: ['PULSE', 'SOY', 'POD_VEGETABLE'],
    but: /^bean-sprouts$/,
  }),
  'any-lentil': family('lentils', 'lentil|dal|dhal', { ids: /lentil|-dal$/ }),
  'any-chickpea': family('chickpeas', 'chickpea|garbanzo|garbanzo beans|hummus|houmous', { ids: /chickpea|^hummus$/ }),
  'any-coconut': family('coconut', 'coconuts|coconut milk', { ids: /coconut/ }),
  'any-citrus': family('citrus fruit', 'citrus', { ids: /^(?:lemon(?!grass)|lime|orange|grapefruit|clementine)/ }),
  'any-berry': family('berries', 'berry', { ids: /berries$/ }),
  'any-raisin': family('raisins and sultanas', 'raisin|raisins|sultana|sultanas', { ids: /^(?:raisins|sultanas)$/ }),
  'any-alcohol': family('alcohol', 'wine|beer|alcoholic', { kinds: ['ALCOHOL'], ids: /^(?:mirin|sake)$/ }),
  [UNSAFE_IN_PREGNANCY]: family('foods to avoid in pregnancy', 'pregnancy|pregnant|unsafe in pregnancy', {
    kinds: ['ALCOHOL'],
    ids: /^(?:swordfish|tuna-steak|smoked-salmon|oysters|brie|blue-cheese|goats-cheese|queso-fresco|cotija|chicken-liver|prosciutto|cooked-ham|turkey-slices|bean-sprouts|mirin|sake)$/,
    softEggs: true,
  }),
  'any-rice': family('rice', 'rices', { ids: /rice(?!-milk|-vinegar|-miso)/ }),
  'any-chocolate': family('chocolate', 'chocolates|cocoa', { ids: /chocolate|^cocoa$/ }),
} as const satisfies Readonly<Record<string, Family>>

export type FamilyId = keyof typeof foodFamilies
/** What can be ruled out: a food, or a family of foods. */
export type BanId = IngredientId | FamilyId

export const isFamilyId = (id: string): id is FamilyId => Object.hasOwn(foodFamilies, id)

function membersOf({ allergens = [], kinds = [], ids, but }: Family): readonly IngredientId[] {
  return allIngredients
    .filter(
      ({ id, kind, contains }) =>
        (contains.some((each) => allergens.includes(each)) || kinds.includes(kind) || ids?.test(id) === true) &&
        but?.test(id) !== true,
    )
    .map(({ id }) => id)
}

const members = new Map<string, readonly IngredientId[]>(
  Object.entries<Family>(foodFamilies).map(([id, each]) => [id, membersOf(each)]),
)

/** The foods of a family. */
export const foodsOfFamily = (id: FamilyId): readonly IngredientId[] => members.get(id) ?? []

const isOfSoftEggs = (id: BanId): boolean => isFamilyId(id) && (foodFamilies[id] as Family).softEggs === true

/** Foods that are ruled out, and eggs that are not cooked through. */
export type BannedFoods = ReadonlySet<IngredientId | 'soft-egg'>

/** All that bans rule out, families as well as single foods. */
export const bannedFoods = (bans: readonly BanId[]): BannedFoods =>
  new Set([
    ...bans.flatMap((id) => (isFamilyId(id) ? foodsOfFamily(id) : [id])),
    ...(bans.some(isOfSoftEggs) ? (['soft-egg'] as const) : []),
  ])
