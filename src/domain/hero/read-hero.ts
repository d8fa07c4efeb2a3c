import { freshHero, type Hero } from '#domain/funnel/hero.ts'
import { isHeroKey, isValidAnswer } from './answer-rules.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The keys of a foreign record that a hero may not hold, or not with that value. Null where it is no record at all. */
export function wrongKeys(record: unknown): readonly string[] | null {
  if (!isRecord(record)) return null
  const wrong = Object.entries(record).flatMap(([key, value]) =>
    isHeroKey(key) && isValidAnswer(key, value) ? [] : [key],
  )
  return 'gender' in record ? wrong : [...wrong, 'gender']
}

/** A stored record of any origin, as a hero: what does not belong is left out, what is no record is a fresh visitor. */
export function heroFrom(record: unknown): Hero {
  const wrong = wrongKeys(record)
  if (wrong === null || !isRecord(record)) return freshHero
  const kept = Object.entries(record).filter(([key]) => !wrong.includes(key))
  // The rules of the journey have accepted every entry that is left.
  return { ...freshHero, ...Object.fromEntries(kept) } as Hero
}

/** The hero in a stored text; text that cannot be read is a fresh visitor. */
export function readHero(stored: string | null): Hero {
  if (stored === null) return freshHero
  try {
    return heroFrom(JSON.parse(stored))
  } catch {
    return freshHero
  }
}
