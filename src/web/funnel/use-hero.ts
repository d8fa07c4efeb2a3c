import type { Hero } from '#domain/hero/hero.ts'
import { heroStore } from '#web/device/hero-store.ts'
import { useStore } from '#web/device/store.ts'

/** The answers so far; while a prerendered page is taken over, a visitor who has not begun. */
export const useHero = (): Hero => useStore(heroStore)
