import type { Preparation } from '#domain/diary/preparations.ts'
import { type FoundFood, findFoods } from '#domain/foods/find-foods.ts'
import { indexFoods } from '#domain/foods/food-index.ts'
import { foodWords } from '#domain/foods/food-words.ts'
import type { KnownFood } from '#domain/foods/known-food.ts'
import { ingredient, isIngredientId } from '#planner/foods/ingredients.ts'
import { tableGrams } from './cooked-weight.ts'
import { foodIndex } from './eaten-foods.ts'

/** A food as an outside source names it, with its preparation. */
export type NamedFood = { readonly name: string; readonly preparation: Preparation }

/** A dish that may be meant; dishes planned in the member's week rank higher. */
export type KnownDish = { readonly recipe: string; readonly title: string; readonly isPlanned: boolean }

export type FoodMatch =
  /** `tableGrams`: grams of the food, in the state of the food table, in 1 g on the plate. */
  | { readonly kind: 'food'; readonly id: string; readonly tableGrams: number; readonly score: number }
  | { readonly kind: 'dish'; readonly recipe: string; readonly score: number }

export type FoodMatches = {
  /** The possible meanings, the likeliest first. */
  readonly matches: readonly FoodMatch[]
  /** Whether the first is close enough to be used until it is corrected; otherwise the user has to choose. */
  readonly isSure: boolean
}

const MOST_MATCHES = 5
const CONSIDERED = 40
/** Score from which the likeliest match is used: every word fits, and next to none of its name is left over. */
export const SURE = 0.95
/** Score below which a match is not shown. */
const POSSIBLE = 0.3
const PLANNED_BONUS = 0.6
/** A dish has to be named almost as a whole. */
const DISH_LIKELY = 0

/** Nothing in the table is called a fried potato, since everybody calls it otherwise. */
const plainPotato = /^\s*(?:new |baby )?potato(?:es)?(?: (?:cubes|sticks|strips|slices))?\s*$/i

/** Words about how a food was cut or made ready, which the preparation says as well. */
const madeReady =
  /\b(?:sliced|diced|chopped|shredded|grated|crumbled|steamed|boiled|grilled|roasted|baked|pan[- ]fried|seared|cooked|fresh|garnish|topping|a side of|piece of|slices? of|chunks? of)\b/gi

/** The words in a food's name that fit a preparation. */
const wordsFor: Readonly<Record<Preparation, RegExp>> = {
  raw: /\braw\b/i,
  ready: /\b(?:raw|ready|plain)\b/i,
  boiled: /\b(?:boiled|cooked|poached)\b/i,
  steamed: /\b(?:boiled|steamed|cooked)\b/i,
  stewed: /\b(?:stewed|cooked|boiled)\b/i,
  baked: /\b(?:baked|roasted|cooked)\b/i,
  roasted: /\b(?:roasted|roast|baked|cooked)\b/i,
  grilled: /\b(?:grilled|baked|cooked)\b/i,
  fried: /\b(?:fried|scrambled|fries)\b/i,
  cooked: /\b(?:cooked|boiled|baked|grilled|roasted)\b/i,
  unknown: /\bcooked\b/i,
}
/** The ways to heat a food that a name may state; one that is not what was seen is another food: fries are not boiled. */
const method = /\b(?:boiled|poached|steamed|stewed|baked|roasted?|grilled|fried|fries|scrambled|mashed)\b/i
const methods = new Set<Preparation>(['boiled', 'steamed', 'stewed', 'baked', 'roasted', 'grilled', 'fried'])
const OTHER_METHOD = 0.6
/** Frying changes a food more than likelihood can outweigh. */
const FRIED = 0.5
const madeHot = /\b(?:cooked|boiled|baked|grilled|roasted?|fried|stewed|scrambled|mashed)\b/i
/** More than the usual kind of a food is ahead: a chicken breast that is raw is not the cooked one. */
const COOKED_FOR_RAW = 0.8
const otherState = /\b(?:raw|dried|dry|uncooked|frozen|canned|pickled)\b/i
const heated = new Set<Preparation>(['boiled', 'steamed', 'stewed', 'baked', 'roasted', 'grilled', 'fried', 'cooked'])
const FITTING = 0.12
/** A name without a state means food as it is eaten, which is not what a raw one weighs. */
const RAW = 0.3
const OTHER_STATE = 0.3
/** A food that has to be converted from its raw or dry weight ranks below one weighed as it is on the plate. */
const CONVERTED = 0.06

