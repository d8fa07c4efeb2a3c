import { library } from '#planner/recipes/library.ts'
import { everyVariantOf } from './every-variant.ts'
import type { Variant } from './variant.ts'

/** All different variants of every recipe in the library. */
export const everyVariant: readonly Variant[] = library.flatMap(everyVariantOf)
