import type { Step } from './step.ts'

/**
 * The journey after the gender choice, in the order of the array. Routes, guard, back, next, progress, the hero
 * record's reader and the server's validation are computed from these rows; only exceptions are written out.
 */
export const journey = [
  { slug: 'trust', kind: 'info', group: 'about' },
  { slug: 'how-old-are-you', kind: 'choice', number: 1, group: 'about', key: 'age' },
  { slug: 'achieve', kind: 'choices', number: 2, group: 'about', key: 'achieve' },
  { slug: 'current-body', kind: 'choice', number: 3, group: 'about', key: 'body' },
  { slug: 'goal-body', kind: 'choice', number: 4, group: 'about', key: 'goalBody' },
  { slug: 'meal-plan', kind: 'info', group: 'about' },

  { slug: 'height', kind: 'number', number: 6, group: 'goals', key: 'height' },
  { slug: 'weight', kind: 'number', number: 7, group: 'goals', key: 'weight' },
  { slug: 'goal-weight', kind: 'number', number: 8, group: 'goals', key: 'goalWeight', back: 'height' },
  { slug: 'review-result', kind: 'info', group: 'goals' },
  { slug: 'weight-change', kind: 'choice', number: 9, group: 'goals', key: 'weightChange' },
  { slug: 'caused-weight-gain', kind: 'choices', number: 10, group: 'goals', key: 'causedWeightGain' },
  { slug: 'best-shape', kind: 'choice', number: 11, group: 'goals', key: 'bestShape' },
  { slug: 'statistics', kind: 'info', number: 12, group: 'goals' },

  { slug: 'day-eats', kind: 'choice', number: 13, group: 'eating', key: 'dayEats' },
  { slug: 'eat-lunch', kind: 'choices', number: 14, group: 'eating', key: 'eatLunch' },
  { slug: 'cooking-skill', kind: 'choice', number: 15, group: 'eating', key: 'cookingSkill' },
  { slug: 'time-cooking', kind: 'choice', number: 16, group: 'eating', key: 'timeCooking' },
  { slug: 'recipes-screen', kind: 'info', group: 'eating', back: 'cooking-skill' },
  { slug: 'eating-habits', kind: 'choice', number: 17, group: 'eating', key: 'eatingHabits' },
  { slug: 'foods-crave', kind: 'choices', number: 18, group: 'eating', key: 'foodsCrave', alone: 'NONE_ABOVE' },
  { slug: 'track-calories', kind: 'choice', number: 19, group: 'eating', key: 'trackCalories' },
  { slug: 'tracker', kind: 'info', group: 'eating' },
  { slug: 'environments-eat', kind: 'choice', number: 20, group: 'eating', key: 'environmentsEat' },

  { slug: 'habits-struggle', kind: 'choices', number: 21, group: 'activity', key: 'habitsStruggle' },
  { slug: 'tried-diets', kind: 'scale', number: 22, group: 'activity', key: 'triedDiets' },
  { slug: 'thought-losing', kind: 'scale', number: 23, group: 'activity', key: 'thoughtLosing' },
  { slug: 'keep-on-track', kind: 'info', group: 'activity', back: 'habits-struggle' },

  { slug: 'often-exercise', kind: 'choice', number: 25, group: 'health', key: 'oftenExercise' },
  {
    slug: 'feel-after-taking-stairs',
    kind: 'choice',
    number: 26,
    group: 'health',
    key: 'feelAfterTakingStairs',
  },

  {
    slug: 'work-schedule-like',
    kind: 'choice',
    number: 27,
    group: 'lifestyle',
    key: 'workScheduleLike',
  },
  { slug: 'typical-day', kind: 'choice', number: 28, group: 'lifestyle', key: 'typicalDay' },
  { slug: 'energy-levels', kind: 'choice', number: 29, group: 'lifestyle', key: 'energyLevels' },
  { slug: 'how-much-sleep', kind: 'choice', number: 30, group: 'lifestyle', key: 'howMuchSleep' },
  { slug: 'daily-water', kind: 'choice', number: 31, group: 'lifestyle', key: 'DailyWater' },
  { slug: 'result-statistics', kind: 'info', group: 'lifestyle' },

  { slug: 'type-diet-prefer', kind: 'choices', number: 33, group: 'preferences', key: 'typeDietPrefer' },
  {
    slug: 'food-restrictions',
    kind: 'choices',
    number: 34,
    group: 'preferences',
    key: 'foodRestrictions',
    alone: 'NONE',
  },
  { slug: 'cuisines-like', kind: 'choices', number: 35, group: 'preferences', key: 'cuisinesLike' },
  { slug: 'meals-like', kind: 'choices', number: 36, group: 'preferences', key: 'mealsLike' },
  { slug: 'love-foods-diet', kind: 'info', group: 'preferences' },
  { slug: 'important-event-coming-up', kind: 'choice', group: 'preferences', key: 'importantEventComingUp' },
  {
    slug: 'event-day',
    kind: 'date',
    group: 'preferences',
    key: 'eventDate',
    unless: { key: 'importantEventComingUp', is: 'NO_EVENTS' },
  },
  { slug: 'finally-plan', kind: 'prediction', group: 'preferences' },
  { slug: 'personalize-plan', kind: 'loading', group: 'preferences' },
  { slug: 'confirm-email', kind: 'email', group: 'preferences', key: 'email' },
  { slug: 'pay', kind: 'pay', group: 'preferences' },
] as const satisfies readonly Step[]

export type JourneyStep = (typeof journey)[number]
export type Slug = JourneyStep['slug']
export type KeyedStep = Extract<JourneyStep, { key: string }>
export type AnswerKey = KeyedStep['key']
export type ScaleKey = Extract<JourneyStep, { kind: 'scale' }>['key']

const bySlug: ReadonlyMap<string, JourneyStep> = new Map(journey.map((step) => [step.slug, step]))

/** The row of a slug, or undefined if no step has it. */
export const stepOf = (slug: string): JourneyStep | undefined => bySlug.get(slug)
