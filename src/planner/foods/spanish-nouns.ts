import type { Language } from '#domain/usage.ts'
import { type IngredientId, ingredient } from './ingredients.ts'
import { type SpanishNames, type SpanishNoun, spanishFoodNames } from './spanish-food-names.ts'

/** A food without a Spanish name, and a name without a food, do not compile. */
const names: Readonly<Record<IngredientId, SpanishNames>> = spanishFoodNames

/** A Spanish noun without its article. */
export type Noun = {
  readonly text: string
  readonly isFeminine: boolean
  readonly isPlural: boolean
  /** Its article in the singular is "el", although it is feminine. */
  readonly takesEl: boolean
}

/** A noun of the words of a food or recipe: "la cebolla". */
export function nounOf(noun: string, isFeminineWithEl = false): Noun {
  const [article, ...words] = noun.split(' ')
  return {
    text: words.join(' '),
    isFeminine: article === 'la' || article === 'las' || isFeminineWithEl,
    isPlural: article === 'los' || article === 'las',
    takesEl: article === 'el',
  }
}

const inNumber = (first: Noun, second: Noun | undefined, isPlural: boolean): Noun =>
  second !== undefined && first.isPlural !== isPlural ? second : first

/** One of two nouns that are the numbers of one word: the wanted number, or else the first. */
export function numberOf([first, second]: readonly Noun[], isPlural: boolean | null): Noun {
  if (first === undefined) throw new Error('a word without a noun')
  return isPlural === null ? first : inNumber(first, second, isPlural)
}

const nouns = ({ feminine }: SpanishNames, ...said: readonly (SpanishNoun | undefined)[]): readonly Noun[] =>
  said.flatMap((noun) => (noun === undefined ? [] : [nounOf(noun, feminine === true)]))

/** The name of a food in lists and in the shop, in one number and then the other. */
export const spanishNames = (id: IngredientId): readonly Noun[] => nouns(names[id], names[id].name, names[id].other)

/** What a cook calls a food in a sentence. */
export function spanishSaid(id: IngredientId): readonly Noun[] {
  const row = names[id]
  return row.said === undefined ? spanishNames(id) : nouns(row, row.said, row.saidOther)
}

/** The name of a food for an amount, in a language. */
export const nameFor = (id: IngredientId, language: Language, isPlural: boolean | null = null): string => {
  if (language === 'es') return numberOf(spanishNames(id), isPlural).text
  const { name, plural } = ingredient(id)
  return isPlural === true ? plural : name
}
