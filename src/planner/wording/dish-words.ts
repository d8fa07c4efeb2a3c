import type { UnitSystem } from '#domain/unit-system.ts'
import type { Cooked } from '#planner/derive/variant.ts'
import { say } from './say.ts'

/** The title of a dish with its swaps, in the English of whoever cooks in these units. */
export const dishTitle = (dish: Cooked, units: UnitSystem = 'metric'): string => say(dish.recipe.title, { dish, units })

/** The blurb of a dish with its swaps. */
export const dishBlurb = (dish: Cooked, units: UnitSystem = 'metric'): string => say(dish.recipe.blurb, { dish, units })

/** The tip of a dish with its swaps; empty if it has none. */
export const dishTip = (dish: Cooked, units: UnitSystem): string => say(dish.recipe.tip ?? '', { dish, units })
