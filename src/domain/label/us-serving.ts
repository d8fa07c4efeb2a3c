import { isNumber, type NamedSpan } from './named-spans.ts'
import { lettersOf } from './row-names.ts'
import type { PlacedToken, Row } from './rows.ts'
import type { NumberToken } from './tokens.ts'
import { optionsOf, type ValueOption } from './value-option.ts'

/** The size of a serving: its possible readings, and whether it is printed twice. */
export type Serving = {
  readonly options: readonly ValueOption[]
  readonly unit: 'g' | 'ml'
  readonly hasSeveral: boolean
  /** Whether a word says that it is a serving. An amount without one may be the weight of the pack. */
  readonly isNamed: boolean
  /** The readings, in grams or millilitres, that another figure of the label confirms. */
  readonly confirmed: readonly number[]
}

/** Greatest distance of the amount below its name, in text heights. */
const BELOW = 2

const isJustBelow = (amount: PlacedToken, words: readonly PlacedToken[]): boolean => {
  const [first] = words
  const last = words.at(-1)
  if (first === undefined || last === undefined) return false
  const { height } = first.token.strip
  const down = amount.level - first.level
  const isUnder = amount.right > first.left && amount.left < last.right + (last.right - first.left)
  return down > 0.5 * height && down < BELOW * height && isUnder
}

const isAmount = ({ token }: PlacedToken<NumberToken>): boolean =>
  token.unit === 'g' || token.unit === 'ml' || (token.unit === null && /\d9$/.test(token.digits))

/** Rows between the amount of a serving and the energy, at most. */
const ROWS_ABOVE = 5
/** Words beside the amount of a serving: "Per 1 tbsp (14 g)". */
const measureWords = new Set([
  ...['per', 'pour', 'por', 'pro', 'par', 'cup', 'cups', 'tbsp', 'tsp', 'tasse', 'cuillere', 'serving', 'portion'],
  ...['slice', 'slices', 'piece', 'pieces', 'bottle', 'can', 'bar', 'cookie', 'cookies', 'square', 'about', 'saji'],
])
/** Words beside the weight of a pack. */
const netWords = /^(?:net|poids|peso|weight|wt)/

/** Names of rows that are no nutrients. */
const aboutServings = /erving|sajian|amount|daily|percent/
const textOf = (words: NamedSpan['words']): string => lettersOf(words.map(({ token }) => token.text).join(''))

type ServingLine = { readonly amounts: readonly PlacedToken<NumberToken>[]; readonly isNamed: boolean }

/**
 * Amounts above the energy on rows without a nutrient, if all are equal: "Per 1 tbsp (14 g) / pour 1 c. à soupe (14 g)".
 */
function amountsAbove(rows: readonly Row[], spans: readonly NamedSpan[]): ServingLine {
  const energy = spans.find(({ name }) => name === 'energy')
  if (energy === undefined) return { amounts: [], isNamed: false }
  const first = Math.max(0, energy.row - ROWS_ABOVE)
  const found = rows.slice(first, energy.row + 1).flatMap((whole, index) => {
    // On a tabular label nutrients stand at the right of the serving and of the calories.
    const nutrients = spans.filter(
      ({ name, row, words }) => row === first + index && name !== 'serving' && !aboutServings.test(textOf(words)),
    )
    const edge = Math.min(...nutrients.map(({ words: [word] }) => word?.left ?? Number.POSITIVE_INFINITY))
    const row = whole.filter(({ left }) => left < edge)
    const words = row.flatMap(({ token }) => (token.kind === 'word' ? [lettersOf(token.text)] : []))
    if (words.some((word) => netWords.test(word))) return []
    return row
      .filter(isNumber)
      .filter(({ token }) => token.unit === 'g' || token.unit === 'ml')
      .map((amount) => ({ amount, isNamed: words.some((word) => measureWords.has(word)) }))
  })
  const isOne = new Set(found.map(({ amount: { token } }) => `${token.digits} ${token.unit}`)).size === 1
  return isOne
    ? { amounts: found.map(({ amount }) => amount), isNamed: found.some(({ isNamed }) => isNamed) }
    : { amounts: [], isNamed: false }
}

