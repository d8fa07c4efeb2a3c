import { type Usage, unitsIn } from '#domain/usage.ts'
import type { IngredientId } from '#planner/foods/ingredients.ts'
import { type Noun, numberOf, spanishNames } from '#planner/foods/spanish-nouns.ts'
import type { Amount, Unit } from '#planner/recipe.ts'
import { fractionText } from './fractions.ts'
import { spanishSizes, spanishUnitNames } from './spanish-unit-names.ts'
import { volumeText, weightText } from './weighable.ts'

type Count = {
  readonly amount: string
  readonly name: string
  /** Whether several things are counted, so that what is done to them is said in the plural: "2 papas, peladas". */
  readonly isSeveral: boolean
}

/** The form of four that agrees with a noun: masculine, feminine, and both plurals. */
export const agreeing = ([m, f, ms, fs]: readonly [string, string, string, string], noun: Noun): string =>
  noun.isPlural ? (noun.isFeminine ? fs : ms) : noun.isFeminine ? f : m

/** The size of a thing follows its first word: "cebolla mediana", "calabaza butternut chica". */
const sized = (size: keyof typeof spanishSizes, noun: Noun): string => {
  const [head, ...details] = noun.text.split(/(?=, | sin | con | en )/)
  return `${head} ${agreeing(spanishSizes[size], noun)}${details.join('')}`
}

/** Units that are the thing itself in Spanish: "13 espárragos", "2 endivias", "2 filetes de salmón". */
const isPiece = (unit: Unit, { length }: readonly Noun[]): boolean =>
  unit === 'piece' || unit === 'spear' || unit === 'fillet' || unit === 'steak' || (unit === 'head' && length > 1)

/** Parts that are prepared themselves, where the food has their gender: "2 dientes de ajo, picados". */
const masculineParts: ReadonlySet<Unit> = new Set(['clove', 'stalk', 'knob', 'floret'])
const feminineParts: ReadonlySet<Unit> = new Set(['leaf', 'slice'])

/** An amount, the name of its food, and whether "de" joins them. */
function counted({ qty, unit }: Amount, id: IngredientId, usage: Usage): Count & { readonly isOf?: true } {
  const nouns = spanishNames(id)
  const { text, isFeminine } = numberOf(nouns, null)
  if (unit === 'g') return { amount: weightText(qty, unitsIn(usage)), name: text, isSeveral: false, isOf: true }
  if (unit === 'ml') return { amount: volumeText(qty), name: text, isSeveral: false, isOf: true }
  const number = fractionText(qty)
  const noun = numberOf(nouns, qty > 1)
  const isSeveral = qty > 1
  if (isPiece(unit, nouns)) return { amount: number, name: noun.text, isSeveral }
  if (unit === 'small' || unit === 'medium' || unit === 'large')
    return { amount: number, name: sized(unit, noun), isSeveral }
  const [one, many] = spanishUnitNames[unit]
  // "2 hojas de laurel", not "2 hojas de hoja de laurel".
  if ([one, many].some((word) => noun.text.startsWith(`${word} `)))
    return { amount: number, name: noun.text, isSeveral }
  const held = unit === 'can' || unit === 'tin' ? text.replace(/,? de lata/, '') : text
  const isOfThings = isSeveral && (isFeminine ? feminineParts : masculineParts).has(unit)
  return { amount: `${number} ${isSeveral ? many : one}`, name: held, isSeveral: isOfThings, isOf: true }
}

/** An amount and the name of its food: "2 tazas de", "arroz"; "1", "cebolla mediana". */
export function spanishCount(...args: Parameters<typeof counted>): Count {
  const { amount, name, isSeveral, isOf } = counted(...args)
  return { amount: isOf === true ? `${amount} de` : amount, name, isSeveral }
}

/** An amount on its own: "2 tazas". */
export const spanishAmount = (...args: Parameters<typeof counted>): string => counted(...args).amount
