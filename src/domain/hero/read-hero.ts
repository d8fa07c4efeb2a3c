import { freshHero, type Hero } from '#domain/funnel/hero.ts'
import { isHeroKey, isValidAnswer } from './answer-rules.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The keys of an untrusted record that a hero may not have, or not with that value. Null if it is not a record. */
export function wrongKeys(record: unknown): readonly string[] | null {
  if (!isRecord(record)) return null
  const wrong = Object.entries(record).flatMap(([key, value]) =>
    isHeroKey(key) && isValidAnswer(key, value) ? [] : [key],
  )
  return 'gender' in record ? wrong : [...wrong, 'gender']
}

/**
 * Parses an untrusted record as a hero: invalid entries are dropped, and anything that is not a record becomes a new
 * visitor.
 */
export function heroFrom(record: unknown): Hero {
  const wrong = wrongKeys(record)
  if (wrong === null || !isRecord(record)) return freshHero
  const kept = Object.entries(record).filter(([key]) => !wrong.includes(key))
  // The rules of the journey have accepted every remaining entry.
  return { ...freshHero, ...Object.fromEntries(kept) } as Hero
}

/** Parses a stored hero; text that cannot be read becomes a new visitor. */
export function readHero(stored: string | null): Hero {
  if (stored === null) return freshHero
  try {
    return heroFrom(JSON.parse(stored))
  } catch {
    return freshHero
  }
}
