import { type Forecast, forecast } from '#domain/forecast/forecast.ts'
import { cm, days, kg } from '#domain/units.ts'
import type { Persona } from './persona.ts'

/** The published model's forecast for this person. */
export function forecastOf(persona: Persona): Forecast {
  const { picks, height, weight, goalWeight, eventInDays } = persona
  const { typicalDay, workScheduleLike, oftenExercise, feelAfterTakingStairs } = picks
  return forecast(
    {
      sex: picks.gender,
      age: picks.age,
      height: cm(height.kept),
      weight: kg(weight.kept),
      activity: { typicalDay, workScheduleLike, oftenExercise, feelAfterTakingStairs },
    },
    { goalWeight: kg(goalWeight.kept), event: eventInDays === null ? null : { inDays: days(eventInDays) } },
  )
}
