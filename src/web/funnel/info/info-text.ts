import type { Hero } from '#domain/funnel/hero.ts'
import type { JourneyStep } from '#domain/funnel/journey.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { kg } from '#domain/units.ts'
import { claimOf } from '#web/device/claims.ts'
import { counts } from '#web/funnel/table/library-counts.generated.ts'
import { joinedList } from '#web/words/lists.ts'
import { differenceText } from '#web/words/measures.ts'
import { formatWhole } from '#web/words/numbers.ts'
import { readerLanguage } from '#web/words/reader-language.ts'
import { energyHelp, habitHelp, skillFeedback, timeFeedback, trackFeedback, infoWords as words } from './info-words.ts'
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

type ClaimName = Parameters<typeof claimOf>[0]

/** The claims that may be shown here; if none may, what is true of people and of the library without a claim. */
function factsOf(names: readonly ClaimName[], known: readonly Fact[]): readonly Fact[] {
  const shown = names.flatMap((name) => claimOf(name) ?? [])
  return shown.length === 0 ? known : shown
}

/** The title that makes a claim, or the one without if the claim may not be shown. */
function titleOf(name: ClaimName, claimed: (figure: string, text: string) => string, without: string): string {
  const claim = claimOf(name)
  return claim === null ? without : claimed(claim.figure, claim.text)
}

const told = counts[readerLanguage]
const dishCount = formatWhole(told.dishes)

function goalLead({ weight, goalWeight }: Hero, units: UnitSystem): string {
  if (weight === undefined || goalWeight === undefined || goalWeight > weight - 0.5) return words.result.stay
  const loss = weight - goalWeight
  return words.result.lose(differenceText(kg(loss), units), formatWhole((loss / weight) * 100))
}

/** How many cuisines a sentence names. */
const NAMED = 3

function foodsLead({ cuisinesLike = [], foodRestrictions = [] }: Hero): string {
  const { all, allWithout, some, someWithout, more, moreWithout } = words.loveFoods
  const named = joinedList(
    cuisinesLike.slice(0, NAMED).map((cuisine) => words.cuisines[cuisine]),
    '',
  )
  const without = joinedList(
    foodRestrictions.flatMap((item) => (item === 'NONE' ? [] : [words.avoided[item]])),
    '',
  )
  if (cuisinesLike.length === 0) return without === '' ? all : allWithout(without)
  if (cuisinesLike.length > NAMED) return without === '' ? more(named) : moreWithout(named, without)
  return without === '' ? some(named) : someWithout(named, without)
}

/** The texts of each info screen, which respond to the answers given before it. */
export const infoTexts: { readonly [S in InfoSlug]: (hero: Hero, units: UnitSystem) => InfoWords } = {
  trust: () => ({
    title: titleOf('users', words.trust.claimed, words.trust.title(dishCount)),
    lead: words.trust.lead,
    points: words.trust.points,
  }),
  'meal-plan': ({ achieve = [] }) => ({
    title: words.mealPlan.title,
    lead:
      achieve.length === 0
        ? words.mealPlan.noWish
        : words.mealPlan.lead(
            joinedList(
              achieve.map((wish) => words.mealPlan.wishes[wish]),
              '',
            ),
          ),
    points: words.mealPlan.points,
  }),
  'review-result': (hero, units) => ({
    title: words.result.title,
    lead: goalLead(hero, units),
    facts: [resultWords.little, resultWords.fewerIll, resultWords.keptOff],
  }),
  'recipes-screen': (hero) => ({
    title: titleOf(
      'cookingMinutes',
      words.recipes.title,
      words.recipes.counted(formatWhole(told.inHalfAnHour), dishCount),
    ),
    lead: skillFeedback[hero.cookingSkill ?? 'BASIC'],
    note: timeFeedback[hero.timeCooking ?? 'LESS_30_MINUTES'],
  }),
  tracker: (hero) => ({
    title: words.tracker.title,
    lead: trackFeedback[hero.trackCalories ?? 'DONT_TRACK'],
  }),
  'keep-on-track': (hero) => ({
    title: words.onTrack.title,
    lead: (hero.triedDiets ?? 0) >= 4 ? words.onTrack.tried : words.onTrack.first,
    points: (hero.habitsStruggle ?? []).map((habit) => habitHelp[habit]),
    facts: factsOf(['sustainable'], [resultWords.keptOff]),
  }),
  'result-statistics': (hero) => ({
    title: words.addUp.title,
    lead: energyHelp[hero.energyLevels ?? 'HIGH_AND_STEADY'],
    facts: factsOf(
      ['satisfied', 'easier', 'recommended'],
      [
        resultWords.slept,
        { figure: formatWhole(told.withProtein), text: words.addUp.protein(dishCount) },
        { figure: formatWhole(told.withFibre), text: words.addUp.fibre(dishCount) },
      ],
    ),
  }),
  'love-foods-diet': (hero) => ({
    title: words.loveFoods.title,
    lead: foodsLead(hero),
    note: words.loveFoods.note,
  }),
}
