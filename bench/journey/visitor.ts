import type { Hero } from '#domain/funnel/hero.ts'
import { exampleHero } from '#domain/hero/hero.example.ts'
import { MS_PER_DAY } from '#domain/time.ts'

const EVENT_IN_DAYS = 150

/** A person who has answered everything, with an event in the future. */
export const visitor = {
  ...exampleHero,
  eventDate: new Date(Date.now() + EVENT_IN_DAYS * MS_PER_DAY).toISOString().slice(0, 10),
} as const satisfies Hero
