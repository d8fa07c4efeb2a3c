import { eaterCounts } from '#domain/answers/eaters.ts'
import type { IngredientLine } from '#domain/api/member/recipe.ts'
import { localeIn } from '#domain/formats.ts'
import type { Language, Usage } from '#domain/usage.ts'
import { objectionTo, type Rules } from '#planner/derive/diet-rules.ts'
import type { VariantLine } from '#planner/derive/variant.ts'
import { foodKinds } from '#planner/foods/food-kinds.ts'
import { foodName, textIn } from '#planner/foods/food-name.ts'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import { spanishLabels } from '#planner/foods/spanish-labels.ts'
import { lineText } from '#planner/kitchen-units/line-text.ts'
import { groupText } from '#planner/wording/spoken.ts'
import { objectionText } from '#server/planner-pool/words/dish-sentences.ts'

/**
 * An ingredient line as it is read while cooking, with the name in the singular or plural according to the amount.
 * @param timesFor how many times the recipe's amount is needed for 1, 2, ... 6 people
 */
export function ingredientLine(
  line: VariantLine,
  timesFor: (people: number) => number,
  { usage, rules, language }: { readonly usage: Usage; readonly rules: Rules; readonly language: Language },
): IngredientLine {
  const { id, group, optional = false, insteadOf } = line
  const texts = eaterCounts.map((people) => lineText(line, timesFor(people), usage, language))
  const [prep = '', ...others] = texts.map((text) => text.prep)
  return {
    ingredient: id,
    group: group === undefined ? '' : groupText(group, language),
    names: texts.map(({ name }) => name),
    prep,
    ...(others.some((other) => other !== prep) ? { preps: [prep, ...others] } : {}),
    amounts: texts.map(({ amount }) => amount),
    optional,
    insteadOf:
      insteadOf === undefined
        ? null
        : {
            name: foodName(insteadOf.id, usage),
            because: objectionText(insteadOf.objection, localeIn(usage)),
          },
    label: labelNote(id, rules, usage),
  }
}

/** What to look for on the label, for people whom some brands of the food do not suit; empty for everyone else. */
export function labelNote(id: IngredientId, rules: Rules, usage: Usage): string {
  const { label = '', labelFor } = ingredient(id)
  return labelFor.some((kind) => objectionTo(foodKinds[kind], rules) !== null)
    ? textIn(usage, label, spanishLabels[label] ?? label)
    : ''
}
