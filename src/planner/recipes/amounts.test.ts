import { expect, test } from 'vitest'
import { eaterCounts } from '#domain/answers/eaters.ts'
import { everyVariant } from '#planner/derive/every-variant.example.ts'
import type { VariantLine } from '#planner/derive/variant.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import { displayedAmount } from '#planner/kitchen-units/displayed-amount.ts'
import { gramsPer } from '#planner/kitchen-units/grams-per.ts'
import { lineText } from '#planner/kitchen-units/line-text.ts'
import { usualPortionSteps } from '#planner/recipe.ts'

const systems = ['metric', 'imperial'] as const

type WrittenLine = { readonly recipe: string; readonly line: VariantLine; readonly factor: number }

/** Each line of each dish for every portion and every number of people, once. */
const everyLine: readonly WrittenLine[] = [
  ...new Map(
    everyVariant.flatMap(({ recipe, lines }) =>
      lines.flatMap((line) =>
        (recipe.portionSteps ?? usualPortionSteps).flatMap((portion) =>
          eaterCounts.map((people) => {
            const factor = (portion * people) / recipe.servings
            const { id, g, show, fixed } = line
            return [JSON.stringify([id, g, show, fixed, factor]), { recipe: recipe.id, line, factor }] as const
          }),
        ),
      ),
    ),
  ).values(),
]

const FRACTION = '[¼⅓½⅔¾]'
/** What scales, jugs, a ring of spoons, a set of cups and a knife can give. */
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
    /^(?:[¼½¾]|[12][¼½¾]?|[3-5]½?|[6-9]|1\d|2[0-4])(?: (?:small|medium|large|heads?|bunch(?:es)?|blocks?|cans?|tins?|packets?|pouch(?:es)?|punnets?))?$/,
  ],
} as const

test.each(systems)('there is no amount that no cook can measure (%s)', (system) => {
  const rules = [...measurable[system], ...measurable.both]
  const odd = everyLine.flatMap(({ recipe, line, factor }) => {
    const { amount, name } = lineText(line, factor, system)
    return rules.some((rule) => rule.test(amount)) ? [] : [`${recipe} times ${factor}: ${amount} ${name}`]
  })
  expect(odd).toEqual([])
})

test('an egg is whole or half', () => {
  const odd = everyLine.flatMap(({ recipe, line, factor }) => {
    const { qty, unit } = displayedAmount(line, factor, 'metric')
    return ingredient(line.id).kind === 'EGG' && unit !== 'g' && unit !== 'ml' && qty % 0.5 !== 0 ? [recipe] : []
  })
  expect(odd).toEqual([])
})

/** Grams up to which a pinch more is a matter of taste. */
const TO_TASTE = 9

test.each(systems)(
  'a displayed amount is near the intended one: to the half egg, a third of a little, a quarter of much (%s)',
  (system) => {
    const far = everyLine.flatMap(({ recipe, line, factor }) => {
      const meant = line.g * (line.fixed === true ? 1 : factor)
      const { qty, unit } = displayedAmount(line, factor, system)
      const food = ingredient(line.id)
      const each = gramsPer(food, unit) ?? Number.NaN
      const written = qty * each
      const toTheHalf = food.kind === 'EGG' && unit !== 'g' ? each / 4 : 0
      const slack = Math.max(toTheHalf, (meant < 30 ? 0.35 : 0.25) * meant)
      const isNear = Math.abs(written - meant) <= slack
      return isNear || meant < TO_TASTE
        ? []
        : [`${recipe}: ${qty} ${unit} of ${line.id} is ${written} g, not ${meant} g`]
    })
    expect(far).toEqual([])
  },
)
