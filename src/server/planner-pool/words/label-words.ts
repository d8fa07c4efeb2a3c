/** Headings of the shopping list. */
export const aisleWords = {
  PRODUCE: 'Fruits and vegetables',
  BAKERY: 'Bakery',
  MEAT: 'Meat',
  FISH: 'Fish and seafood',
  CHILLED: 'Dairy, eggs and refrigerated foods',
  GRAINS_AND_PASTA: 'Grains and pasta',
  TINS_AND_JARS: 'Cans, jars and legumes',
  OILS_AND_SAUCES: 'Oils and sauces',
  SPICES: 'Herbs and spices',
  NUTS_AND_DRIED_FRUIT: 'Nuts, seeds and dried fruit',
  BAKING: 'Baking and sweets',
  FROZEN: 'Frozen',
  DRINKS: 'Drinks',
}

/** Allergens as they are listed. */
export const allergenWords = {
  GLUTEN: 'Gluten',
  EGG: 'Eggs',
  TREE_NUT: 'Tree nuts',
  DAIRY: 'Dairy',
  LACTOSE: 'Lactose',
  FISH: 'Fish',
  CRUSTACEAN: 'Crustaceans',
  MOLLUSC: 'Mollusks',
  PEANUT: 'Peanuts',
  SOY: 'Soy',
  SESAME: 'Sesame',
  COCONUT: 'Coconut',
  CELERY: 'Celery',
  MUSTARD: 'Mustard',
  LUPIN: 'Lupin',
  SULPHITE: 'Sulfites',
}

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
}

/** Diets as labels of a recipe. */
export const dietLabels = {
  PALEO: 'Paleo',
  VEGETARIAN: 'Vegetarian',
  VEGAN: 'Vegan',
  PESCATARIAN: 'Pescatarian',
  LACTOSE_FREE: 'Lactose-free',
  GLUTEN_FREE: 'Gluten-free',
}

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
}

/** Cooking equipment of a recipe. */
export const equipmentWords = {
  HOB: 'Stove',
  OVEN: 'Oven',
  GRILL: 'Broiler',
  AIR_FRYER: 'Air fryer',
  SLOW_COOKER: 'Slow cooker',
  PRESSURE_COOKER: 'Pressure cooker',
  KETTLE: 'Kettle',
  MICROWAVE: 'Microwave',
  TOASTER: 'Toaster',
  FREEZER: 'Freezer',
  BLENDER: 'Blender',
  FOOD_PROCESSOR: 'Food processor',
  HAND_BLENDER: 'Immersion blender',
  SAUCEPAN: 'Saucepan',
  FRYING_PAN: 'Skillet',
  GRIDDLE_PAN: 'Grill pan',
  WOK: 'Wok',
  CASSEROLE: 'Dutch oven',
  STEAMER: 'Steamer',
  BAKING_TRAY: 'Baking sheet',
  BAKING_DISH: 'Baking dish',
  LOAF_TIN: 'Loaf pan',
  MUFFIN_TIN: 'Muffin pan',
  SKEWERS: 'Skewers',
  GRATER: 'Grater',
}

/** How much practice a recipe requires. */
export const skillWords = {
  NOVICE: 'Very easy',
  BASIC: 'Easy',
  INTERMEDIATE: 'Takes some practice',
  ADVANCED: 'For keen cooks',
}
