import type { Language } from '#domain/usage.ts'
import { type Market, marketOf, type Usage } from '#domain/usage.ts'
import type { Cooked } from '#planner/derive/variant.ts'
import { englishFor } from '#planner/foods/american-english.ts'
import type { IngredientId } from '#planner/foods/ingredients.ts'
import type { Doneness, Heat, LineGroup } from '#planner/recipe.ts'
import * as english from './english.ts'
import { foodSaid, nounSaid } from './say.ts'
import * as spanish from './spanish.ts'

/** What is said in one language of the facts of a recipe, besides its own words. */
type Spoken = {
  readonly heatSentence: (heat: Heat, minutes: number | null) => string
  /** With a slot for the temperature. */
  readonly coreSentences: Readonly<Record<Exclude<Doneness, 'LOOK'>, string>>
  readonly softEggs: (market: Market) => string
  readonly leftOut: (food: IngredientId, dish: Cooked) => string
  /** The words of a market. */
  readonly inMarket: (usage: Usage, text: string) => string
}

const spoken: Readonly<Record<Language, Spoken>> = {
  en: {
    heatSentence: english.heatSentence,
    coreSentences: english.coreSentences,
    softEggs: () => english.softEggsSentence,
    leftOut: (food, dish) => english.leftOut(foodSaid(food, false, dish)),
    inMarket: englishFor,
  },
  es: {
    heatSentence: spanish.heatSentence,
    coreSentences: spanish.coreSentences,
    softEggs: (market) => spanish.softEggsSentences[market],
    leftOut: (food, dish) => spanish.leftOut(nounSaid(food, false, dish)),
    inMarket: (_usage, text) => text,
  },
}

/** What is said of the facts of a dish, in the language of its recipe. */
export const spokenOf = ({ recipe }: Cooked): Spoken => spoken[recipe.language ?? 'en']

/** The warning about soft eggs for whoever cooks in a usage. */
export const softEggsFor = (dish: Cooked, usage: Usage): string => spokenOf(dish).softEggs(marketOf(usage))

const groups = { en: english.groupWords, es: spanish.groupWords } as const

/** The heading of a group of lines. */
export const groupText = (group: LineGroup, language: Language = 'en'): string => groups[language][group]
