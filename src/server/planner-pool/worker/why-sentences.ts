import type { Figures, MealView } from '#domain/api/member/week.ts'
import { localeIn } from '#domain/formats.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import type { Usage } from '#domain/usage.ts'
import { tagsOf } from '#planner/derive/tags.ts'
import { foodPlural } from '#planner/foods/food-name.ts'
import { freshFromHome } from '#planner/plan/change/from-home.ts'
import { seasonalIn } from '#planner/plan/change/in-season.ts'
import { type Reason, type Standing, whyChosen } from '#planner/plan/change/why.ts'
import type { PlannedDish, WeekRequest } from '#planner/week/week-plan.ts'
import { reasonSentence } from '#server/planner-pool/words/dish-sentences.ts'
import { cuisineWords, dishWords } from '#server/planner-pool/words/label-words.ts'
import { listText } from '#server/planner-pool/words/phrases.ts'
import { wordsIn } from '#server/words/words-in.ts'
import type { Served } from './served-dishes.ts'

const MONTHS = 12
const monthIn = (date: IsoDate): number => Number(date.slice(5, 7))

/** The month of a day of a week, 1 to 12, from the month in which the week begins: it may end in the next one. */
export function monthOn(startsOn: IsoDate, day: number, month: number | undefined): number | undefined {
  if (month === undefined) return undefined
  const later = monthIn(addDays(startsOn, day)) - monthIn(startsOn)
  return ((month - 1 + later + MONTHS) % MONTHS) + 1
}

/** Foods at home that a sentence names. */
const MOST_NAMED = 3

const ofCooking: readonly Reason[] = ['AT_HOME', 'QUICK', 'NO_COOKING']

/** A dish's place in the week, with its figures as they are shown. */
type Place = Standing & {
  /** Of the day on which it is eaten; undefined if no season is known. */
  readonly month: number | undefined
  readonly isLeftOver?: boolean
  readonly figures: Pick<Figures, 'protein' | 'fibre'>
  readonly usage: Usage
}

/** The reasons that are about this week, not about the dish: they are said wherever the dish stands. */
const ofWeek: readonly Reason[] = ['AT_HOME', 'FAVOURITE', 'NEW', 'SEASON']

/** Why a dish is in the week, as sentences, and which of them is said beside its title. */
export type Why = { readonly why: string[]; readonly because?: string }

/**
 * Why a dish is in the week, as sentences; most of them refer to the person's own answers. For leftovers, reasons about
 * cooking are left out.
 */
export function whySentences(
  { variant, perServing }: Served,
  dish: PlannedDish,
  request: WeekRequest,
  { isLeftOver = false, figures, usage, month, ...standing }: Place,
): Why {
  const then = month === undefined ? request : { ...request, month }
  const locale = localeIn(usage)
  const { cuisineWords: cuisines, dishWords: dishNames } = wordsIn(locale, { cuisineWords, dishWords })
  const words: Readonly<Record<string, string>> = dishNames
  const { recipe } = variant
  const { cuisine, secondCuisine = cuisine } = recipe
  const liked = tagsOf(variant).filter((tag) => request.dishes.includes(tag))
  const facts = {
    cuisine: cuisines[request.cuisines.includes(cuisine) ? cuisine : secondCuisine],
    dish: listText(
      liked.flatMap((tag) => words[tag] ?? []),
      locale,
    ),
    home: listText(
      freshFromHome(variant, request)
        .slice(0, MOST_NAMED)
        .map((id) => foodPlural(id, usage)),
      locale,
    ),
    season: listText(
      seasonalIn(variant, then)
        .slice(0, MOST_NAMED)
        .map((id) => foodPlural(id, usage)),
      locale,
    ),
    month: month ?? 1,
    protein: figures.protein,
    fibre: figures.fibre,
    minutes: recipe.minutes.total,
  }
  const reasons = whyChosen(variant, dish, perServing, then, standing).filter(
    (reason) => !isLeftOver || !ofCooking.includes(reason),
  )
  const first = reasons.find((reason) => ofWeek.includes(reason))
  return {
    why: reasons.map((reason) => reasonSentence(reason, facts, locale)),
    ...(first === undefined ? {} : { because: reasonSentence(first, facts, locale) }),
  }
}

/** The meals of a day with each sentence beside a title said once: two dishes may be there for one reason. */
export function becauseOnce(meals: readonly MealView[]): MealView[] {
  const said = new Set<string>()
  return meals.map((meal) => ({
    ...meal,
    dishes: meal.dishes.map(({ because, ...dish }) => {
      if (because === undefined || said.has(because)) return dish
      said.add(because)
      return { ...dish, because }
    }),
  }))
}
