import type { Hero, HeroKey } from './hero.ts'
import { type JourneyStep, journey, type Slug, stepOf } from './journey.ts'

/** Whether a step is on this person's path: the day of the event is asked only if there is an event. */
export function isOnPath(step: JourneyStep, hero: Hero): boolean {
  return !('unless' in step) || hero[step.unless.key] !== step.unless.is
}

/** The steps of this person's path, in order. */
export const pathOf = (hero: Hero): readonly JourneyStep[] => journey.filter((step) => isOnPath(step, hero))

/** The key whose answer opens a step: the key of the nearest step before it that has one, or the gender. */
export function keyBefore(slug: Slug, hero: Hero): HeroKey {
  const before = journey.slice(
    0,
    journey.findIndex((step) => step.slug === slug),
  )
  const step = before.findLast((candidate) => 'key' in candidate && isOnPath(candidate, hero))
  return step !== undefined && 'key' in step ? step.key : 'gender'
}

/** The step after this one; null after the last. */
export function nextSlug(slug: Slug, hero: Hero): Slug | null {
  const place = journey.findIndex((step) => step.slug === slug)
  return journey.slice(place + 1).find((step) => isOnPath(step, hero))?.slug ?? null
}

/** Where the back arrow leads: the row's own target, or else the step before; null means home. */
export function backSlug(slug: Slug, hero: Hero): Slug | null {
  const step = stepOf(slug)
  if (step !== undefined && 'back' in step) return step.back
  const place = journey.findIndex((candidate) => candidate.slug === slug)
  return journey.slice(0, place).findLast((candidate) => isOnPath(candidate, hero))?.slug ?? null
}

/** The step that asks for a key; undefined for the gender, which the first page asks for. */
export const slugOfKey = (key: string): Slug | undefined =>
  journey.find((step) => 'key' in step && step.key === key)?.slug

/** The keys that a person on this path must have answered before the email is confirmed. */
export const keysOnPath = (hero: Hero): readonly HeroKey[] => [
  'gender',
  ...pathOf(hero).flatMap((step) => ('key' in step ? [step.key] : [])),
]

/** The day of the event; undefined if none is on this person's path. */
export const eventDayOf = (hero: Hero): string | undefined =>
  keysOnPath(hero).includes('eventDate') ? hero.eventDate : undefined
