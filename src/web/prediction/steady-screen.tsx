import { Advisories } from '#web/prediction/advisories.tsx'
import { EnergyFacts } from '#web/prediction/energy-facts.tsx'
import styles from '#web/prediction/prediction.module.css'
import { WeightRange } from '#web/prediction/weight-range.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { Note } from '#web/ui/note.tsx'
import type { ForecastContext } from './forecast-context.ts'
import { predictionWords, steadyFacts } from './prediction-words.ts'
import { type SteadyForecast, steadyText } from './steady-words.ts'

/** No weight to lose: where the person is, what that means, and the energy that holds it. */
export function SteadyScreen({ forecast, telling }: { forecast: SteadyForecast; telling: ForecastContext }) {
  const { heading, lead, note } = steadyText(forecast, telling)
  return (
    <>
      <div className={styles.top}>
        <Heading title={predictionWords.title} lead={lead}>
          {heading}
        </Heading>
      </div>
      <WeightRange healthy={forecast.healthy} telling={telling} />
      <Note>{note}</Note>
      <Advisories advisories={forecast.advisories} />
      {forecast.code !== 'UNDERWEIGHT_NOW' && <EnergyFacts facts={steadyFacts(forecast)} />}
    </>
  )
}
