import type { Hero } from '#domain/funnel/hero.ts'
import type { IsoDate } from '#domain/time.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { type Kg, kg } from '#domain/units.ts'
import { eventNames } from '#web/words/event-words.ts'

/** The data that the texts about a forecast need in addition to the forecast itself. */
export type ForecastContext = {
  readonly today: IsoDate
  readonly units: UnitSystem
  readonly weight: Kg
  readonly goal: Kg
  /** The event as named within a sentence, such as "the wedding"; null if there is none. */
  readonly event: string | null
}

/** The context of a record with a weight and a goal; missing weights become NaN. */
export function forecastContext(hero: Hero, today: IsoDate, units: UnitSystem): ForecastContext {
  const { weight = Number.NaN, goalWeight = Number.NaN, importantEventComingUp: event } = hero
  return {
    today,
    units,
    weight: kg(weight),
    goal: kg(goalWeight),
    event: event === undefined || event === 'NO_EVENTS' ? null : eventNames[event],
  }
}
