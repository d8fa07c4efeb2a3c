import fc from 'fast-check'
import { choices } from '#domain/answers/choices.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { exampleHero } from '#domain/hero/hero.example.ts'
import { addDays } from '#domain/time.ts'

/** The current day in all examples. */
export const TODAY = '2026-11-21'

const { eventDate: _, ...withoutDay } = exampleHero

/** A visitor without an event who wants to go from 80 to 68 kg. */
export const steadyHero: Hero = { ...withoutDay, importantEventComingUp: 'NO_EVENTS' }

/** The same visitor with a wedding on a day. */
export const brideHero = (eventDate: string): Hero => ({
  ...steadyHero,
  importantEventComingUp: 'WEDDING',
  eventDate,
})

const tenths = (value: number): number => Math.round(value * 10) / 10

/** Any visitor: bodies of every size, goals above and below them, events near, far and past, missing answers. */
export const anyHero: fc.Arbitrary<Hero> = fc
  .record(
    {
      gender: fc.constantFrom(...choices.gender),
      age: fc.constantFrom(...choices.age),
      height: fc.double({ min: 130, max: 230, noNaN: true }).map(tenths),
      index: fc.double({ min: 17, max: 50, noNaN: true }),
      goalShare: fc.double({ min: 0.5, max: 1.1, noNaN: true }),
      event: fc.constantFrom(...choices.importantEventComingUp),
      inDays: fc.integer({ min: -10, max: 760 }),
      typicalDay: fc.constantFrom(...choices.typicalDay),
      workScheduleLike: fc.constantFrom(...choices.workScheduleLike),
      oftenExercise: fc.constantFrom(...choices.oftenExercise),
      feelAfterTakingStairs: fc.constantFrom(...choices.feelAfterTakingStairs),
    },
    { requiredKeys: ['gender', 'age', 'height', 'index', 'goalShare', 'event', 'inDays'] },
  )
  .map(({ index, goalShare, event, inDays, ...answers }) => {
    const weight = tenths(Math.min(300, Math.max(35, index * (answers.height / 100) ** 2)))
    const goalWeight = tenths(weight * goalShare)
    return { ...answers, weight, goalWeight, importantEventComingUp: event, eventDate: addDays(TODAY, inDays) }
  })
