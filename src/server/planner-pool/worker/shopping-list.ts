import type { UnitSystem } from '#domain/unit-system.ts'
import type { Rules } from '#planner/derive/diet-rules.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import { boughtWhole } from '#planner/kitchen-units/bought-whole.ts'
import { type ShoppingLine, shoppingLines } from '#planner/kitchen-units/shopping-lines.ts'
import { relaxedCook } from '#planner/plan/search/relaxed-rules.ts'
import type { Planned, ShoppingAisle } from '#server/planner-pool/planner-pool.ts'
import { aisleWords } from '#server/planner-pool/words/aisles.ts'
import { labelNote } from './label-note.ts'
import { needText } from './need-text.ts'
import { shoppingNeeds } from './shopping-needs.ts'

const counted = ['piece', 'small', 'medium', 'large'] as const

/** "1 bag" of carrots, "2 bunches" of spring onions: what can be counted is many in its pack. */
function nameOf({ id, name, packs }: ShoppingLine): string {
  const { grams, plural } = ingredient(id)
  const isMany = packs !== undefined && packs.unit !== 'piece' && packs.unit !== 'head'
  return isMany && counted.some((unit) => unit in grams) ? plural : name
}

function lineView(line: ShoppingLine, rules: Rules, units: UnitSystem): ShoppingAisle['lines'][number] {
  const { id, buy, grams, staple } = line
  return { id, name: nameOf(line), buy, need: needText(id, grams, units), staple, label: labelNote(id, rules) }
}

/** What to buy for a week, aisle by aisle in the order of a usual round through the shop. */
export function shoppingList(planned: Planned, eaters: number, units: UnitSystem): readonly ShoppingAisle[] {
  const rules = relaxedCook(planned.request.cook, planned.plan.relaxed)
  const lines = shoppingLines(boughtWhole(shoppingNeeds(planned, eaters)))
  return [...Map.groupBy(lines, ({ aisle }) => aisle)].map(([aisle, inAisle]) => ({
    aisle: aisleWords[aisle],
    lines: inAisle.map((line) => lineView(line, rules, units)),
  }))
}
