import type { UnitSystem } from '#domain/unit-system.ts'
import type { Cooked } from '#planner/derive/variant.ts'
import { say } from './say.ts'

/** The title of a dish with its swaps. */
export const dishTitle = (dish: Cooked): string => say(dish.recipe.title, { dish, units: 'metric' })

/** The blurb of a dish with its swaps. */
export const dishBlurb = (dish: Cooked): string => say(dish.recipe.blurb, { dish, units: 'metric' })

/** The tip of a dish with its swaps; empty if it has none. */
export const dishTip = (dish: Cooked, units: UnitSystem): string => say(dish.recipe.tip ?? '', { dish, units })
