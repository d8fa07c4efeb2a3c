import { exampleHero } from '#domain/hero/example-hero.ts'
import type { Hero } from '#domain/hero/hero.ts'

const EVENT_IN_DAYS = 150
const MS_PER_DAY = 86_400_000

/** A person who has answered everything, with an event that is still ahead. */
export const visitor = {
  ...exampleHero,
  eventDate: new Date(Date.now() + EVENT_IN_DAYS * MS_PER_DAY).toISOString().slice(0, 10),
} as const satisfies Hero
