import type { Usage } from '#domain/usage.ts'
import type { Cooked } from '#planner/derive/variant.ts'
import { say } from './say.ts'

/** The title of a dish with its swaps, in the English of whoever cooks in these units. */
export const dishTitle = (dish: Cooked, usage: Usage = 'metric-GB'): string => say(dish.recipe.title, { dish, usage })

/** The blurb of a dish with its swaps. */
export const dishBlurb = (dish: Cooked, usage: Usage = 'metric-GB'): string => say(dish.recipe.blurb, { dish, usage })

/** The tip of a dish with its swaps; empty if it has none. */
export const dishTip = (dish: Cooked, usage: Usage): string => say(dish.recipe.tip ?? '', { dish, usage })
