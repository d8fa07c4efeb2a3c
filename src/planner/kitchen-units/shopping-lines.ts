import type { Language } from '#domain/usage.ts'
import { type Aisle, aisles, type Pack, type PackUnit } from '#planner/foods/food.ts'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import { nameFor } from '#planner/foods/spanish-nouns.ts'
import { staples } from '#planner/foods/staples.ts'
import { englishUnitNames } from './english-unit-names.ts'
import { spanishUnitNames } from './spanish-unit-names.ts'

/** Grams needed of an ingredient, in its state (raw, dry, drained). */
export type Need = { readonly id: IngredientId; readonly g: number }

export type ShoppingLine = {
  readonly id: IngredientId
  /** Set on a list for two trips, for what is bought on the second one. */
  readonly trip?: 2
  readonly aisle: Aisle
  readonly name: string
  readonly grams: number
  /** How much to put in the trolley, in words: "2 cans", "3", "a little". */
  readonly buy: string
  readonly packs?: { readonly count: number; readonly unit: PackUnit }
  /** Grams that should be left from earlier weeks; absent if nothing is. */
  readonly left?: number
  /** Whether there is probably enough of it: most kitchens have a quarter of a pack, or enough should be left. */
  readonly staple: boolean
}

const STAPLE_SHARE = 0.25
/** Nobody buys another pack for less than this share of one. */
const NOT_WORTH_A_PACK = 0.02
/** In packs; sums of the same grams in another order differ by less than this. */
const ROUNDING = 1e-6

const unitNames = { en: englishUnitNames, es: spanishUnitNames } as const

/** Two halves of a head are one: "½", "1", "1½". */
function countText(count: number, half: Pack[2]): string {
  if (half === undefined) return `${count}`
  const whole = Math.floor(count / 2)
  return `${whole === 0 ? '' : whole}${count % 2 === 1 ? '½' : ''}`
}

/** Whether there is more than one: one and a half are. */
const isMany = (count: number, half: Pack[2]): boolean => count > (half === undefined ? 1 : 2)

function packWords(count: number, [unit, , half]: Pack, language: Language): string {
  const text = countText(count, half)
  return unit === 'piece' ? text : `${text} ${unitNames[language][unit][isMany(count, half) ? 1 : 0]}`
}

/** A food by the piece has the number of its pieces; a Spanish bag or box holds several: "1 docena", "huevos". */
function nameInPacks(id: IngredientId, [unit, , half]: Pack, count: number, language: Language): string {
  if (unit === 'piece') return nameFor(id, language, isMany(count, half))
  return nameFor(id, language, language === 'es' && unit !== 'head' ? true : null)
}

type BoughtFood = { readonly id: IngredientId; readonly grams: number; readonly left: number }

function lineOf({ id, grams, left }: BoughtFood, pack: Pack | undefined, language: Language): ShoppingLine {
  const { aisle } = ingredient(id)
  const name = nameFor(id, language)
  if (pack === undefined) return { id, aisle, name, grams, buy: '', staple: true }
  const [unit, held] = pack
  const had = left > 0 ? { left } : {}
  if (left > 0 && left >= grams - NOT_WORTH_A_PACK * held)
    return { id, aisle, name, grams, ...had, buy: '', staple: true }
  const count = Math.max(1, Math.ceil((grams - left) / held - ROUNDING))
  return {
    id,
    aisle,
    name: nameInPacks(id, pack, count, language),
    grams,
    ...had,
    buy: packWords(count, pack, language),
    packs: { count, unit },
    staple: staples.has(id) && grams < STAPLE_SHARE * held,
  }
}

const alphabets = { en: new Intl.Collator('en'), es: new Intl.Collator('es') } as const

/**
 * What to buy for all needs together, in the order of the aisles and by name. Tap water is not bought.
 * @param packOf the pack in which a food is bought
 * @param leftOf grams of it that should be left from earlier weeks
 */
export function shoppingLines(
  needs: readonly Need[],
  packOf: (id: IngredientId) => Pack | undefined,
  leftOf: (id: IngredientId) => number = () => 0,
  language: Language = 'en',
): readonly ShoppingLine[] {
  const total = new Map<IngredientId, number>()
  for (const { id, g } of needs) total.set(id, (total.get(id) ?? 0) + g)
  return [...total]
    .filter(([id, grams]) => grams > 0 && !(ingredient(id).kind === 'WATER' && ingredient(id).pack === undefined))
    .map(([id, grams]) => lineOf({ id, grams, left: leftOf(id) }, packOf(id), language))
    .sort((a, b) => aisles.indexOf(a.aisle) - aisles.indexOf(b.aisle) || alphabets[language].compare(a.name, b.name))
}
