import type { Hero } from '#domain/funnel/hero.ts'
import { createStore } from './store.ts'

/**
 * The answers as they will be if the visitor continues with the current input; null if there is none. For computing the
 * forecast before the press and for what the table answers while somebody types; never stored.
 */
export const likelyHero = createStore<Hero | null>(null)
