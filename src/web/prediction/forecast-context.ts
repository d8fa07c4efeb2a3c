import type { Hero } from '#domain/funnel/hero.ts'
import type { IsoDate } from '#domain/time.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { type Kg, kg } from '#domain/units.ts'
import { eventNames } from '#web/words/events.ts'

/** What the words about a forecast need to know besides the forecast. */
export type ForecastContext = {
  readonly today: IsoDate
  readonly units: UnitSystem
  readonly weight: Kg
  readonly goal: Kg
  /** The event as it is spoken of, such as "the wedding"; null where there is none. */
  readonly event: string | null
}

/** Of a record that has a weight and a goal; weights that are missing are not a number. */
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
