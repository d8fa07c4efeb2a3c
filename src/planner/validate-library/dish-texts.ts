import type { Usage } from '#domain/usage.ts'
import type { Cooked } from '#planner/derive/variant.ts'
import { dishBlurb, dishTip, dishTitle } from '#planner/wording/dish-words.ts'
import { say } from '#planner/wording/say.ts'

/** The steps of a dish without the sentences that its facts add. */
export const stepTexts = (dish: Cooked, usage: Usage = 'metric-GB'): readonly string[] =>
  dish.recipe.steps.map((step) => say(step.text, { dish, usage, step }))

/** All texts of a dish: title, blurb, tip and steps. */
export const textsOf = (dish: Cooked, usage: Usage = 'metric-GB'): readonly string[] => [
  dishTitle(dish),
  dishBlurb(dish),
  dishTip(dish, usage),
  ...stepTexts(dish, usage),
]
