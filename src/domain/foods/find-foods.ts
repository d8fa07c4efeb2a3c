import type { FoodIndex } from './food-index.ts'
import { plainWords } from './food-words.ts'
import { asBrand, corrected, nearestWord, spellings } from './other-spellings.ts'
import { matchesOf, type WordMatch } from './word-matches.ts'

export type FoundFood<T> = {
  readonly item: T
  /** About 1 if every word fits and none is left over, less otherwise. */
  readonly score: number
  /** Whether every word that was typed fits. */
  readonly isWhole: boolean
}

const HEAD = 0.22
/** Where nothing fits whole, a garlic naan is a naan before it is garlic. */
const HEAD_OF_PART = 0.4
const LIKELY = 0.045
const MOST_UNSAID = 1.4
const JOINED = 0.1
/** "Pancakes with syrup" is no syrup. */
const OTHER_HEAD = 0.25

/** The best score of a food. */
type Best = number
type Fit = { readonly fits: number[]; saved: number; seen: number }

type Query = {
  readonly words: readonly string[]
  readonly head: string
  readonly cost: number
  readonly joins: boolean
  readonly isTyping: boolean
}

type Ways = Map<string, readonly WordMatch[]>

function wordsFor(query: Query, index: FoodIndex<unknown>, ways: Ways) {
  return query.words
    .map((typed, place) => {
      const isLast = query.isTyping && place === query.words.length - 1
      const key = isLast ? `${typed}…` : typed
      const matches = ways.get(key) ?? matchesOf(typed, isLast, index)
      ways.set(key, matches)
      return {
        place,
        matches,
        names: matches.reduce((sum, { word }) => sum + (index.byWord.get(word)?.length ?? 0), 0),
      }
    })
    .toSorted((a, b) => a.names - b.names)
}

/** Scores the names that a query fits: all of its words, or with `isPart` any. */
function scoreQuery<T>(
  query: Query,
  index: FoodIndex<T>,
  { best, ways, isPart }: { best: Map<number, Best>; ways: Ways; isPart: boolean },
): void {
  const { words, head, cost, joins, isTyping } = query
  let found = new Map<number, Fit>()
  wordsFor(query, index, ways).forEach(({ place, matches }, step) => {
    const kept = isPart ? found : new Map<number, Fit>()
    for (const { word, fit } of matches) {
      for (const number of index.byWord.get(word) ?? []) {
        const name = index.names[number]
        const row: Fit | undefined =
          kept.get(number) ?? found.get(number) ?? (step === 0 || isPart ? { fits: [], saved: 0, seen: 0 } : undefined)
        if (name === undefined || row === undefined) continue
        kept.set(number, row)
        row.fits[place] = Math.max(row.fits[place] ?? 0, fit)
        const bit = name.words.indexOf(word)
        if (bit < 31 && (row.seen & (1 << bit)) === 0) {
          row.seen |= 1 << bit
          row.saved += name.unsaid[bit] ?? 0
        }
      }
    }
    found = kept
  })
  const isHeadWord = index.byWord.has(head)
  for (const [number, { fits, saved }] of found) {
    const name = index.names[number]
    if (name === undefined) continue
    const said = fits.reduce((sum, fit) => sum + fit, 0) / words.length
    const isHead = name.head === head || (isTyping && !isHeadWord && head.length > 2 && name.head.startsWith(head))
    const score =
      said -
      Math.min(MOST_UNSAID, name.allUnsaid - saved) +
      (isHead ? (isPart ? HEAD_OF_PART : HEAD) : joins && !name.joins ? -OTHER_HEAD : 0) +
      (joins && name.joins ? JOINED : 0) +
      (index.likely[name.at] ?? 0) * LIKELY -
      name.cost -
      cost -
      (isPart ? 1 : 0)
    const before = best.get(name.at)
    if (before === undefined || score > before) best.set(name.at, score)
  }
}

const CORRECTED = 0.16
/** With fewer foods that fit whole, others that only a part of it fits are shown too. */
const FEW = 3

/** The likeliest food that each of some parts fits whole, in their order; only one of them is no whole answer. */
function eachOf<T>(index: FoodIndex<T>, parts: readonly string[], most: number): readonly FoundFood<T>[] {
  const found = parts.flatMap((part) => findFoods(index, part, 1, false).filter(({ isWhole }) => isWhole))
  return [
    ...new Map(found.map((each) => [each.item, { ...each, score: each.score - 1, isWhole: false }])).values(),
  ].slice(0, most)
}

/**
 * The foods that what was typed may mean, the likeliest first; those that only a part of it fits follow if nothing fits
 * whole. While somebody is typing, the last word may be the beginning of a word.
 */
export function findFoods<T>(
  index: FoodIndex<T>,
  text: string,
  most: number,
  isTyping = true,
): readonly FoundFood<T>[] {
  const { wordsOf, stemOf, headOfTyped, headOfWords, joining, alsoSaid, amounts } = index.language
  const typed = wordsOf(text)
  if (typed.join('').length < 2) return []
  const head = headOfTyped(text)
  const joins = joining.test(text)
  const ways: Ways = new Map()
  const right = typed.map((word) => corrected(word, index))
  const spelt = right.every((word, at) => word === typed[at]) ? [] : [right]
  const brand = typed.map((word) => asBrand(word, index))
  const branded = brand.every((word, at) => word === typed[at]) ? [] : [brand]
  const queries = [typed, ...branded, ...spelt, ...spellings(typed, index.byWord, stemOf)].flatMap((words) =>
    alsoSaid(words).map((said): Query => {
      const isTyped = said.words === typed
      const own = isTyped ? head : headOfWords(said.words)
      const cost = said.cost + (words === right ? CORRECTED : 0)
      return { words: said.words, cost, joins, head: own, isTyping: isTyping && isTyped }
    }),
  )
  const scored = (isPart: boolean): readonly FoundFood<T>[] => {
    const best = new Map<number, Best>()
    for (const query of isPart ? queries.slice(0, 3) : queries) scoreQuery(query, index, { best, ways, isPart })
    return [...best]
      .sort(([a, one], [b, other]) => other - one || a - b)
      .slice(0, most)
      .map(([at, score]) => ({ item: index.items[at] as T, score, isWhole: !isPart }))
  }
  const whole = scored(false)
  if (whole.length >= FEW || typed.length === 0) return whole
  const plain = typed.filter((word) => !amounts.has(word) && !/^\d+(?:g|kg|ml|oz)?$/.test(word))
  if (whole.length === 0 && plain.length > 0 && plain.length < typed.length) {
    const found = findFoods(index, plain.join(' '), most, isTyping)
    if (found[0]?.isWhole === true) return found
  }
  const known = new Set(whole.map(({ item }) => item))
  // Nothing is called so, but each of what was joined may be a food: apple crumble, and custard.
  const joined = whole.length === 0 && joins ? eachOf(index, text.split(joining), most) : []
  for (const { item } of joined) known.add(item)
  const part = scored(true)
  if (whole.length + part.length > 0)
    return [...whole, ...joined, ...part.filter(({ item }) => !known.has(item))].slice(0, most)
  const near = typed.map((word) => nearestWord(word, index))
  return near.every((word, at) => word === typed[at])
    ? []
    : findFoods(index, near.join(' '), most, false).map((each) => ({ ...each, isWhole: false }))
}

/** Whether a text has anything to search for. */
export const isSearchable = (text: string): boolean => plainWords(text).join('').length > 1
