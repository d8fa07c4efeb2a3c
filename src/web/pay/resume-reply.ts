import type { Hero } from '#domain/hero/hero.ts'
import { heroFrom } from '#domain/hero/read-hero.ts'
import { type UnitSystem, unitSystems } from '#domain/units.ts'

/** A person's record as a mailed link brings it back. */
export type Resumed = { readonly hero: Hero; readonly units: UnitSystem; readonly token: string }

/** A foreign reply as a record to go on with; null where it is none. */
export function resumedFrom(reply: unknown): Resumed | null {
  if (typeof reply !== 'object' || reply === null || !('hero' in reply && 'units' in reply && 'token' in reply))
    return null
  const hero = heroFrom(reply.hero)
  const units = unitSystems.find((system) => system === reply.units)
  if (hero.gender === '' || units === undefined || typeof reply.token !== 'string') return null
  return { hero, units, token: reply.token }
}
