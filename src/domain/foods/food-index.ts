import { english, type FoodLanguage } from './food-language.ts'

/** Something that can be found by its names. */
export type Findable<T> = {
  readonly item: T
  /** The first is shown; the others are only found. */
  readonly names: readonly string[]
  /** Names in another language than that of the search, which are found after those in it. */
  readonly foreign?: readonly string[]
  /** Words of kinds and parts of it, by which it is found when nothing is called so. */
  readonly covers: readonly string[]
  /** How likely it is meant when a word fits many, about 0 to 10: plain and generic foods are likelier. */
  readonly likely: number
}

export type IndexedName = {
  readonly at: number
  readonly words: readonly string[]
  /** What each word costs if it was not typed, and all together. */
  readonly unsaid: readonly number[]
  readonly allUnsaid: number
  readonly head: string
  /** Whether it joins two foods: "fish and chips". */
  readonly joins: boolean
  /** 0 for the name that is shown. */
  readonly cost: number
}

/** Foods prepared to be found by what people type. */
export type FoodIndex<T> = {
  /** The language of what is typed. */
  readonly language: FoodLanguage
  readonly items: T[]
  readonly likely: number[]
  readonly names: IndexedName[]
  /** Which names have a word. */
  readonly byWord: Map<string, number[]>
  readonly vocabulary: string[]
}

const UNSAID = 0.34
/** Words after the first comma say which kind, and words in brackets what is in it. */
const KIND = 0.62
const BRACKETS = 0.12
/** A name for a state in which a food is usually eaten, so that leaving it out says nothing. */
const RAW = 0.04
const LIGHT = 0.07
const FORM = 0.2
const costOf = (word: string, part: number, { raw, light, forms }: FoodLanguage): number =>
  raw.has(word) ? RAW : light.has(word) ? LIGHT : forms.has(word) ? FORM : UNSAID * part

const nothing: readonly (readonly [string, number])[] = []
/** The words of a name, with what each costs if it was not typed. */
function costsOf(name: string, language: FoodLanguage): ReadonlyMap<string, number> {
  const costs = new Map<string, number>()
  const bracketed = name.includes('(')
    ? [...name.matchAll(/\(([^)]*)\)/g)].map(([, inside = '']) => [inside, BRACKETS] as const)
    : nothing
  const [main = '', ...rest] = (name.includes('(') ? name.replaceAll(/\([^)]*\)/g, '') : name).split(/[,;]/)
  for (const [text, part] of [[main, 1] as const, ...rest.map((each) => [each, KIND] as const), ...bracketed])
    for (const word of language.wordsOf(text))
      if (word !== '' && !costs.has(word)) costs.set(word, costOf(word, part, language))
  return costs
}

const ALIAS = 0.1
const COVERED = 0.3
/** A name of another language than that of the search. */
const FOREIGN = 0.45

export const newIndex = <T>(language: FoodLanguage = english): FoodIndex<T> => ({
  language,
  items: [],
  likely: [],
  names: [],
  byWord: new Map(),
  vocabulary: [],
})

type OwnName = {
  readonly at: number
  readonly name: string
  readonly cost: number
  readonly covers?: readonly string[]
}

function addName<T>(index: FoodIndex<T>, { at, name, cost, covers = [] }: OwnName): void {
  const { language, names, byWord, vocabulary } = index
  const costs = costsOf(name, language)
  const words = [...costs.keys(), ...covers]
  const unsaid = [...costs.values(), ...covers.map(() => 0)]
  const allUnsaid = unsaid.reduce((sum, each) => sum + each, 0)
  const number =
    names.push({
      at,
      words,
      unsaid,
      allUnsaid,
      head: language.headOf(name),
      joins: language.joining.test(name),
      cost,
    }) - 1
  for (const word of words) {
    const found = byWord.get(word)
    if (found !== undefined) found.push(number)
    else {
      byWord.set(word, [number])
      vocabulary.push(word)
    }
  }
}

/** Adds foods to those that can be found. */
export function growIndex<T>(index: FoodIndex<T>, foods: readonly Findable<T>[]): void {
  for (const { item, names, foreign = [], covers, likely } of foods) {
    const at = index.items.push(item) - 1
    index.likely.push(likely)
    names.forEach((name, place) => {
      addName(index, { at, name, cost: place === 0 ? 0 : ALIAS })
    })
    for (const name of foreign) addName(index, { at, name, cost: FOREIGN })
    const [shown = ''] = [...names, ...foreign]
    if (covers.length > 0) addName(index, { at, name: shown, cost: COVERED, covers })
  }
}

/** Prepares foods to be found. */
export function indexFoods<T>(foods: readonly Findable<T>[], language: FoodLanguage = english): FoodIndex<T> {
  const index = newIndex<T>(language)
  growIndex(index, foods)
  return index
}
