import { type ChoiceKey, choices } from '#domain/answers/choices.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { journey, type Slug } from '#domain/funnel/journey.ts'
import { pathOf } from '#domain/funnel/path.ts'

/** The first option of every question of the journey. */
const firstOptions = Object.fromEntries(
  journey.flatMap((step): [string, unknown][] => {
    if (!('key' in step)) return []
    const options = Object.entries(choices).find(([key]) => key === step.key)?.[1] ?? []
    return options.length === 0 ? [] : [[step.key, step.kind === 'choices' ? [options[0]] : options[0]]]
  }),
  // The rows say which answers a record has, and of what kind each is.
) as Required<Pick<Hero, Exclude<ChoiceKey, 'gender'>>>

/** The choices of a woman who wants to lose a little before a wedding; a question that is not named has its first option. */
export const exampleChoices = {
  gender: 'FEMALE',
  ...firstOptions,
  age: 35,
  achieve: ['LOSE_WEIGHT', 'GET_FIT'],
  body: 'MID_SIZED',
  goalBody: 'TONED',
  weightChange: 'GAIN_WEIGHT_FAST_BUT_LOSE_IT_SLOWLY',
  causedWeightGain: ['WORK_PRESSURE'],
  bestShape: 0,
  dayEats: 3,
  eatLunch: ['SANDWICHES_OR_WRAPS'],
  cookingSkill: 'NOVICE',
  timeCooking: 'LESS_30_MINUTES',
  eatingHabits: 'SOME_HEALTHY_HABITS',
  foodsCrave: ['SWEET_TREATS'],
  trackCalories: 'TRIED_HARD',
  environmentsEat: 'AT_HOME',
  habitsStruggle: ['EMOTIONAL_EATING', 'LATE_NIGHT_SNACKING'],
  triedDiets: 4,
  thoughtLosing: 3,
  oftenExercise: 'FEW_TIMES_A_MONTH',
  feelAfterTakingStairs: 'SLIGHTLY_WINDED',
  workScheduleLike: '9_TO_5',
  typicalDay: 'MOSTLY_SITTING',
  energyLevels: 'ENERGY_SLUMP_AFTER_LUNCH',
  howMuchSleep: '7_8',
  DailyWater: '2_TO_6_GLASSES',
  typeDietPrefer: ['MEDITERRANEAN'],
  foodRestrictions: ['NONE'],
  cuisinesLike: ['ITALIAN', 'GREEK', 'INDIAN'],
  mealsLike: ['DINNERS', 'SALADS', 'PASTA'],
  importantEventComingUp: 'WEDDING',
} as const satisfies Required<Pick<Hero, ChoiceKey>>

/** Her complete record, for tests, previews and measurements. */
export const exampleHero = {
  ...exampleChoices,
  height: 170,
  weight: 80,
  goalWeight: 68,
  eventDate: '2027-06-12',
  email: 'ada@example.com',
} as const satisfies Required<Hero>

/** The record of a visitor who has answered everything before a step, and nothing from that step on. */
export function heroUpTo(slug: Slug, whole: Hero = exampleHero): Hero {
  const path = pathOf(whole)
  const later = path
    .slice(path.findIndex((step) => step.slug === slug))
    .flatMap((step) => ('key' in step ? [step.key] : []))
  const kept = Object.entries(whole).filter(([key]) => !later.some((name) => name === key))
  // Entries were only removed, never changed.
  return Object.fromEntries(kept) as Hero
}
