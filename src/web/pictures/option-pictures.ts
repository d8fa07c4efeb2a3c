import type { Choice, ChoiceKey } from '#domain/answers/choices.ts'
import type { ScaleKey } from '#domain/funnel/journey.ts'
import type { PictureName } from './names.ts'

/** Scales are answered only with words and numbers; they have no pictures. */
type PicturedKey = Exclude<ChoiceKey, ScaleKey>

/** Questions with human figures, which exist for both sexes; the gender chosen on the home page completes their name. */
type FigureKey = 'body' | 'goalBody'

/** The figure of each body type, to be prefixed with `body-woman-` or `body-man-`. */
export const figures = {
  body: { SLIM: 'slim', MID_SIZED: 'mid-sized', PLUS_SIZED: 'plus-sized', OVERWEIGHT: 'overweight' },
  goalBody: { THIN: 'thin', TONED: 'toned', CURVY: 'curvy', ATHLETIC: 'athletic' },
} as const satisfies { [K in FigureKey]: Record<Choice<K>, string> }

/** A picture for every answer. No picture appears twice on a screen. */
export const optionPictures = {
  gender: { MALE: 'man', FEMALE: 'woman' },
  age: { 25: 'seedling', 35: 'tulip', 45: 'sunflower', 60: 'deciduous-tree' },
  achieve: {
    GET_FIT: 'running-shoe',
    LOSE_WEIGHT: 'bathroom-scale',
    DEVELOP_HEALTHY_HABITS: 'red-apple',
    IMPROVE_OVERALL: 'red-heart',
  },
  weightChange: {
    GAIN_WEIGHT_FAST_BUT_LOSE_IT_SLOWLY: 'hourglass-not-done',
    GAIN_AND_LOSE_WEIGHT_EASILY: 'yo-yo',
    STRUGGLE_TO_GAIN_WEIGHT_OR_MUSCLE: 'feather',
  },
  causedWeightGain: {
    WORK_PRESSURE: 'briefcase',
    DIVORCE_OR_BREAKUP: 'mending-heart',
    SLOWER_METABOLISM: 'turtle',
    FINANCIAL_STRESS: 'money-with-wings',
  },
  bestShape: { 1: 'selfie', 2: 'camera', 4: 'framed-picture', 0: 'sunrise' },
  dayEats: { 5: 'meals-5', 4: 'meals-4', 3: 'meals-3', 2: 'meals-2' },
  eatLunch: {
    SANDWICHES_OR_WRAPS: 'sandwich',
    FAST_FOOD: 'french-fries',
    OTHER: 'bento-box',
    DEPENDS_ON_THE_DAY: 'game-die',
  },
  cookingSkill: { NOVICE: 'egg', BASIC: 'cooking', INTERMEDIATE: 'pot-of-food', ADVANCED: 'cook' },
  timeCooking: {
    LESS_30_MINUTES: 'stopwatch',
    MORE_30_MINUTES: 'timer-clock',
    MORE_1_HOUR: 'mantelpiece-clock',
    DONT_COOK: 'takeout-box',
  },
  eatingHabits: { DIET_NEEDS_IMPROVEMENT: 'pizza', SOME_HEALTHY_HABITS: 'banana', MOSTLY_EAT_HEALTHY: 'leafy-green' },
  foodsCrave: { SWEET_TREATS: 'doughnut', FAST_FOOD: 'hamburger', SODA: 'cup-with-straw', NONE_ABOVE: 'green-apple' },
  trackCalories: {
    WITH_APP: 'mobile-phone',
    MANUAL: 'memo',
    TRIED_HARD: 'face-exhaling',
    DONT_TRACK: 'relieved-face',
  },
  environmentsEat: {
    AT_HOME: 'house',
    AT_RESTAURANTS: 'fork-and-knife-with-plate',
    AT_OFFICE_OR_SCHOOL: 'office-building',
    OTHERS: 'automobile',
  },
  habitsStruggle: {
    EMOTIONAL_EATING: 'smiling-face-with-tear',
    BOREDOM_EATING: 'popcorn',
    LATE_NIGHT_SNACKING: 'crescent-moon',
    SKIPPING_MEALS: 'alarm-clock',
  },
  oftenExercise: {
    EVERY_DAY: 'person-running',
    SEVERAL_TIMES_A_WEEK: 'tennis',
    FEW_TIMES_A_MONTH: 'hiking-boot',
    NEVER: 'couch-and-lamp',
  },
  feelAfterTakingStairs: {
    VERY_OUT_OF_BREATH: 'hot-face',
    SLIGHTLY_WINDED: 'grinning-face-with-sweat',
    I_AM_OKAY_AFTER_ONE_FLIGHT: 'smiling-face-with-smiling-eyes',
    I_CAN_HANDLE_A_FEW_FLIGHTS: 'smiling-face-with-sunglasses',
  },
  workScheduleLike: {
    '9_TO_5': 'necktie',
    NIGHT_SHIFTS: 'night-with-stars',
    MY_HOURS_ARE_FLEXIBLE: 'kite',
    IM_RETIRED_NOT_WORKING_RIGHT_NOW: 'house-with-garden',
  },
  typicalDay: {
    MOSTLY_SITTING: 'chair',
    CONSTANTLY_ON_MY_FEET: 'running-shoe',
    BALANCE_OF_SITTING_AND_MOVING: 'balance-scale',
    ACTIVITY_LEVEL_CHANGES_DAILY: 'sun-behind-cloud',
  },
  energyLevels: {
    TIRED_ALL_DAY: 'low-battery',
    ENERGY_SLUMP_AFTER_LUNCH: 'yawning-face',
    DRAGGING_BEFORE_MEALS: 'bowl-with-spoon',
    HIGH_AND_STEADY: 'high-voltage',
  },
  howMuchSleep: {
    LESS_THAN_5: 'waxing-crescent-moon',
    '5_6': 'first-quarter-moon',
    '7_8': 'waxing-gibbous-moon',
    MORE_8: 'full-moon',
  },
  DailyWater: {
    I_ONLY_HAVE_COFFEE_OR_TEA: 'hot-beverage',
    ABOUT_2_GLASSES: 'droplet',
    '2_TO_6_GLASSES': 'sweat-droplets',
    MORE_THAN_6_GLASSES: 'water-wave',
  },
  typeDietPrefer: {
    TRADITIONAL: 'fork-and-knife-with-plate',
    PALEO: 'meat-on-bone',
    VEGETARIAN: 'broccoli',
    VEGAN: 'avocado',
    MEDITERRANEAN: 'olive',
    PESCATARIAN: 'fish',
    LACTOSE_FREE: 'coconut',
    GLUTEN_FREE: 'cooked-rice',
  },
  foodRestrictions: {
    GLUTEN: 'bread',
    EGGS: 'egg',
    TREE_NUTS: 'chestnut',
    DAIRY: 'cheese-wedge',
    SEAFOOD: 'crab',
    NONE: 'face-savoring-food',
  },
  cuisinesLike: {
    AMERICAN: 'hot-dog',
    ITALIAN: 'pizza',
    MEXICAN: 'burrito',
    TEX_MEX: 'hot-pepper',
    ENGLISH: 'pie',
    GREEK: 'stuffed-flatbread',
    FRENCH: 'croissant',
    JAPANESE: 'sushi',
    SOUTHERN: 'ear-of-corn',
    INDIAN: 'curry-rice',
    ASIAN: 'steaming-bowl',
    CAJUN: 'lobster',
    SPANISH: 'shallow-pan-of-food',
    MIDDLE_EASTERN: 'falafel',
  },
  mealsLike: {
    DINNERS: 'cut-of-meat',
    BREAKFASTS: 'pancakes',
    LUNCHES: 'sandwich',
    SNACKS: 'pretzel',
    SALADS: 'green-salad',
    SIDE_DISHES: 'roasted-sweet-potato',
    CHICKEN: 'poultry-leg',
    PASTA: 'spaghetti',
    SOUPS: 'pot-of-food',
    TACOS: 'taco',
    BURGERS: 'hamburger',
    SEAFOOD: 'fried-shrimp',
    DESSERTS: 'shortcake',
    APPETIZERS: 'baguette-bread',
  },
  importantEventComingUp: {
    VACATION: 'beach-with-umbrella',
    IMPORTANT_DATE: 'glowing-star',
    OUTDOOR_ADVENTURE: 'compass',
    BIRTHDAY: 'birthday-cake',
    HOLIDAY: 'wrapped-gift',
    REUNION: 'waving-hand',
    FAMILY_OCCASION: 'balloon',
    WEDDING: 'ring',
    OTHER_EVENT: 'party-popper',
    NO_EVENTS: 'relieved-face',
  },
} as const satisfies { [K in Exclude<PicturedKey, FigureKey>]: Record<Choice<K>, PictureName> }