/** Grams of an ounce and millilitres of a fluid ounce. */
const OUNCE = { g: 28.35, ml: 29.57 } as const
/** A household measure is given to the tenth of an ounce, and grams are rounded from it or it from them. */
const OUNCE_HALF = 0.06

/** The numbers that are followed by "oz" or "fl oz". */
const ouncesIn = (row: Row): readonly number[] =>
  row.flatMap((placed, index) => {
    if (!isNumber(placed) || placed.token.unit !== null) return []
    const next = row[index + 1]
    const letters = next?.token.kind === 'word' ? lettersOf(next.token.text) : ''
    const digits = placed.token.digits.replace(',', '.')
    const isOunce = /^(?:fl)?oz/.test(letters) || (letters === 'z' && /[oO]$/.test(digits)) || letters === 'fl'
    const value = Number(digits.replace(/[oO]$/, letters === 'z' ? '' : '0'))
    return isOunce && Number.isFinite(value) ? [value] : []
  })

/** How far servings times their size may be from the net weight. */
const NET_SHARE = 0.06

/**
 * The sizes of a serving that the label confirms: it is printed twice, beside the same amount in ounces, or times the
 * number of servings it is the net weight.
 */
function confirmedSizes(
  amounts: readonly PlacedToken<NumberToken>[],
  rows: readonly Row[],
  spans: readonly NamedSpan[],
): readonly number[] {
  const numberOf = ({ token }: PlacedToken<NumberToken>): number => Number(token.digits.replace(',', '.'))
  const counts = spans.flatMap(({ words, numbers, row }) => {
    const text = textOf(words)
    if (!/^(?:servings|sajian|portions)/.test(text)) return []
    return [...numbers, ...(rows[row] ?? []).filter(isNumber)].filter(({ token }) => token.unit === null).map(numberOf)
  })
  const weights = rows.flatMap((row) => {
    const text = lettersOf(row.map(({ token }) => (token.kind === 'word' ? token.text : '')).join(''))
    return /netw|poidsnet|netcontents/.test(text)
      ? row.filter(isNumber).filter(({ token }) => token.unit === 'g' || token.unit === 'ml')
      : []
  })
  return amounts.flatMap((amount) => {
    const value = numberOf(amount)
    const unit = amount.token.unit
    if (!Number.isFinite(value) || (unit !== 'g' && unit !== 'ml')) return []
    const isTwice = amounts.some((other) => other !== amount && numberOf(other) === value && other.token.unit === unit)
    const row = rows.find((members) => members.includes(amount)) ?? []
    const isInOunces = ouncesIn(row).some((ounces) => {
      const [low, high] = [(ounces - OUNCE_HALF) * OUNCE[unit], (ounces + OUNCE_HALF) * OUNCE[unit]]
      return value >= Math.floor(low) && value <= Math.ceil(high)
    })
    const isNet = weights.some(
      (weight) =>
        weight.token.unit === unit &&
        counts.some((count) => Math.abs(count * value - numberOf(weight)) <= NET_SHARE * numberOf(weight)),
    )
    return isTwice || isInOunces || isNet ? [value] : []
  })
}

/** The grams or millilitres of a serving, which are printed in brackets after its household measure. */
export function servingOf(rows: readonly Row[], spans: readonly NamedSpan[]): Serving {
  const all = rows.flat().filter(isNumber).filter(isAmount)
  const own = spans
    .filter(({ name }) => name === 'serving')
    .flatMap(({ numbers, words }) => {
      const beside = numbers.filter(isAmount)
      return beside.length > 0 ? beside : all.filter((amount) => isJustBelow(amount, words))
    })
  const above = own.length > 0 ? null : amountsAbove(rows, spans)
  const amounts = above?.amounts ?? own
  const units = new Set(amounts.flatMap(({ token }) => (token.unit === 'g' || token.unit === 'ml' ? [token.unit] : [])))
  return {
    options: amounts.flatMap((amount) => optionsOf(amount, 'grams')).filter(({ value }) => value > 0),
    unit: units.has('ml') && !units.has('g') ? 'ml' : 'g',
    hasSeveral: units.size > 1 || new Set(amounts.map(({ token }) => token.digits)).size > 1,
    isNamed: above === null || above.isNamed,
    confirmed: confirmedSizes(amounts, rows, spans),
  }
}
