import { Heading } from '#web/ui/heading.tsx'
import { Note } from '#web/ui/note.tsx'
import type { ForecastContext } from './forecast-context.ts'
import { Advisories, EnergyFacts } from './forecast-notes.tsx'
import sheet from './forest-sheet.module.css'
import styles from './prediction.module.css'
import { steadyFacts } from './prediction-text.ts'
import { predictionWords } from './prediction-words.ts'
import { type SteadyForecast, steadyText } from './steady-text.ts'
import { WeightRange } from './weight-range.tsx'

/** The screen for visitors with no weight to lose: their weight, what it means, and the energy that maintains it. */
export function SteadyScreen({ forecast, context }: { forecast: SteadyForecast; context: ForecastContext }) {
  const { heading, lead, note } = steadyText(forecast, context)
  return (
    <>
      <div className={styles.top}>
        <Heading title={predictionWords.title} lead={lead}>
          {heading}
        </Heading>
      </div>
      <div className={sheet.sheet}>
        <WeightRange healthy={forecast.healthy} context={context} />
      </div>
      <Note>{note}</Note>
      <Advisories advisories={forecast.advisories} />
      {forecast.code !== 'UNDERWEIGHT_NOW' && <EnergyFacts facts={steadyFacts(forecast)} />}
    </>
  )
}
