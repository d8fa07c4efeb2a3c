import type { LocaleTag } from '#domain/language/locales.ts'
import type { Rule } from '#planner/validate-week/food-rules.ts'
import type { MediterraneanItem } from '#planner/validate-week/mediterranean-score.ts'
import { DAYS, type Relaxation, type WeekRequest } from '#planner/week/week-plan.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { amountText, listText, orText, percentText } from './phrases.ts'
import { likedAbsentWords, mediterraneanWords, relaxationWords, weekNoteWords } from './week-note-words.ts'

/** A figure of one day or meal, with its name: "Tuesday", "Tuesday’s lunch". */
export type NamedValue = { readonly name: string; readonly value: number }

const MOST_NAMED = 4

/** Rules under which a person does not eat the foods of an item: then its absence is not a shortcoming of the week. */
const eatenByOthers: Partial<Readonly<Record<MediterraneanItem, readonly Rule[]>>> = {
  FISH: ['VEGAN', 'VEGETARIAN', 'SEAFOOD'],
  NUTS: ['TREE_NUTS'],
  LEGUMES: ['PALEO'],
  POULTRY_FIRST: ['VEGAN', 'VEGETARIAN', 'PESCATARIAN'],
}

type Mediterranean = {
  readonly points: number
  readonly of: number
  readonly wanted: number
  readonly missed: readonly MediterraneanItem[]
}

/** What could be better in a valid week, as sentences in a language. */
export function weekNoteSentences(locale: LocaleTag) {
  const { weekNoteWords: words, mediterraneanWords: pattern } = wordsIn(locale, { weekNoteWords, mediterraneanWords })
  const grams = (value: number): string => amountText(value, 'g', locale)
  const milligrams = (value: number): string => amountText(value, 'mg', locale)
  function named(all: readonly NamedValue[], textOf: (each: NamedValue) => string): string {
    const rest = all.length - MOST_NAMED
    const texts = (rest > 1 ? all.slice(0, MOST_NAMED) : all).map(textOf)
    return listText(rest > 1 ? [...texts, words.more(`${rest}`)] : texts, locale)
  }
  return {
    proteinShort: (days: readonly NamedValue[]): string => {
      const [first, second] = days
      return first !== undefined && second === undefined
        ? words.proteinShortOne(grams(first.value), first.name)
        : words.proteinShort(named(days, ({ name, value }) => words.shortBy(name, grams(value))))
    },
    fibreLow: ({ mean, target }: { readonly mean: number; readonly target: number }): string =>
      words.fibreLow(grams(mean), grams(target), grams(3)),
    sodiumHigh: ({ mean, most }: { readonly mean: number; readonly most: number }): string =>
      words.sodiumHigh(milligrams(mean), milligrams(most)),
    mealShare: (meals: readonly NamedValue[]): string =>
      meals.length > MOST_NAMED
        ? words.mealSharesMany(`${meals.length}`)
        : words.mealShares(
            meals.length,
            named(meals, ({ name, value }) => words.withEnergy(name, amountText(value, 'kcal', locale))),
          ),
    oddSides: (meals: readonly string[]): string => words.oddSides(listText(meals.slice(0, MOST_NAMED), locale)),
    regularMissed: (meals: readonly string[]): string => words.regularMissed(listText(meals, locale)),
    fewPlants: ({ plants, wanted }: { readonly plants: number; readonly wanted: number }): string =>
      words.fewPlants(`${plants}`, `${wanted}`),
    mediterranean: ({ points, of, wanted, missed }: Mediterranean): string => {
      if (missed.length === 0) return pattern.all(`${of}`)
      return (points >= wanted ? pattern.kept : pattern.missed)(`${points}`, `${of}`, `${wanted}`)
    },
    /** What the missing points are for; null if only foods that the person does not eat would earn them. */
    mediterraneanMore: ({ missed }: Pick<Mediterranean, 'missed'>, rules: readonly Rule[] = []): string | null => {
      const open = missed.filter((item) => !eatenByOthers[item]?.some((rule) => rules.includes(rule)))
      if (open.length === 0) return null
      const needed = listText(
        open.map((item) => pattern.items[item]),
        locale,
      )
      // If some missing points are for foods that the person does not eat, the list is not complete.
      return open.length < missed.length ? pattern.nearer(needed) : pattern.lacking(open.length, needed)
    },
    mainsAgain: ({ again, mains }: { readonly again: number; readonly mains: number }): string =>
      again === mains ? words.allMainsAgain(`${mains}`) : words.mainsAgain(again, `${mains}`),
    sweets: ({ days, share }: { readonly days: number; readonly share: number }): string => {
      if (days === 0) return words.noSweets
      const most = percentText(Math.ceil(100 * share), locale)
      return days === DAYS ? words.sweetsDaily(most) : words.sweets(`${days}`, `${DAYS}`, most)
    },
    noRoomForSweets: ({ meals }: { readonly meals: number }): string => words.noRoomForSweets(`${meals}`),
    lateSnack: (): string => words.lateSnack,
    soda: (): string => words.soda,
  }
}

type Reason = 'RULED_OUT' | 'OUT_OF_REACH' | 'NOT_THIS_WEEK'

/** Why something that a person likes is not in the week; each is named like "burgers", "Greek food". */
export function likedAbsentSentence(
  reason: Reason,
  liked: readonly string[],
  rule: Rule | null,
  locale: LocaleTag,
): string {
  const { likedAbsentWords: words } = wordsIn(locale, { likedAbsentWords })
  if (reason === 'NOT_THIS_WEEK') return words.notThisWeek(listText(liked, locale))
  const either = orText(liked, locale)
  if (reason === 'OUT_OF_REACH') return words.outOfReach(either)
  const byRule: Readonly<Record<string, (liked: string) => string>> = words.ruledOut
  return (byRule[rule ?? ''] ?? words.ruledOutOtherwise)(either)
}

type CookAndTargets = Pick<WeekRequest, 'cook' | 'targets'>

const animalRule = ({ cook: { diets } }: CookAndTargets): 'VEGAN' | 'VEGETARIAN' | 'PESCATARIAN' => {
  if (diets.includes('VEGAN')) return 'VEGAN'
  return diets.includes('VEGETARIAN') ? 'VEGETARIAN' : 'PESCATARIAN'
}

/** A relaxation of a week, as a sentence. */
export function relaxationSentence(relaxed: Relaxation, asked: CookAndTargets, locale: LocaleTag): string {
  const { relaxationWords: words } = wordsIn(locale, { relaxationWords })
  switch (relaxed) {
    case 'PALEO_FOR_PLANTS':
      return words.paleo[animalRule(asked)]
    case 'REPEATS':
      return words.repeats
    case 'PROTEIN':
      return words.protein(percentText(5, locale), amountText(asked.targets.protein, 'g', locale))
    case 'ENERGY_BAND':
      return words.energy(amountText(asked.targets.energy, 'kcal', locale), percentText(8, locale))
    case 'TIME':
      return words.time
  }
}
