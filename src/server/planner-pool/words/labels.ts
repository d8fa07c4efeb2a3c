import type { Choice } from '#domain/answers/choices.ts'
import type { hardDiets } from '#planner/derive/diet-rules.ts'
import type { Aisle } from '#planner/foods/food.ts'
import type { Allergen } from '#planner/foods/food-classes.ts'
import type { Cuisine, Equipment, Skill } from '#planner/recipe.ts'

/** Headings of the shopping list. */
export const aisleWords = {
  PRODUCE: 'Fruit and vegetables',
  BAKERY: 'Bakery',
  MEAT: 'Meat',
  FISH: 'Fish and seafood',
  CHILLED: 'Dairy, eggs and chilled',
  GRAINS_AND_PASTA: 'Grains and pasta',
  TINS_AND_JARS: 'Tins, jars and pulses',
  OILS_AND_SAUCES: 'Oils and sauces',
  SPICES: 'Herbs and spices',
  NUTS_AND_DRIED_FRUIT: 'Nuts, seeds and dried fruit',
  BAKING: 'Baking and sweet things',
  FROZEN: 'Frozen',
  DRINKS: 'Drinks',
} as const satisfies Record<Aisle, string>

/** Allergens as they are listed. */
export const allergenWords = {
  GLUTEN: 'Gluten',
  EGG: 'Eggs',
  TREE_NUT: 'Tree nuts',
  DAIRY: 'Dairy',
  LACTOSE: 'Lactose',
  FISH: 'Fish',
  CRUSTACEAN: 'Crustaceans',
  MOLLUSC: 'Molluscs',
  PEANUT: 'Peanuts',
  SOY: 'Soya',
  SESAME: 'Sesame',
  COCONUT: 'Coconut',
  CELERY: 'Celery',
  MUSTARD: 'Mustard',
  LUPIN: 'Lupin',
  SULPHITE: 'Sulphites',
} as const satisfies Record<Allergen, string>

/** The cuisine of a dish, as an adjective. */
export const cuisineWords = {
  AMERICAN: 'American',
  ITALIAN: 'Italian',
  MEXICAN: 'Mexican',
  TEX_MEX: 'Tex-Mex',
  ENGLISH: 'English',
  GREEK: 'Greek',
  FRENCH: 'French',
  JAPANESE: 'Japanese',
  SOUTHERN: 'Southern',
  INDIAN: 'Indian',
  ASIAN: 'Asian',
  CAJUN: 'Cajun',
  SPANISH: 'Spanish',
  MIDDLE_EASTERN: 'Middle Eastern',
} as const satisfies Record<Cuisine, string>

type HardDiet = (typeof hardDiets)[number]

/** Diets as labels of a recipe. */
export const dietLabels = {
  PALEO: 'Paleo',
  VEGETARIAN: 'Vegetarian',
  VEGAN: 'Vegan',
  PESCATARIAN: 'Pescatarian',
  LACTOSE_FREE: 'Lactose-free',
  GLUTEN_FREE: 'Gluten-free',
} as const satisfies Record<HardDiet, string>

type TimeOfDay = 'BREAKFASTS' | 'LUNCHES' | 'DINNERS' | 'SNACKS'

/**
 * Dishes that people said they like, within a sentence. Times of day are left out: they do not distinguish the dishes
 * of a meal.
 */
export const dishWords = {
  SALADS: 'salads',
  SIDE_DISHES: 'side dishes',
  CHICKEN: 'chicken',
  PASTA: 'pasta',
  SOUPS: 'soups',
  TACOS: 'tacos',
  BURGERS: 'burgers',
  SEAFOOD: 'seafood',
  DESSERTS: 'desserts',
  APPETIZERS: 'appetizers',
} as const satisfies Record<Exclude<Choice<'mealsLike'>, TimeOfDay>, string>

/** Cooking equipment of a recipe. */
export const equipmentWords = {
  HOB: 'Hob',
  OVEN: 'Oven',
  GRILL: 'Grill',
  AIR_FRYER: 'Air fryer',
  SLOW_COOKER: 'Slow cooker',
  PRESSURE_COOKER: 'Pressure cooker',
  KETTLE: 'Kettle',
  MICROWAVE: 'Microwave',
  TOASTER: 'Toaster',
  FREEZER: 'Freezer',
  BLENDER: 'Blender',
  FOOD_PROCESSOR: 'Food processor',
  HAND_BLENDER: 'Hand blender',
  SAUCEPAN: 'Saucepan',
  FRYING_PAN: 'Frying pan',
  GRIDDLE_PAN: 'Griddle pan',
  WOK: 'Wok',
  CASSEROLE: 'Casserole',
  STEAMER: 'Steamer',
  BAKING_TRAY: 'Baking tray',
  BAKING_DISH: 'Baking dish',
  LOAF_TIN: 'Loaf tin',
  MUFFIN_TIN: 'Muffin tin',
  SKEWERS: 'Skewers',
  GRATER: 'Grater',
} as const satisfies Record<Equipment, string>

/** How much practice a recipe requires. */
export const skillWords = {
  NOVICE: 'Very easy',
  BASIC: 'Easy',
  INTERMEDIATE: 'Takes some practice',
  ADVANCED: 'For keen cooks',
} as const satisfies Record<Skill, string>
