import { physicalActivity } from '#domain/body/activity.ts'
import { type BalancedBody, balancedBody } from '#domain/body/balanced-body.ts'
import type { Person, Wish } from '#domain/body/safety-gate.ts'
import { type Forecast, forecast } from '#domain/forecast/forecast.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { eventDayOf } from '#domain/funnel/path.ts'
import { daysBetween, type IsoDate } from '#domain/time.ts'
import { cm, type Days, days, kg, years } from '#domain/units.ts'

export type HeroForecast = Forecast | 'incomplete'

/** Days until the event that the person named; null if there is none, or if its day is not a date. */
function eventIn(hero: Hero, today: IsoDate): { readonly inDays: Days } | null {
  const day = eventDayOf(hero)
  const count = day === undefined ? null : daysBetween(today, day)
  return count === null ? null : { inDays: days(count) }
}

function question(hero: Hero, today: IsoDate): { person: Person; wish: Wish } | null {
  const { gender, age, height, weight, goalWeight } = hero
  if (gender === '' || age === undefined || height === undefined) return null
  if (weight === undefined || goalWeight === undefined) return null
  const { typicalDay, workScheduleLike, oftenExercise, feelAfterTakingStairs } = hero
  const activity = { typicalDay, workScheduleLike, oftenExercise, feelAfterTakingStairs }
  return {
    person: { sex: gender, age, height: cm(height), weight: kg(weight), activity },
    wish: { goalWeight: kg(goalWeight), event: eventIn(hero, today) },
  }
}

/** The body that a record describes, in energy balance; null if answers are missing. Independent of any date. */
export function heroBody(hero: Hero): BalancedBody | null {
  const asked = question(hero, '')
  if (asked === null) return null
  const { sex, age, height, weight, activity } = asked.person
  return balancedBody({ sex, age: years(age), height, weight }, physicalActivity(activity))
}

let known: { readonly asked: string; readonly forecast: Forecast } | null = null

/**
 * The forecast for a record, counted from today. The same input is computed only once and returns the same object;
 * answers that do not affect the body are not part of the input.
 */
export function heroForecast(hero: Hero, today: IsoDate): HeroForecast {
  const asking = question(hero, today)
  if (asking === null) return 'incomplete'
  const asked = JSON.stringify(asking)
  if (known?.asked !== asked) known = { asked, forecast: forecast(asking.person, asking.wish) }
  return known.forecast
}
