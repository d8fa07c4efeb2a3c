import type { Slug } from './journey.ts'

/** A question with every value that it may store. If `several`, a list is stored. */
export type SpecifiedChoice = {
  readonly slug: Slug
  readonly number?: number
  readonly key: string
  readonly values: readonly (string | number)[]
  readonly several?: true
}
type SpecifiedStep = SpecifiedChoice | { readonly slug: Slug; readonly number?: number; readonly key?: string }

const words = (text: string): readonly string[] => text.split(/,\s+/)

/** Every step as listed in the product's specification. */
export const specifiedSteps: readonly SpecifiedStep[] = [
  { slug: 'trust' },
  { slug: 'how-old-are-you', number: 1, key: 'age', values: [25, 35, 45, 60] },
  {
    slug: 'achieve',
    number: 2,
    key: 'achieve',
    values: words('GET_FIT, LOSE_WEIGHT, DEVELOP_HEALTHY_HABITS, IMPROVE_OVERALL'),
    several: true,
  },
  { slug: 'current-body', number: 3, key: 'body', values: words('SLIM, MID_SIZED, PLUS_SIZED, OVERWEIGHT') },
  { slug: 'goal-body', number: 4, key: 'goalBody', values: words('THIN, TONED, CURVY, ATHLETIC') },
  { slug: 'meal-plan' },
  { slug: 'height', number: 6, key: 'height' },
  { slug: 'weight', number: 7, key: 'weight' },
  { slug: 'goal-weight', number: 8, key: 'goalWeight' },
  { slug: 'review-result' },
  {
    slug: 'weight-change',
    number: 9,
    key: 'weightChange',
    values: words(
      'GAIN_WEIGHT_FAST_BUT_LOSE_IT_SLOWLY, GAIN_AND_LOSE_WEIGHT_EASILY, STRUGGLE_TO_GAIN_WEIGHT_OR_MUSCLE',
    ),
  },
  {
    slug: 'caused-weight-gain',
    number: 10,
    key: 'causedWeightGain',
    values: words('WORK_PRESSURE, DIVORCE_OR_BREAKUP, SLOWER_METABOLISM, FINANCIAL_STRESS'),
    several: true,
  },
  { slug: 'best-shape', number: 11, key: 'bestShape', values: [1, 2, 4, 0] },
  { slug: 'statistics', number: 12 },
  { slug: 'day-eats', number: 13, key: 'dayEats', values: [5, 4, 3, 2] },
  {
    slug: 'eat-lunch',
    number: 14,
    key: 'eatLunch',
    values: words('SANDWICHES_OR_WRAPS, FAST_FOOD, OTHER, DEPENDS_ON_THE_DAY'),
    several: true,
  },
  { slug: 'cooking-skill', number: 15, key: 'cookingSkill', values: words('NOVICE, BASIC, INTERMEDIATE, ADVANCED') },
  {
    slug: 'time-cooking',
    number: 16,
    key: 'timeCooking',
    values: words('LESS_30_MINUTES, MORE_30_MINUTES, MORE_1_HOUR, DONT_COOK'),
  },
  { slug: 'recipes-screen' },
  {
    slug: 'eating-habits',
    number: 17,
    key: 'eatingHabits',
    values: words('DIET_NEEDS_IMPROVEMENT, SOME_HEALTHY_HABITS, MOSTLY_EAT_HEALTHY'),
  },
  {
    slug: 'foods-crave',
    number: 18,
    key: 'foodsCrave',
    values: words('SWEET_TREATS, FAST_FOOD, SODA, NONE_ABOVE'),
    several: true,
  },
  {
    slug: 'track-calories',
    number: 19,
    key: 'trackCalories',
    values: words('WITH_APP, MANUAL, TRIED_HARD, DONT_TRACK'),
  },
  { slug: 'tracker' },
  {
    slug: 'environments-eat',
    number: 20,
    key: 'environmentsEat',
    values: words('AT_HOME, AT_RESTAURANTS, AT_OFFICE_OR_SCHOOL, OTHERS'),
  },
  {
    slug: 'habits-struggle',
    number: 21,
    key: 'habitsStruggle',
    values: words('EMOTIONAL_EATING, BOREDOM_EATING, LATE_NIGHT_SNACKING, SKIPPING_MEALS'),
    several: true,
  },
  { slug: 'tried-diets', number: 22, key: 'triedDiets', values: [1, 2, 3, 4, 5] },
  { slug: 'thought-losing', number: 23, key: 'thoughtLosing', values: [1, 2, 3, 4, 5] },
  { slug: 'keep-on-track' },
  {
    slug: 'often-exercise',
    number: 25,
    key: 'oftenExercise',
    values: words('EVERY_DAY, SEVERAL_TIMES_A_WEEK, FEW_TIMES_A_MONTH, NEVER'),
  },
  {
    slug: 'feel-after-taking-stairs',
    number: 26,
    key: 'feelAfterTakingStairs',
    values: words('VERY_OUT_OF_BREATH, SLIGHTLY_WINDED, I_AM_OKAY_AFTER_ONE_FLIGHT, I_CAN_HANDLE_A_FEW_FLIGHTS'),
  },
  {
    slug: 'work-schedule-like',
    number: 27,
    key: 'workScheduleLike',
    values: words('9_TO_5, NIGHT_SHIFTS, MY_HOURS_ARE_FLEXIBLE, IM_RETIRED_NOT_WORKING_RIGHT_NOW'),
  },
  {
    slug: 'typical-day',
    number: 28,
    key: 'typicalDay',
    values: words('MOSTLY_SITTING, CONSTANTLY_ON_MY_FEET, BALANCE_OF_SITTING_AND_MOVING, ACTIVITY_LEVEL_CHANGES_DAILY'),
  },
  {
    slug: 'energy-levels',
    number: 29,
    key: 'energyLevels',
    values: words('TIRED_ALL_DAY, ENERGY_SLUMP_AFTER_LUNCH, DRAGGING_BEFORE_MEALS, HIGH_AND_STEADY'),
  },
  { slug: 'how-much-sleep', number: 30, key: 'howMuchSleep', values: words('LESS_THAN_5, 5_6, 7_8, MORE_8') },
  {
    slug: 'daily-water',
    number: 31,
    key: 'DailyWater',
    values: words('I_ONLY_HAVE_COFFEE_OR_TEA, ABOUT_2_GLASSES, 2_TO_6_GLASSES, MORE_THAN_6_GLASSES'),
  },
  { slug: 'result-statistics' },
  {
    slug: 'type-diet-prefer',
    number: 33,
    key: 'typeDietPrefer',
    values: words('TRADITIONAL, PALEO, VEGETARIAN, VEGAN, MEDITERRANEAN, PESCATARIAN, LACTOSE_FREE, GLUTEN_FREE'),
    several: true,
  },
  {
    slug: 'food-restrictions',
    number: 34,
    key: 'foodRestrictions',
    values: words('GLUTEN, EGGS, TREE_NUTS, DAIRY, SEAFOOD, NONE'),
    several: true,
  },
  {
    slug: 'cuisines-like',
    number: 35,
    key: 'cuisinesLike',
    values: words(
      'AMERICAN, ITALIAN, MEXICAN, TEX_MEX, ENGLISH, GREEK, FRENCH, JAPANESE, SOUTHERN, INDIAN, ASIAN, CAJUN, SPANISH, MIDDLE_EASTERN',
    ),
    several: true,
  },
  {
    slug: 'meals-like',
    number: 36,
    key: 'mealsLike',
    values: words(
      'DINNERS, BREAKFASTS, LUNCHES, SNACKS, SALADS, SIDE_DISHES, CHICKEN, PASTA, SOUPS, TACOS, BURGERS, SEAFOOD, DESSERTS, APPETIZERS',
    ),
    several: true,
  },
  { slug: 'love-foods-diet' },
  {
    slug: 'important-event-coming-up',
    key: 'importantEventComingUp',
    values: words(
      'VACATION, IMPORTANT_DATE, OUTDOOR_ADVENTURE, BIRTHDAY, HOLIDAY, REUNION, FAMILY_OCCASION, WEDDING, OTHER_EVENT, NO_EVENTS',
    ),
  },
  { slug: 'event-day', key: 'eventDate' },
  { slug: 'finally-plan' },
  { slug: 'personalize-plan' },
  { slug: 'confirm-email', key: 'email' },
  { slug: 'pay' },
]

export const specifiedChoices = specifiedSteps.filter((step): step is SpecifiedChoice => 'values' in step)
