import type { Hero } from '#domain/funnel/hero.ts'
import { createStore } from './store.ts'

/**
 * The answers as they will be if the visitor goes on with what is typed now; null where nothing is known. What they lead
 * to can be computed before the press. Never stored and never shown.
 */
export const likelyHero = createStore<Hero | null>(null)
