import { eaterCounts } from '#domain/answers/eaters.ts'
import { type Usage, unitsIn } from '#domain/usage.ts'
import type { Variant, VariantLine } from '#planner/derive/variant.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import { displayedAmount } from '#planner/kitchen-units/displayed-amount.ts'
import { gramsPer } from '#planner/kitchen-units/grams-per.ts'
import { lineText } from '#planner/kitchen-units/line-text.ts'
import { type Recipe, usualPortionSteps } from '#planner/recipe.ts'

/** A usage for each system of units. */
const usages = ['metric-GB', 'imperial-US'] as const satisfies readonly Usage[]

const FRACTION = '[¼⅓½⅔¾]'
/** The amounts that scales, jugs, a set of spoons, a set of cups and a knife can measure. */
const measurable = {
  metric: [/^[1-9]\d{0,2}\u202fg$/, /^[1-9]\d?(?:\.\d{1,2})?\u202f(?:kg|l)$/, /^(?:[3-9]0|[3-9]5|[1-9]\d0)\u202fml$/],
  imperial: [
    /^(?:[¼½¾]|[1-3][¼½¾]?|[4-9]½?|1[01]½?|1[2-5])\u202foz$/,
    /^\d+\u202flb(?: (?:[1-9]|1[0-5])\u202foz)?$/,
    new RegExp(`^(?:[¼⅓½⅔¾]|[1-4]${FRACTION}?|[5-9]½?|1[01]½?|[12]\\d) cups?$`),
  ],
  both: [
    /^(?:[⅛¼½¾]|1[¼½¾]?|2½?|4|5) tsp$/,
    /^(?:[1-4]½?|[5-7]) tbsp$/,
    /^[1-3] pinch(?:es)?$/,
    /^(?:[1-9]|1\d|2[0-4])(?: (?:leaf|leaves|sprigs?|pods?|spears?|wedges?|strips?))?$/,
    /^(?:½|[12]½?|[34]½?) (?:handfuls?|knobs?)$/,
    /^(?:½|[1-5]½?|[6-9]|1\d|2[0-4]) (?:cloves?|slices?|stalks?|fillets?|steaks?|rashers?|sheets?|shots?|squares?)$/,
    /^(?:[¼½¾]|[12][¼½¾]?|[3-5]½?|[6-9]|1\d|2[0-4])(?: (?:small|medium|large|heads?|bunch(?:es)?|blocks?|cans?|tins?|pack(?:et|age)s?|pouch(?:es)?|punnets?|box(?:es)?))?$/,
  ],
} as const

/** Grams below which the exact amount is a matter of taste. */
const TO_TASTE = 9

/**
 * Checks that a displayed amount is measurable and close to the intended one: to half an egg, 35 % below 30 g, 25 %
 * above.
 */
function problemOf(line: VariantLine, factor: number, usage: Usage): string | null {
  const { amount, name } = lineText(line, factor, usage)
  if (![...measurable[unitsIn(usage)], ...measurable.both].some((rule) => rule.test(amount)))
    return `reads "${amount} ${name}", which no cook can measure; show other units, or grams`
  const { qty, unit } = displayedAmount(line, factor, unitsIn(usage))
  const food = ingredient(line.id)
  if (food.kind === 'EGG' && unit !== 'g' && unit !== 'ml' && qty % 0.5 !== 0)
    return `reads "${amount} ${name}"; an egg is whole or half`
  const meant = line.g * (line.fixed === true ? 1 : factor)
  const each = gramsPer(food, unit) ?? Number.NaN
  const toTheHalf = food.kind === 'EGG' && unit !== 'g' ? each / 4 : 0
  const isNear = Math.abs(qty * each - meant) <= Math.max(toTheHalf, (meant < 30 ? 0.35 : 0.25) * meant)
  return isNear || meant < TO_TASTE
    ? null
    : `reads "${amount} ${name}", which is ${Math.round(qty * each)} g and not ${Math.round(meant)} g`
}

/** The first wrong amount of each line, over all portions and numbers of people. */
export function amountProblems(recipe: Recipe, dishes: readonly Variant[]): readonly string[] {
  const { portionSteps = usualPortionSteps, servings } = recipe
  const factors = [
    ...new Set(portionSteps.flatMap((portion) => eaterCounts.map((people) => (portion * people) / servings))),
  ]
  const lines = new Map(
    dishes.flatMap(({ lines }) =>
      lines.map((line) => [JSON.stringify([line.id, line.g, line.show, line.fixed]), line] as const),
    ),
  )
  return [...lines.values()].flatMap((line) => {
    for (const factor of factors) {
      for (const usage of usages) {
        const problem = problemOf(line, factor, usage)
        if (problem !== null) return [`${line.id}, where ${factor} of the recipe is cooked, ${problem}`]
      }
    }
    return []
  })
}
