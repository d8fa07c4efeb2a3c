import type { Step } from './step.ts'

/**
 * The journey after the gender choice, in the order of the array. Routes, guard, back, next, progress, the hero
 * record's reader and the server's validation are computed from these rows; only exceptions are written out.
 */
export const journey = [
  { slug: 'trust', kind: 'info', group: 'About You' },
  { slug: 'how-old-are-you', kind: 'choice', number: 1, group: 'About You', key: 'age' },
  { slug: 'achieve', kind: 'choices', number: 2, group: 'About You', key: 'achieve' },
  { slug: 'current-body', kind: 'choice', number: 3, group: 'About You', key: 'body' },
  { slug: 'goal-body', kind: 'choice', number: 4, group: 'About You', key: 'goalBody' },
  { slug: 'meal-plan', kind: 'info', group: 'About You' },

  { slug: 'height', kind: 'number', number: 6, group: 'Weight goals', key: 'height' },
  { slug: 'weight', kind: 'number', number: 7, group: 'Weight goals', key: 'weight' },
  { slug: 'goal-weight', kind: 'number', number: 8, group: 'Weight goals', key: 'goalWeight', back: 'height' },
  { slug: 'review-result', kind: 'info', group: 'Weight goals' },
  { slug: 'weight-change', kind: 'choice', number: 9, group: 'Weight goals', key: 'weightChange' },
  { slug: 'caused-weight-gain', kind: 'choices', number: 10, group: 'Weight goals', key: 'causedWeightGain' },
  { slug: 'best-shape', kind: 'choice', number: 11, group: 'Weight goals', key: 'bestShape' },
  { slug: 'statistics', kind: 'info', number: 12, group: 'Weight goals' },

  { slug: 'day-eats', kind: 'choice', number: 13, group: 'Eating Habits', key: 'dayEats' },
  { slug: 'eat-lunch', kind: 'choices', number: 14, group: 'Eating Habits', key: 'eatLunch' },
  { slug: 'cooking-skill', kind: 'choice', number: 15, group: 'Eating Habits', key: 'cookingSkill' },
  { slug: 'time-cooking', kind: 'choice', number: 16, group: 'Eating Habits', key: 'timeCooking' },
  { slug: 'recipes-screen', kind: 'info', group: 'Eating Habits', back: 'cooking-skill' },
  { slug: 'eating-habits', kind: 'choice', number: 17, group: 'Eating Habits', key: 'eatingHabits' },
  { slug: 'foods-crave', kind: 'choices', number: 18, group: 'Eating Habits', key: 'foodsCrave', alone: 'NONE_ABOVE' },
  { slug: 'track-calories', kind: 'choice', number: 19, group: 'Eating Habits', key: 'trackCalories' },
  { slug: 'tracker', kind: 'info', group: 'Eating Habits' },
  { slug: 'environments-eat', kind: 'choice', number: 20, group: 'Eating Habits', key: 'environmentsEat' },

  { slug: 'habits-struggle', kind: 'choices', number: 21, group: 'Activity', key: 'habitsStruggle' },
  { slug: 'tried-diets', kind: 'scale', number: 22, group: 'Activity', key: 'triedDiets' },
  { slug: 'thought-losing', kind: 'scale', number: 23, group: 'Activity', key: 'thoughtLosing' },
  { slug: 'keep-on-track', kind: 'info', group: 'Activity', back: 'habits-struggle' },

  { slug: 'often-exercise', kind: 'choice', number: 25, group: 'Health and Nutrition', key: 'oftenExercise' },
  {
    slug: 'feel-after-taking-stairs',
    kind: 'choice',
    number: 26,
    group: 'Health and Nutrition',
    key: 'feelAfterTakingStairs',
  },

  {
    slug: 'work-schedule-like',
    kind: 'choice',
    number: 27,
    group: 'Lifestyle & Activity level',
    key: 'workScheduleLike',
  },
  { slug: 'typical-day', kind: 'choice', number: 28, group: 'Lifestyle & Activity level', key: 'typicalDay' },
  { slug: 'energy-levels', kind: 'choice', number: 29, group: 'Lifestyle & Activity level', key: 'energyLevels' },
  { slug: 'how-much-sleep', kind: 'choice', number: 30, group: 'Lifestyle & Activity level', key: 'howMuchSleep' },
  { slug: 'daily-water', kind: 'choice', number: 31, group: 'Lifestyle & Activity level', key: 'DailyWater' },
  { slug: 'result-statistics', kind: 'info', group: 'Lifestyle & Activity level' },

  { slug: 'type-diet-prefer', kind: 'choices', number: 33, group: 'Your Preferences', key: 'typeDietPrefer' },
  {
    slug: 'food-restrictions',
    kind: 'choices',
    number: 34,
    group: 'Your Preferences',
    key: 'foodRestrictions',
    alone: 'NONE',
  },
  { slug: 'cuisines-like', kind: 'choices', number: 35, group: 'Your Preferences', key: 'cuisinesLike' },
  { slug: 'meals-like', kind: 'choices', number: 36, group: 'Your Preferences', key: 'mealsLike' },
  { slug: 'love-foods-diet', kind: 'info', group: 'Your Preferences' },
  { slug: 'important-event-coming-up', kind: 'choice', group: 'Your Preferences', key: 'importantEventComingUp' },
  {
    slug: 'event-day',
    kind: 'date',
    group: 'Your Preferences',
    key: 'eventDate',
    unless: { key: 'importantEventComingUp', is: 'NO_EVENTS' },
  },
  { slug: 'finally-plan', kind: 'prediction', group: 'Your Preferences' },
  { slug: 'personalize-plan', kind: 'loading', group: 'Your Preferences' },
  { slug: 'confirm-email', kind: 'email', group: 'Your Preferences', key: 'email' },
  { slug: 'pay', kind: 'pay', group: 'Your Preferences' },
] as const satisfies readonly Step[]

export type JourneyStep = (typeof journey)[number]
export type Slug = JourneyStep['slug']
export type KeyedStep = Extract<JourneyStep, { key: string }>
export type AnswerKey = KeyedStep['key']
export type ScaleKey = Extract<JourneyStep, { kind: 'scale' }>['key']

const bySlug: ReadonlyMap<string, JourneyStep> = new Map(journey.map((step) => [step.slug, step]))

/** The row of a slug, or undefined if no step has it. */
export const stepOf = (slug: string): JourneyStep | undefined => bySlug.get(slug)
