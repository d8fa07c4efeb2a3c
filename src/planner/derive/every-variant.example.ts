import { library } from '#planner/recipes/library.ts'
import { everyVariantOf } from './every-variant.ts'
import type { Variant } from './variant.ts'

/** Each variant of every recipe of the library, once. */
export const everyVariant: readonly Variant[] = library.flatMap(everyVariantOf)
