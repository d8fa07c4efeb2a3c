import type { Preparation } from '#domain/diary/preparations.ts'
import type { Ingredient } from '#planner/foods/ingredient.ts'
import { allIngredients, type IngredientId } from '#planner/foods/ingredients.ts'
import { tableGrams } from './cooked-weight.ts'
import { foodSynonyms } from './food-synonyms.ts'
import { identifyingWords, likeness, mainName, wordsOf } from './food-words.ts'

/** A food as an outside source names it, with its preparation. */
export type NamedFood = { readonly name: string; readonly preparation: Preparation }

/** A dish that may be meant; dishes planned in the member's week rank higher. */
export type KnownDish = { readonly recipe: string; readonly title: string; readonly isPlanned: boolean }

export type FoodMatch =
  /** `tableGrams`: grams of the food, in the state of the food table, in 1 g on the plate. */
  | { readonly kind: 'food'; readonly id: IngredientId; readonly tableGrams: number; readonly score: number }
  | { readonly kind: 'dish'; readonly recipe: string; readonly score: number }

export type FoodMatches = {
  /** The possible meanings, the likeliest first. */
  readonly matches: readonly FoodMatch[]
  /** Whether the first is close enough to be used until it is corrected; otherwise the user has to choose. */
  readonly isSure: boolean
}

const MOST_MATCHES = 5
/** Score, of 1, from which the likeliest match is used. */
export const SURE = 0.72
/** Score below which a match is not shown. */
const POSSIBLE = 0.34
/** The highest score of a match with another noun, such as rice cake for rice: too low to be used without asking. */
const OTHER_NOUN = 0.6
const SYNONYM = 0.97
const SYNONYM_STEP = 0.03
const PLANNED_BONUS = 0.08
/** Factor for dishes, whose title has to match almost completely: the name of a food in it is not enough. */
const DISH_SHARE = 0.95
const SPELLING = 0.62

type Prepared<T> = { readonly item: T; readonly words: readonly string[]; readonly noun: string; readonly text: string }

function prepared<T>(item: T, name: string): Prepared<T> {
  const words = identifyingWords(name)
  return { item, words, noun: words.at(-1) ?? '', text: words.join(' ') }
}

const isCooked = (preparation: Preparation): boolean => !['raw', 'ready', 'unknown'].includes(preparation)

type TableFood = Ingredient & { readonly id: IngredientId }
const foods: readonly Prepared<TableFood>[] = allIngredients
  .filter(({ kind }) => kind !== 'WATER')
  .map((food) => prepared(food, mainName(food.name)))

/** Whether two words are the same or spelt almost the same. */
const isSame = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) > 4 && a[0] === b[0] && likeness(a, b) >= SPELLING)

function nameScore(asked: Prepared<unknown>, known: Prepared<unknown>): number {
  const shared = asked.words.filter((word) => known.words.some((other) => isSame(word, other))).length
  const words = (2 * shared) / (asked.words.length + known.words.length)
  const score = 0.8 * words + 0.2 * likeness(asked.text, known.text)
  const hasNouns =
    known.words.some((word) => isSame(word, asked.noun)) && asked.words.some((word) => isSame(word, known.noun))
  return hasNouns ? score : Math.min(score, OTHER_NOUN)
}

/** Keeps raw and cooked foods apart: a food that the table has in the plate's state ranks above one to be converted. */
function stateBonus({ state }: TableFood, preparation: Preparation): number {
  const isReady = state === 'COOKED' || state === 'TINNED_DRAINED' || state === 'READY'
  if (preparation === 'raw') return state === 'RAW' ? 0.02 : state === 'COOKED' || state === 'DRY' ? -0.1 : 0
  if (isCooked(preparation)) return isReady ? 0.02 : state === 'DRIED' ? -0.2 : 0
  return state === 'DRIED' ? -0.05 : 0
}

/** The score of a food by its rank among the meanings of a name; 0 if it is not one of them. */
function synonymScore(stands: readonly IngredientId[], id: IngredientId): number {
  const rank = stands.indexOf(id)
  return rank < 0 ? 0 : SYNONYM - rank * SYNONYM_STEP
}

/** A map, because names can be any words: an object would also find inherited properties such as "constructor". */
const synonyms = new Map(Object.entries(foodSynonyms))

/** The meanings of a name. It may contain a word that is otherwise descriptive, such as "baked beans". */
const synonymsOf = (name: string, telling: readonly string[]): readonly IngredientId[] =>
  synonyms.get(wordsOf(name).join(' ')) ?? synonyms.get(telling.join(' ')) ?? []

function foodMatches({ name, preparation }: NamedFood): readonly FoodMatch[] {
  const asked = prepared(null, name)
  const stands = synonymsOf(name, asked.words)
  return foods.flatMap((food): readonly FoodMatch[] => {
    const grams = tableGrams(food.item, preparation)
    if (grams === null) return []
    const { id } = food.item
    const score = Math.max(synonymScore(stands, id), nameScore(asked, food)) + stateBonus(food.item, preparation)
    return score < POSSIBLE ? [] : [{ kind: 'food', id, tableGrams: grams, score }]
  })
}

function dishMatches({ name }: NamedFood, dishes: readonly KnownDish[]): readonly FoodMatch[] {
  const asked = prepared(null, name)
  // A single word names a food; a dish with that word only contains it.
  if (asked.words.length < 2) return []
  return dishes.flatMap(({ recipe, title, isPlanned }): readonly FoodMatch[] => {
    const score = DISH_SHARE * nameScore(asked, prepared(null, title)) + (isPlanned ? PLANNED_BONUS : 0)
    return score < POSSIBLE + PLANNED_BONUS ? [] : [{ kind: 'dish', recipe, score }]
  })
}

/**
 * The foods and dishes of our tables that a name from outside may mean. Words decide and misspellings are tolerated;
 * the text is only looked up, never interpreted.
 */
export function matchFood(named: NamedFood, dishes: readonly KnownDish[]): FoodMatches {
  const idOf = (match: FoodMatch) => (match.kind === 'food' ? match.id : match.recipe)
  const matches = [...foodMatches(named), ...dishMatches(named, dishes)]
    .toSorted((a, b) => b.score - a.score || (idOf(a) < idOf(b) ? -1 : 1))
    .slice(0, MOST_MATCHES)
  return { matches, isSure: (matches[0]?.score ?? 0) >= SURE }
}
