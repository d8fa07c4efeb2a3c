import { brands } from './brands.ts'
import { foodWords, stemOf } from './food-words.ts'
import { type AlsoSaid, rewordings } from './rewordings.ts'
import { saidAs, usualKinds } from './said-as.ts'

/** How names of foods are taken apart in a language, and how people type them. Words are without plural endings. */
export type FoodLanguage = {
  /** The words of a text that say which food it is. */
  readonly wordsOf: (text: string) => readonly string[]
  readonly stemOf: (word: string) => string
  /** The noun of a name: "pizza" of "Cheese pizza", of "Pizza with ham" and of "Pizza, Hawaiian". */
  readonly headOf: (name: string) => string
  /** The noun of what was typed. */
  readonly headOfTyped: (text: string) => string
  readonly headOfWords: (words: readonly string[]) => string
  /** Joins two foods in one name. */
  readonly joining: RegExp
  /** Words for a food as it is bought. */
  readonly raw: ReadonlySet<string>
  /** Words for the state in which a food is usually eaten, so that leaving them out says nothing. */
  readonly light: ReadonlySet<string>
  /** Words for how a food was cooked, kept or sold. */
  readonly forms: ReadonlySet<string>
  readonly alsoSaid: AlsoSaid
  /** Words of amounts, sizes and shops, which are left out if no food is called so with them: "a slice of pizza". */
  readonly amounts: ReadonlySet<string>
}

const lastOf = (words: readonly string[]): string => words.at(-1) ?? ''

export const english: FoodLanguage = {
  wordsOf: foodWords,
  stemOf,
  headOf: (name) => {
    const [first = ''] = name.split(/,|\(|;/)
    const [noun = ''] = first.split(/ (?:with|in|on|from|made|without|for|filled|topped) /)
    return lastOf(foodWords(noun))
  },
  headOfTyped: (text) => {
    const [noun = text] = text.toLowerCase().split(/ (?:with|in|on|from|without) /)
    return lastOf(foodWords(noun))
  },
  headOfWords: lastOf,
  joining: / (?:and|with|on|&) /i,
  raw: new Set(['raw']),
  light: new Set(
    'cooked boiled baked plain regular average grilled roasted steamed white fresh whole coated'.split(' '),
  ),
  forms: new Set(
    'fried canned dried frozen pickled toasted smoked homemade restaurant takeaway shop bought fat uk us dry ground lean skin mcdonald mcdonalds burgerking wendys kfc domino dominos popeyes chickfila applebee dennys'.split(
      ' ',
    ),
  ),
  alsoSaid: rewordings([...saidAs, ...brands], usualKinds, foodWords),
  amounts: new Set(
    `one two three four five six half quarter couple few some more dozen g gram kg ml oz lb slice cup mug bowl glass can tin
    bottle pint handful portion serving piece bag packet pack box scoop spoon spoonful tbsp tsp tablespoon teaspoon shot
    plate jar stick cube large small medium big little mini tall grande venti regular leftover organic free range fresh
    ready meal microwave canteen school takeaway takeout homemade reheated kid kids children
    tesco aldi lidl asda sainsbury waitrose morrison ocado costco walmart target trader joe kirkland iceland greggs pret`
      .trim()
      .split(/\s+/),
  ),
}
