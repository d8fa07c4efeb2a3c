import type { ChoiceKey } from '#domain/answers/choices.ts'
import { brand, type Claim } from '#domain/brand.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import type { JourneyStep } from '#domain/funnel/journey.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { kg } from '#domain/units.ts'
import { joinedList } from '#web/words/lists.ts'
import { differenceText } from '#web/words/measures.ts'
import { formatWhole, THIN } from '#web/words/numbers.ts'
import { wordsOf } from '#web/words/option-words.ts'
import { resultWords } from './result-words.ts'

export type Fact = { readonly figure: string; readonly text: string; readonly source?: string }
export type InfoWords = {
  readonly title: string
  readonly lead: string
  readonly points?: readonly string[]
  readonly facts?: readonly Fact[]
  readonly note?: string
}
export type InfoSlug = Exclude<Extract<JourneyStep, { kind: 'info' }>['slug'], 'statistics'>

const { claims } = brand
const factsOf = (...shown: (Claim | null)[]): readonly Fact[] =>
  shown.flatMap((claim) => (claim === null ? [] : [{ figure: claim.figure, text: claim.text }]))

/** The labels of several answers, worded for use within a sentence. */
const lowerLabels = (key: ChoiceKey, values: readonly (string | number)[], lower = true): readonly string[] =>
  values.map((value) => {
    const { label } = wordsOf(key, value)
    return lower ? label.toLowerCase().replace(/\bmy\b/g, 'your') : label
  })

/** Feedback on the chosen cooking skill. */
const skillFeedback = {
  NOVICE: 'Everyone starts somewhere. You get recipes with few steps, and each step says what to look for.',
  BASIC: 'That is all you need. Your recipes build on what you already do.',
  INTERMEDIATE: 'Good. We can use a few techniques and still keep weeknights quick.',
  ADVANCED: 'Then we can give you dishes with more going on, and the numbers still add up.',
} as const

const timeFeedback = {
  LESS_30_MINUTES: 'Half an hour is enough for every main dish we choose.',
  MORE_30_MINUTES: 'With a little more than half an hour, braises and bakes come into reach.',
  MORE_1_HOUR: 'You like to take your time, so there is room for slow dishes too.',
  DONT_COOK: 'No stove needed: we choose meals you can put together in a quarter of an hour.',
} as const

const trackFeedback = {
  WITH_APP:
    'You have typed meals into an app before. Here your planned meals are already entered, and the rest you correct instead of typing it.',
  MANUAL:
    'You have counted by hand before. Here your planned meals are already counted, and a food table does the sums for the rest.',
  TRIED_HARD: 'Counting is hard to keep up. Your planned meals are already counted; one tap says that you ate them.',
  DONT_TRACK:
    'You don’t have to count anything. If you are curious about a plate, this is how much we can tell about it.',
} as const

const habitHelp = {
  EMOTIONAL_EATING:
    'Eating to soothe a feeling is only human. Regular meals make it easier to tell hunger from a mood.',
  BOREDOM_EATING: 'When the next meal is already decided, boredom has less to offer.',
  LATE_NIGHT_SNACKING:
    'A filling dinner leaves you less to crave late in the evening. And a planned snack is not a slip.',
  SKIPPING_MEALS: 'Meals that are quick to make are skipped less often.',
} as const

const energyHelp = {
  TIRED_ALL_DAY:
    'There can be many reasons for being tired all day; if it lasts, see a doctor. Regular meals help to rule one out.',
  ENERGY_SLUMP_AFTER_LUNCH: 'A lunch with more protein and fiber sits lighter in the afternoon.',
  DRAGGING_BEFORE_MEALS: 'Dragging before meals often means the gap was too long. We space your meals to close it.',
  HIGH_AND_STEADY: 'Your energy is steady. The plan is made to keep it that way.',
} as const

function goalLead(hero: Hero, units: UnitSystem): string {
  const { weight, goalWeight } = hero
  if (weight === undefined || goalWeight === undefined || goalWeight > weight - 0.5) {
    return 'You want to stay around your current weight. Here is what large studies found for people who changed how they eat.'
  }
  const share = formatWhole(((weight - goalWeight) / weight) * 100)
  return `You want to lose ${differenceText(kg(weight - goalWeight), units)}, ${share}${THIN}% of your weight. Here is what large studies found for people who set out like you.`
}

/** The texts of each info screen, which respond to the answers given before it. */
export const infoWords: { readonly [S in InfoSlug]: (hero: Hero, units: UnitSystem) => InfoWords } = {
  trust: () => ({
    title:
      claims.users === null
        ? 'Lose weight naturally, at your own pace'
        : `Over ${claims.users.figure} ${claims.users.text}`,
    lead: 'No crash diets and nothing forbidden. We start from your body and from what you like to eat.',
    points: [
      'A forecast computed from published science',
      'Meals you like, within your own energy target',
      'Your answers stay on this device until you ask for your plan',
    ],
  }),
  'meal-plan': (hero) => ({
    title: 'Get fit fast!',
    lead: `You want to ${joinedList(lowerLabels('achieve', hero.achieve ?? []), 'feel better')}. Most of that is decided in the kitchen, so that is where we begin.`,
    points: [
      'Your first week of meals is quick to make',
      'You feel a difference in energy before you see one on the scales',
      'The pace is one that your body can keep up',
    ],
  }),
  'review-result': (hero, units) => ({
    title: 'Real people. Real results.',
    lead: goalLead(hero, units),
    facts: resultWords,
  }),
  'recipes-screen': (hero) => ({
    title: `Cooked in ${claims.cookingMinutes?.figure ?? 'a few'} minutes`,
    lead: skillFeedback[hero.cookingSkill ?? 'BASIC'],
    note: timeFeedback[hero.timeCooking ?? 'LESS_30_MINUTES'],
  }),
  tracker: (hero) => ({
    title: 'Know what is on your plate',
    lead: trackFeedback[hero.trackCalories ?? 'DONT_TRACK'],
  }),
  'keep-on-track': (hero) => ({
    title: 'Let’s keep you on track',
    lead:
      (hero.triedDiets ?? 0) >= 4
        ? 'You tried, and the weight came back. That is biology, not a lack of willpower: a lighter body needs less energy, and most diets never say so.'
        : 'The hardest part is not starting, it is the third month. So the plan changes as your body does.',
    points: (hero.habitsStruggle ?? []).map((habit) => habitHelp[habit]),
    facts: factsOf(claims.sustainable),
  }),
  'result-statistics': (hero) => ({
    title: 'Small changes add up',
    lead: energyHelp[hero.energyLevels ?? 'HIGH_AND_STEADY'],
    facts: factsOf(claims.satisfied, claims.easier, claims.recommended),
  }),
  'love-foods-diet': (hero) => {
    const cuisines = lowerLabels('cuisinesLike', hero.cuisinesLike ?? [], false)
    const avoided = lowerLabels(
      'foodRestrictions',
      (hero.foodRestrictions ?? []).filter((item) => item !== 'NONE'),
    )
    return {
      title: 'You’ll love what you eat',
      lead: `${joinedList(cuisines.slice(0, 3), 'All kinds of food')}${cuisines.length > 3 ? ' and more' : ''}${avoided.length > 0 ? `, without ${joinedList(avoided, '')}` : ''}: that is what your week will be made of.`,
      note: 'Nothing you enjoy is off the table. It only has to fit in.',
    }
  },
}
