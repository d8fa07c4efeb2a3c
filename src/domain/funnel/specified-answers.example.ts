import type { Slug } from './journey.ts'

/** Every value that a step may store, as the product's specification lists them. A list is stored for `several`. */
export type SpecifiedStep = {
  readonly slug: Slug
  readonly key: string
  readonly values: readonly (string | number)[]
  readonly several?: true
}

const words = (text: string): readonly string[] => text.split(/,\s+/)

export const specifiedSteps: readonly SpecifiedStep[] = [
  { slug: 'how-old-are-you', key: 'age', values: [25, 35, 45, 60] },
  {
    slug: 'achieve',
    key: 'achieve',
    values: words('GET_FIT, LOSE_WEIGHT, DEVELOP_HEALTHY_HABITS, IMPROVE_OVERALL'),
    several: true,
  },
  { slug: 'current-body', key: 'body', values: words('SLIM, MID_SIZED, PLUS_SIZED, OVERWEIGHT') },
  { slug: 'goal-body', key: 'goalBody', values: words('THIN, TONED, CURVY, ATHLETIC') },
  {
    slug: 'weight-change',
    key: 'weightChange',
    values: words(
      'GAIN_WEIGHT_FAST_BUT_LOSE_IT_SLOWLY, GAIN_AND_LOSE_WEIGHT_EASILY, STRUGGLE_TO_GAIN_WEIGHT_OR_MUSCLE',
    ),
  },
  {
    slug: 'caused-weight-gain',
    key: 'causedWeightGain',
    values: words('WORK_PRESSURE, DIVORCE_OR_BREAKUP, SLOWER_METABOLISM, FINANCIAL_STRESS'),
    several: true,
  },
  { slug: 'best-shape', key: 'bestShape', values: [1, 2, 4, 0] },
  { slug: 'day-eats', key: 'dayEats', values: [5, 4, 3, 2] },
  {
    slug: 'eat-lunch',
    key: 'eatLunch',
    values: words('SANDWICHES_OR_WRAPS, FAST_FOOD, OTHER, DEPENDS_ON_THE_DAY'),
    several: true,
  },
  { slug: 'cooking-skill', key: 'cookingSkill', values: words('NOVICE, BASIC, INTERMEDIATE, ADVANCED') },
  {
    slug: 'time-cooking',
    key: 'timeCooking',
    values: words('LESS_30_MINUTES, MORE_30_MINUTES, MORE_1_HOUR, DONT_COOK'),
  },
  {
    slug: 'eating-habits',
    key: 'eatingHabits',
    values: words('DIET_NEEDS_IMPROVEMENT, SOME_HEALTHY_HABITS, MOSTLY_EAT_HEALTHY'),
  },
  {
    slug: 'foods-crave',
    key: 'foodsCrave',
    values: words('SWEET_TREATS, FAST_FOOD, SODA, NONE_ABOVE'),
    several: true,
  },
  { slug: 'track-calories', key: 'trackCalories', values: words('WITH_APP, MANUAL, TRIED_HARD, DONT_TRACK') },
  {
    slug: 'environments-eat',
    key: 'environmentsEat',
    values: words('AT_HOME, AT_RESTAURANTS, AT_OFFICE_OR_SCHOOL, OTHERS'),
  },
  {
    slug: 'habits-struggle',
    key: 'habitsStruggle',
    values: words('EMOTIONAL_EATING, BOREDOM_EATING, LATE_NIGHT_SNACKING, SKIPPING_MEALS'),
    several: true,
  },
  { slug: 'tried-diets', key: 'triedDiets', values: [1, 2, 3, 4, 5] },
  { slug: 'thought-losing', key: 'thoughtLosing', values: [1, 2, 3, 4, 5] },
  {
    slug: 'often-exercise',
    key: 'oftenExercise',
    values: words('EVERY_DAY, SEVERAL_TIMES_A_WEEK, FEW_TIMES_A_MONTH, NEVER'),
  },
  {
    slug: 'feel-after-taking-stairs',
    key: 'feelAfterTakingStairs',
    values: words('VERY_OUT_OF_BREATH, SLIGHTLY_WINDED, I_AM_OKAY_AFTER_ONE_FLIGHT, I_CAN_HANDLE_A_FEW_FLIGHTS'),
  },
  {
    slug: 'work-schedule-like',
    key: 'workScheduleLike',
    values: words('9_TO_5, NIGHT_SHIFTS, MY_HOURS_ARE_FLEXIBLE, IM_RETIRED_NOT_WORKING_RIGHT_NOW'),
  },
  {
    slug: 'typical-day',
    key: 'typicalDay',
    values: words('MOSTLY_SITTING, CONSTANTLY_ON_MY_FEET, BALANCE_OF_SITTING_AND_MOVING, ACTIVITY_LEVEL_CHANGES_DAILY'),
  },
  {
    slug: 'energy-levels',
    key: 'energyLevels',
    values: words('TIRED_ALL_DAY, ENERGY_SLUMP_AFTER_LUNCH, DRAGGING_BEFORE_MEALS, HIGH_AND_STEADY'),
  },
  { slug: 'how-much-sleep', key: 'howMuchSleep', values: words('LESS_THAN_5, 5_6, 7_8, MORE_8') },
  {
    slug: 'daily-water',
    key: 'DailyWater',
    values: words('I_ONLY_HAVE_COFFEE_OR_TEA, ABOUT_2_GLASSES, 2_TO_6_GLASSES, MORE_THAN_6_GLASSES'),
  },
  {
    slug: 'type-diet-prefer',
    key: 'typeDietPrefer',
    values: words('TRADITIONAL, PALEO, VEGETARIAN, VEGAN, MEDITERRANEAN, PESCATARIAN, LACTOSE_FREE, GLUTEN_FREE'),
    several: true,
  },
  {
    slug: 'food-restrictions',
    key: 'foodRestrictions',
    values: words('GLUTEN, EGGS, TREE_NUTS, DAIRY, SEAFOOD, NONE'),
    several: true,
  },
  {
    slug: 'cuisines-like',
    key: 'cuisinesLike',
    values: words(
      'AMERICAN, ITALIAN, MEXICAN, TEX_MEX, ENGLISH, GREEK, FRENCH, JAPANESE, SOUTHERN, INDIAN, ASIAN, CAJUN, SPANISH, MIDDLE_EASTERN',
    ),
    several: true,
  },
  {
    slug: 'meals-like',
    key: 'mealsLike',
    values: words(
      'DINNERS, BREAKFASTS, LUNCHES, SNACKS, SALADS, SIDE_DISHES, CHICKEN, PASTA, SOUPS, TACOS, BURGERS, SEAFOOD, DESSERTS, APPETIZERS',
    ),
    several: true,
  },
  {
    slug: 'important-event-coming-up',
    key: 'importantEventComingUp',
    values: words(
      'VACATION, IMPORTANT_DATE, OUTDOOR_ADVENTURE, BIRTHDAY, HOLIDAY, REUNION, FAMILY_OCCASION, WEDDING, OTHER_EVENT, NO_EVENTS',
    ),
  },
]
