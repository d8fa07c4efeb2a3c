import type { Hero } from '#domain/funnel/hero.ts'
import { createStore } from './store.ts'

/**
 * The answers as they will be if the visitor continues with the current input; null if there is none. For computing the
 * forecast before the press; never stored and never shown.
 */
export const likelyHero = createStore<Hero | null>(null)
