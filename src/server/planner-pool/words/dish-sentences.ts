import type { LocaleTag } from '#domain/language/locales.ts'
import type { Objection } from '#planner/derive/diet-rules.ts'
import type { LeftOver } from '#planner/derive/left-over.ts'
import type { Reason } from '#planner/plan/change/why.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { leftoverWords, objectionWords, reasonWords } from './dish-sentence-words.ts'
import { phraseWords } from './phrase-words.ts'
import { amountText, listText } from './phrases.ts'

/** The facts that the sentences need about a dish; grams are those of the portion. */
export type ReasonFacts = {
  readonly cuisine: string
  readonly dish: string
  /** Fresh foods at home that it uses. */
  readonly home: string
  /** Foods in it that have their season. */
  readonly season: string
  /** The month in which the week begins, 1 to 12. */
  readonly month: number
  readonly protein: number
  readonly fibre: number
  readonly minutes: number
}

/** Why a dish was chosen, as a sentence. */
export function reasonSentence(reason: Reason, facts: ReasonFacts, locale: LocaleTag): string {
  const { reasonWords: words } = wordsIn(locale, { reasonWords })
  switch (reason) {
    case 'AT_HOME':
      return words.AT_HOME(facts.home)
    case 'SEASON':
      return words.SEASON(wordsIn(locale, { phraseWords }).phraseWords.months[facts.month - 1] ?? '', facts.season)
    case 'LIKED_CUISINE':
      return words.LIKED_CUISINE(facts.cuisine)
    case 'LIKED_DISH':
      return words.LIKED_DISH(facts.dish)
    case 'PROTEIN':
      return words.PROTEIN(amountText(facts.protein, 'g', locale))
    case 'FIBRE':
      return words.FIBRE(amountText(facts.fibre, 'g', locale))
    case 'QUICK':
      return words.QUICK(amountText(facts.minutes, 'min', locale))
    case 'NO_COOKING':
      return words.NO_COOKING(amountText(facts.minutes, 'min', locale))
    default:
      return words[reason]
  }
}

const wordsFor = (locale: LocaleTag) => wordsIn(locale, { leftoverWords }).leftoverWords

const withRice = (text: string, { freshRice }: LeftOver, locale: LocaleTag): string =>
  freshRice ? `${text} ${wordsFor(locale).freshRice}` : text

/**
 * Shown at the meal for which a dish is cooked: its amounts include later meals, each named like "Wednesday’s lunch".
 */
export function doubleBatch(later: readonly string[], left: LeftOver, locale: LocaleTag): string {
  const words = wordsFor(locale)
  const meals = listText(later, locale)
  return left.eaten === 'COLD' ? words.makeCold(meals) : withRice(words.cookHot(meals), left, locale)
}

/** How to cool and heat leftovers of a dish, shown with how long it keeps; empty if no care is needed. */
export function keepingText(keepsDays: number, left: LeftOver, locale: LocaleTag): string {
  if (keepsDays === 0 || !left.steams) return ''
  const words = wordsFor(locale)
  return left.eaten === 'COLD' ? words.keepCold : withRice(words.keepHot, left, locale)
}

/** Shown at a later meal that eats a dish cooked before. */
export function cookedBefore(earlier: string, { eaten, steams }: LeftOver, locale: LocaleTag): string {
  const words = wordsFor(locale)
  switch (eaten) {
    case 'COLD':
      return words.eatCold(earlier)
    case 'HOT':
      return (steams ? words.steam : words.warm)(earlier)
    case 'EITHER':
      return (steams ? words.coldOrSteam : words.coldOrWarm)(earlier)
  }
}

/** Minutes that it takes to serve leftovers. */
export const minutesAgain = { HOT: 5, EITHER: 5, COLD: 2 } as const satisfies Record<LeftOver['eaten'], number>

/** Ways of eating that have a name. For other rules the reason is the food that is left out. */
const ways: ReadonlySet<string> = new Set(['BAN', 'VEGAN', 'VEGETARIAN', 'PESCATARIAN', 'PALEO'])

/** Why an ingredient is replaced, as the end of a sentence: "It stands in for butter, because you eat vegan." */
export function objectionText({ rule, because }: Objection, locale: LocaleTag): string {
  const { objectionWords: words } = wordsIn(locale, { objectionWords })
  const said: Readonly<Record<string, string>> = words
  return said[ways.has(rule) ? rule : because] ?? words.other
}
