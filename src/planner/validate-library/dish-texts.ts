import type { UnitSystem } from '#domain/unit-system.ts'
import type { Cooked } from '#planner/derive/variant.ts'
import { dishBlurb, dishTip, dishTitle } from '#planner/wording/dish-words.ts'
import { say } from '#planner/wording/say.ts'

/** The steps of a dish without the sentences that its facts add. */
export const stepTexts = (dish: Cooked, units: UnitSystem = 'metric'): readonly string[] =>
  dish.recipe.steps.map((step) => say(step.text, { dish, units, step }))

/** All texts of a dish: title, blurb, tip and steps. */
export const textsOf = (dish: Cooked, units: UnitSystem = 'metric'): readonly string[] => [
  dishTitle(dish),
  dishBlurb(dish),
  dishTip(dish, units),
  ...stepTexts(dish, units),
]
