import { type Language, languageIn, marketOf, type Usage, unitsIn } from '#domain/usage.ts'
import { englishFor } from '#planner/foods/american-english.ts'
import type { Ingredient } from '#planner/foods/ingredient.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import type { Amount, Line } from '#planner/recipe.ts'
import { displayedAmount } from './displayed-amount.ts'
import { englishUnitNames } from './english-unit-names.ts'
import { fractionText } from './fractions.ts'
import { spanishAmount, spanishCount } from './spanish-count.ts'
import { spanishLength, withLengths } from './temperature-and-length.ts'
import { volumeText, weightText } from './weighable.ts'

/** A line in three parts, so that a page can style them separately: "2 cups", "kale", "sliced". */
export type LineText = { readonly amount: string; readonly name: string; readonly prep: string }

const sizes = ['small', 'medium', 'large'] as const
const isOneOf = <T extends string>(list: readonly T[], word: string): word is T => list.some((each) => each === word)

function countText({ qty, unit }: Amount, { name, one, plural }: Ingredient, usage: Usage): Omit<LineText, 'prep'> {
  if (unit === 'g') return { amount: weightText(qty, unitsIn(usage)), name }
  if (unit === 'ml') return { amount: volumeText(qty), name }
  const number = fractionText(qty)
  const many = qty > 1
  if (unit === 'piece') return { amount: number, name: many ? plural : one }
  if (isOneOf(sizes, unit)) return { amount: `${number} ${unit}`, name: many ? plural : one }
  // "2 bay leaves", not "2 leaves bay leaf"; but "4 leaves Napa cabbage".
  if (englishFor(usage, name).endsWith(` ${unit}`)) return { amount: number, name: many ? plural : name }
  const isTin = unit === 'can' || unit === 'tin'
  const said = unit === 'tin' && marketOf(usage) === 'US' ? 'can' : unit
  return {
    amount: `${number} ${englishUnitNames[said][many ? 1 : 0]}`,
    // "1 can chickpeas", not "1 can tinned chickpeas".
    name: isTin ? name.replace(/^tinned /, '') : name,
  }
}

/** A preparation for one thing or for several: "{pelada|peladas}, en cubos". */
const inNumber = (prep: string, isSeveral: boolean): string =>
  prep.replace(/\{([^{}|]+)\|([^{}|]+)\}/g, (_, one: string, several: string) => (isSeveral ? several : one))

/**
 * The text of a line of a recipe with its amount multiplied by `factor`, unless the line is fixed. Its preparation is
 * said as it is written, in the language of the recipe.
 */
export function lineText(
  line: Pick<Line, 'id' | 'g' | 'show' | 'prep' | 'fixed'>,
  factor: number,
  usage: Usage,
  language: Language = 'en',
): LineText {
  const amount = displayedAmount(line, factor, unitsIn(usage))
  const prep = line.prep ?? ''
  if (language === 'es') {
    const { isSeveral, ...count } = spanishCount(amount, line.id, usage)
    const said = inNumber(prep, isSeveral)
    // "1 lata de garbanzos, escurridos" says already how they are prepared.
    return { ...count, prep: count.name.endsWith(`, ${said}`) ? '' : withLengths(said, unitsIn(usage), spanishLength) }
  }
  const { amount: count, name } = countText(amount, ingredient(line.id), usage)
  // "chickpeas, drained and patted dry", not "chickpeas, drained, drained and patted dry".
  const bare = /^drained\b/.test(prep) ? name.replace(/, drained$/, '') : name
  return {
    amount: englishFor(usage, count),
    name: englishFor(usage, bare),
    prep: englishFor(usage, withLengths(prep, unitsIn(usage))),
  }
}

/** The amount of so many grams of a food on its own, measured as `show` says: "2 cups". */
export function amountText(line: Pick<Line, 'id' | 'g' | 'show'>, factor: number, usage: Usage): string {
  if (languageIn(usage) === 'en') return lineText(line, factor, usage).amount
  return spanishAmount(displayedAmount(line, factor, unitsIn(usage)), line.id, usage)
}

/** The line as one sentence: "2 cups kale, sliced". */
export function lineSentence(...args: Parameters<typeof lineText>): string {
  const { amount, name, prep } = lineText(...args)
  return `${amount} ${name}${prep === '' ? '' : `, ${prep}`}`
}
