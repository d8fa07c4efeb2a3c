import { type Usage, unitsIn } from '#domain/usage.ts'
import { englishFor } from '#planner/foods/american-english.ts'
import type { Ingredient } from '#planner/foods/ingredient.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import type { Amount, Line } from '#planner/recipe.ts'
import { displayedAmount } from './displayed-amount.ts'
import { englishUnitNames } from './english-unit-names.ts'
import { fractionText } from './fractions.ts'
import { withLengths } from './temperature-and-length.ts'
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
  // "2 bay leaves", not "2 leaves bay leaf".
  if (name.endsWith(` ${unit}`)) return { amount: number, name: many ? plural : name }
  return { amount: `${number} ${englishUnitNames[unit][many ? 1 : 0]}`, name }
}

/** The text of a line of a recipe with its amount multiplied by `factor`, unless the line is fixed. */
export function lineText(
  line: Pick<Line, 'id' | 'g' | 'show' | 'prep' | 'fixed'>,
  factor: number,
  usage: Usage,
): LineText {
  const amount = displayedAmount(line, factor, unitsIn(usage))
  const { amount: count, name } = countText(amount, ingredient(line.id), usage)
  return {
    amount: englishFor(usage, count),
    name: englishFor(usage, name),
    prep: englishFor(usage, withLengths(line.prep ?? '', unitsIn(usage))),
  }
}

/** The same as one sentence: "2 cups kale, sliced". */
export function lineSentence(...args: Parameters<typeof lineText>): string {
  const { amount, name, prep } = lineText(...args)
  return `${amount} ${name}${prep === '' ? '' : `, ${prep}`}`
}
