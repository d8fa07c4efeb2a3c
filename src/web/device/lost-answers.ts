import type { Hero } from '#domain/funnel/hero.ts'
import { readHero } from '#domain/hero/read-hero.ts'
import { replaceHero } from './hero-store.ts'
import { readTabEntry, removeTabEntry } from './storage.ts'

/** The answers that a reset set aside in this tab, or null. */
export function lostHero(): Hero | null {
  const stored = readTabEntry('lostAnswers')
  const hero = readHero(stored)
  return stored === null || hero.gender === '' ? null : hero
}

export function restoreLostHero(): void {
  const hero = lostHero()
  if (hero !== null) replaceHero(hero)
  removeTabEntry('lostAnswers')
}
