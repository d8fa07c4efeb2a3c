import type { Hero } from '#domain/funnel/hero.ts'
import { heroFrom } from '#domain/hero/read-hero.ts'
import { type UnitSystem, unitSystems } from '#domain/unit-system.ts'

/** A person's record as a mailed link brings it back, and whether there is a plan to open. */
export type Resumed = {
  readonly hero: Hero
  readonly units: UnitSystem
  readonly token: string
  readonly access: 'full' | 'preview'
}

/** A foreign reply as a record to go on with; null where it is none. */
export function resumedFrom(reply: unknown): Resumed | null {
  if (typeof reply !== 'object' || reply === null || !('hero' in reply && 'units' in reply && 'token' in reply))
    return null
  const hero = heroFrom(reply.hero)
  const units = unitSystems.find((system) => system === reply.units)
  if (hero.gender === '' || units === undefined || typeof reply.token !== 'string') return null
  const access = 'access' in reply && reply.access === 'full' ? 'full' : 'preview'
  return { hero, units, token: reply.token, access }
}
