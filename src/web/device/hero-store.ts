import type { Gender } from '#domain/answers/choices.ts'
import { type Answers, freshHero, type Hero } from '#domain/funnel/hero.ts'
import { readHero } from '#domain/hero/read-hero.ts'
import { readEntry, storageKeys, writeEntry, writeTabEntry } from './storage.ts'
import { createStore, useStore } from './store.ts'

export const heroStore = createStore<Hero>(freshHero)

function storeHero(hero: Hero): void {
  writeEntry(storageKeys.hero, JSON.stringify(hero))
  heroStore.set(hero)
}

let opened: Hero = freshHero

/** The answers that the device had when this document was opened. */
export const openedHero = (): Hero => opened

/** Loads the stored answers; a device that has none gets the record of a new visitor. */
export function loadHero(): void {
  const stored = readEntry(storageKeys.hero)
  if (stored === null) storeHero(freshHero)
  else heroStore.set(readHero(stored))
  opened = heroStore.get()
}

/** Follows changes that other tabs write. Call once. */
export function followHero(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === storageKeys.hero) heroStore.set(readHero(event.newValue))
  })
}

export function answer<K extends keyof Answers>(key: K, value: Answers[K]): void {
  storeHero({ ...heroStore.get(), [key]: value })
}

export function chooseGender(gender: Gender): void {
  storeHero({ ...heroStore.get(), gender })
}

/** Replaces the whole record, for example with one that was begun on another device. */
export const replaceHero = (hero: Hero): void => storeHero(hero)

/** The answers so far; while a prerendered page is hydrated, those of a new visitor. */
export const useHero = (): Hero => useStore(heroStore)

/** Resets the record when the guard demands it; the answers so far are set aside for this tab. */
export function resetHero(): void {
  const lost = heroStore.get()
  if (Object.keys(lost).length > 1) writeTabEntry('lostAnswers', JSON.stringify(lost))
  storeHero(freshHero)
}