function stateBonus({ name }: KnownFood, preparation: Preparation, isConverted: boolean): number {
  if (isConverted) return heated.has(preparation) || preparation === 'unknown' ? -CONVERTED : 0
  if (wordsFor[preparation].test(name)) return preparation === 'raw' ? RAW : preparation === 'fried' ? FRIED : FITTING
  if (methods.has(preparation) && method.test(name)) return -OTHER_METHOD
  if (preparation === 'raw' && madeHot.test(name)) return -COOKED_FOR_RAW
  return (heated.has(preparation) || preparation === 'unknown') && otherState.test(name) ? -OTHER_STATE : 0
}

function foodMatch({ item, score, isWhole }: FoundFood<KnownFood>, preparation: Preparation): readonly FoodMatch[] {
  const own = isIngredientId(item.id) ? ingredient(item.id) : null
  const grams = own === null ? 1 : tableGrams(own, preparation)
  if (grams === null) return []
  const isRaw = own !== null && ['RAW', 'DRY', 'FROZEN'].includes(own.state)
  const ranked = score + stateBonus(item, preparation, isRaw && preparation !== 'raw')
  return [{ kind: 'food', id: item.id, tableGrams: grams, score: isWhole ? ranked : Math.min(ranked, POSSIBLE + 0.1) }]
}

function dishMatches(name: string, dishes: readonly KnownDish[]): readonly FoodMatch[] {
  // A single word names a food; a dish with that word only contains it.
  if (foodWords(name).length < 2) return []
  const index = indexFoods(dishes.map((item) => ({ item, names: [item.title], covers: [], likely: DISH_LIKELY })))
  return findFoods(index, name, MOST_MATCHES, false)
    .filter(({ isWhole }) => isWhole)
    .map(({ item, score }) => ({
      kind: 'dish',
      recipe: item.recipe,
      score: score + (item.isPlanned ? PLANNED_BONUS : 0),
    }))
}

/** The foods of single words of a name that the table does not know as a whole, the last word first: to be asked about. */
function nearestFoods(name: string, preparation: Preparation): readonly FoodMatch[] {
  const words = foodWords(name).toReversed()
  return words.flatMap((word, at) =>
    findFoods(foodIndex, word, MOST_MATCHES, false)
      .filter(({ isWhole }) => isWhole)
      .flatMap((each) => foodMatch(each, preparation))
      .map((match, rank) => ({ ...match, score: POSSIBLE + 0.1 / (1 + at + rank) })),
  )
}

/**
 * The foods and dishes of our tables that a name from outside may mean, by the same search as people use. Words decide
 * and misspellings are tolerated; the text is only looked up, never interpreted.
 */
export function matchFood({ name, preparation }: NamedFood, dishes: readonly KnownDish[]): FoodMatches {
  const idOf = (match: FoodMatch) => (match.kind === 'food' ? match.id : match.recipe)
  const plain = name.replaceAll(madeReady, ' ')
  const state = preparation === 'raw' || preparation === 'fried' ? [`${plain} ${preparation}`] : []
  const isFriedPotato = preparation === 'fried' && plainPotato.test(plain)
  const said = isFriedPotato
    ? [/sticks|strips/i.test(plain) ? 'french fries' : 'home fries potato', plain]
    : [...new Set([name, plain, ...state])].filter((text) => foodWords(text).length > 0)
  const found = new Map<string, FoodMatch>()
  const put = (match: FoodMatch) => {
    const before = found.get(idOf(match))
    if (before === undefined || match.score > before.score) found.set(idOf(match), match)
  }
  for (const text of said) {
    for (const each of findFoods(foodIndex, text, CONSIDERED, false)) {
      for (const match of foodMatch(each, preparation)) put(match)
    }
  }
  const cooked = dishMatches(name, dishes)
  const isAnyPossible = [...found.values(), ...cooked].some(({ score }) => score >= POSSIBLE)
  if (!isAnyPossible) for (const match of nearestFoods(plain, preparation)) put(match)
  const matches = [...found.values(), ...cooked]
    .filter(({ score }) => score >= POSSIBLE)
    .toSorted((a, b) => b.score - a.score || (idOf(a) < idOf(b) ? -1 : 1))
    .slice(0, MOST_MATCHES)
  return { matches, isSure: (matches[0]?.score ?? 0) >= SURE }
}
