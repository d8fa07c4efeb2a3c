import type { Choice, ChoiceKey } from '#domain/answers/choices.ts'
import type { ScaleKey } from '#domain/funnel/journey.ts'
import { genderWords } from './gender-words.ts'

type Words = string | { readonly label: string; readonly hint: string }

/** The label of each stored answer, except on scales, which are numbers. An option without a label does not compile. */
const optionWords = {
  gender: genderWords,
  age: { 25: '18–29', 35: '30–39', 45: '40–49', 60: '50+' },
  achieve: {
    GET_FIT: 'Get fit',
    LOSE_WEIGHT: 'Lose weight',
    DEVELOP_HEALTHY_HABITS: 'Develop healthy habits',
    IMPROVE_OVERALL: 'Improve my overall health',
  },
  body: { SLIM: 'Slim', MID_SIZED: 'Mid-sized', PLUS_SIZED: 'Plus-sized', OVERWEIGHT: 'Overweight' },
  goalBody: { THIN: 'Thin', TONED: 'Toned', CURVY: 'Curvy', ATHLETIC: 'Athletic' },
  weightChange: {
    GAIN_WEIGHT_FAST_BUT_LOSE_IT_SLOWLY: 'I gain weight fast but lose it slowly',
    GAIN_AND_LOSE_WEIGHT_EASILY: 'I gain and lose weight easily',
    STRUGGLE_TO_GAIN_WEIGHT_OR_MUSCLE: 'I struggle to gain weight or muscle',
  },
  causedWeightGain: {
    WORK_PRESSURE: 'Pressure at work',
    DIVORCE_OR_BREAKUP: 'A divorce or break-up',
    SLOWER_METABOLISM: 'A slower metabolism',
    FINANCIAL_STRESS: 'Worries about money',
  },
  bestShape: { 1: 'Less than a year ago', 2: '1 to 2 years ago', 4: 'More than 2 years ago', 0: 'Never' },
  dayEats: {
    5: { label: '5 times', hint: '3 meals and 2 snacks' },
    4: { label: '4 times', hint: '3 meals and a snack' },
    3: { label: '3 times', hint: 'Breakfast, lunch and dinner' },
    2: { label: '2 times', hint: 'Lunch and dinner' },
  },
  eatLunch: {
    SANDWICHES_OR_WRAPS: 'Sandwiches or wraps',
    FAST_FOOD: 'Fast food',
    OTHER: 'Something else',
    DEPENDS_ON_THE_DAY: 'It depends on the day',
  },
  cookingSkill: {
    NOVICE: { label: 'Novice', hint: 'I can boil an egg' },
    BASIC: { label: 'Basic', hint: 'I follow a simple recipe' },
    INTERMEDIATE: { label: 'Intermediate', hint: 'I cook most days' },
    ADVANCED: { label: 'Advanced', hint: 'I cook without a recipe' },
  },
  timeCooking: {
    LESS_30_MINUTES: 'Less than 30 minutes',
    MORE_30_MINUTES: 'More than 30 minutes',
    MORE_1_HOUR: 'More than an hour',
    DONT_COOK: 'I don’t cook',
  },
  eatingHabits: {
    DIET_NEEDS_IMPROVEMENT: 'My diet needs improvement',
    SOME_HEALTHY_HABITS: 'I have some healthy habits',
    MOSTLY_EAT_HEALTHY: 'I mostly eat healthy',
  },
  foodsCrave: { SWEET_TREATS: 'Sweet treats', FAST_FOOD: 'Fast food', SODA: 'Soda', NONE_ABOVE: 'None of the above' },
  trackCalories: {
    WITH_APP: 'Yes, with an app',
    MANUAL: 'Yes, by hand',
    TRIED_HARD: 'I tried, but it was too hard',
    DONT_TRACK: 'No, I don’t track',
  },
  environmentsEat: {
    AT_HOME: 'At home',
    AT_RESTAURANTS: 'At restaurants',
    AT_OFFICE_OR_SCHOOL: 'At the office or at school',
    OTHERS: 'Somewhere else',
  },
  habitsStruggle: {
    EMOTIONAL_EATING: 'Emotional eating',
    BOREDOM_EATING: 'Eating out of boredom',
    LATE_NIGHT_SNACKING: 'Late-night snacking',
    SKIPPING_MEALS: 'Skipping meals',
  },
  oftenExercise: {
    EVERY_DAY: 'Every day',
    SEVERAL_TIMES_A_WEEK: 'Several times a week',
    FEW_TIMES_A_MONTH: 'A few times a month',
    NEVER: 'Never',
  },
  feelAfterTakingStairs: {
    VERY_OUT_OF_BREATH: 'Very out of breath',
    SLIGHTLY_WINDED: 'Slightly winded',
    I_AM_OKAY_AFTER_ONE_FLIGHT: 'I am okay after one flight',
    I_CAN_HANDLE_A_FEW_FLIGHTS: 'I can handle a few flights',
  },
  workScheduleLike: {
    '9_TO_5': '9 to 5',
    NIGHT_SHIFTS: 'Night shifts',
    MY_HOURS_ARE_FLEXIBLE: 'My hours are flexible',
    IM_RETIRED_NOT_WORKING_RIGHT_NOW: 'I’m retired or not working right now',
  },
  typicalDay: {
    MOSTLY_SITTING: 'Mostly sitting',
    CONSTANTLY_ON_MY_FEET: 'Constantly on my feet',
    BALANCE_OF_SITTING_AND_MOVING: 'A balance of sitting and moving',
    ACTIVITY_LEVEL_CHANGES_DAILY: 'It changes from day to day',
  },
  energyLevels: {
    TIRED_ALL_DAY: 'Tired all day',
    ENERGY_SLUMP_AFTER_LUNCH: 'A slump after lunch',
    DRAGGING_BEFORE_MEALS: 'Dragging before meals',
    HIGH_AND_STEADY: 'High and steady',
  },
  howMuchSleep: {
    LESS_THAN_5: 'Less than 5 hours',
    '5_6': '5 to 6 hours',
    '7_8': '7 to 8 hours',
    MORE_8: 'More than 8 hours',
  },
  DailyWater: {
    I_ONLY_HAVE_COFFEE_OR_TEA: 'I only have coffee or tea',
    ABOUT_2_GLASSES: 'About 2 glasses',
    '2_TO_6_GLASSES': '2 to 6 glasses',
    MORE_THAN_6_GLASSES: 'More than 6 glasses',
  },
  typeDietPrefer: {
    TRADITIONAL: 'Traditional',
    PALEO: 'Paleo',
    VEGETARIAN: 'Vegetarian',
    VEGAN: 'Vegan',
    MEDITERRANEAN: 'Mediterranean',
    PESCATARIAN: 'Pescatarian',
    LACTOSE_FREE: 'Lactose-free',
    GLUTEN_FREE: 'Gluten-free',
  },
  foodRestrictions: {
    GLUTEN: 'Gluten',
    EGGS: 'Eggs',
    TREE_NUTS: 'Tree nuts',
    DAIRY: 'Dairy',
    SEAFOOD: { label: 'Seafood', hint: 'Fish and shellfish' },
    NONE: 'I can eat everything',
  },
  cuisinesLike: {
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
  },
  mealsLike: {
    DINNERS: 'Dinners',
    BREAKFASTS: 'Breakfasts',
    LUNCHES: 'Lunches',
    SNACKS: 'Snacks',
    SALADS: 'Salads',
    SIDE_DISHES: 'Side dishes',
    CHICKEN: 'Chicken',
    PASTA: 'Pasta',
    SOUPS: 'Soups',
    TACOS: 'Tacos',
    BURGERS: 'Burgers',
    SEAFOOD: 'Seafood',
    DESSERTS: 'Desserts',
    APPETIZERS: 'Appetizers',
  },
  importantEventComingUp: {
    VACATION: 'A vacation',
    IMPORTANT_DATE: 'An important date',
    OUTDOOR_ADVENTURE: 'An outdoor adventure',
    BIRTHDAY: 'A birthday',
    HOLIDAY: 'A holiday',
    REUNION: 'A reunion',
    FAMILY_OCCASION: 'A family occasion',
    WEDDING: 'A wedding',
    OTHER_EVENT: 'Another event',
    NO_EVENTS: 'No events',
  },
} as const satisfies { [K in Exclude<ChoiceKey, ScaleKey>]: Record<Choice<K>, Words> }

const tables: Readonly<Record<string, Readonly<Record<string, Words>> | undefined>> = optionWords

/** The label of one stored answer; a value without a label is shown unchanged. */
export function wordsOf(key: ChoiceKey, value: string | number): { label: string; hint?: string } {
  const words = tables[key]?.[value] ?? String(value)
  return typeof words === 'string' ? { label: words } : words
}
