import { type Usage, unitsIn } from '#domain/usage.ts'
import { asWritten, type Variant } from '#planner/derive/variant.ts'
import { lineSentence } from '#planner/kitchen-units/line-text.ts'
import { type Recipe, usualPortionSteps } from '#planner/recipe.ts'
import { dishBlurb, dishTitle } from '#planner/wording/dish-words.ts'
import { textsOf } from './dish-texts.ts'

const foreign = {
  /** °C in brackets after °F are allowed. */
  imperial:
    /\d[\s\u202f-]?(?:ml|l|cl|g|kg|cm|mm)\b|centimet|millimet|\blit(?:re|er)s?\b|(?<!\()\bgrams?\b|(?<!\()\b\d+\s?°C/i,
  metric: /[\d½¼¾⅓⅔⅛][\s\u202f-]?(?:oz|lb|cups?|inch(?:es)?|°F)\b|\binch|\bounces?\b|\bpints?\b|half-cup/i,
} as const
/** A usage for each system of units. */
const usages = ['metric-GB', 'imperial-US'] as const satisfies readonly Usage[]

/** "Ten-minute soup", "breakfast in eight minutes", "takes six minutes". */
const TOLD_MINUTES = /^(\w+)-minute\b|\b(?:in|takes) (\w+) minutes\b/i
const spelt: Readonly<Record<string, number>> = { five: 5, six: 6, eight: 8, nine: 9, ten: 10, fifteen: 15, twenty: 20 }

function isHasty(text: string, total: number): boolean {
  const [, first, second] = TOLD_MINUTES.exec(text) ?? []
  const word = (first ?? second ?? '').toLowerCase()
  return (spelt[word] ?? Number.parseInt(word, 10)) < total
}

/** A number of pieces that is true only for the written servings. */
const cut = /\b(?:two|three|four|six|eight|\d+) (?:\w+ )?(?:slabs|pieces|slices|strips|batons)\b/

/** The problems with how a recipe measures: its words in both systems, its minutes and its pieces. */
export function unitProblems(recipe: Recipe, dishes: readonly Variant[]): readonly string[] {
  const { ingredients, minutes, portionSteps = usualPortionSteps } = recipe
  const written = asWritten(recipe)
  const lines = ingredients.flatMap((line) => [line, ...(line.swaps ?? [])])
  const sentences = (usage: Usage) => lines.map((line) => lineSentence(line, 1, usage))
  return [
    ...usages.flatMap((usage) =>
      [...new Set([...sentences(usage), ...[written, ...dishes].flatMap((dish) => textsOf(dish, usage))])]
        .filter((text) => foreign[unitsIn(usage)].test(text))
        .map((text) => `in ${unitsIn(usage)} units it reads: ${text}`),
    ),
    ...[dishTitle(written), dishBlurb(written)]
      .filter((text) => isHasty(text, minutes.total))
      .map((text) => `it promises fewer minutes than the dish takes: ${text}`),
    ...lines
      .filter(({ prep = '' }) => cut.test(prep) && !prep.includes('each'))
      .map(
        ({ id, prep }) => `${id} is cut into a number of pieces that is right only for the written servings: ${prep}`,
      ),
    ...(ingredients.some(({ id }) => /\b(?:bun|bagel)\b/.test(id)) &&
    portionSteps.some((portion) => !Number.isInteger(portion * 2))
      ? ['a portion comes to three quarters of a bun: portionSteps must have only halves']
      : []),
  ]
}
