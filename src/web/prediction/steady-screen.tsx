import { Heading } from '#web/ui/heading.tsx'
import { Note } from '#web/ui/note.tsx'
import type { ForecastContext } from './forecast-context.ts'
import { Advisories, EnergyFacts } from './forecast-notes.tsx'
import sheet from './forest-sheet.module.css'
import styles from './prediction.module.css'
import { steadyFacts } from './prediction-text.ts'
import { advisoryWords, predictionWords } from './prediction-words.ts'
import { type SteadyForecast, steadyText } from './steady-text.ts'
import { WeightRange } from './weight-range.tsx'

type SteadyScreenProps = {
  readonly forecast: SteadyForecast
  readonly context: ForecastContext
  /** The answer to the health question calls for a doctor's advice first. */
  readonly isAdvised: boolean
}

/** The screen for visitors with no weight to lose: their weight, what it means, and the energy that maintains it. */
export function SteadyScreen({ forecast, context, isAdvised }: SteadyScreenProps) {
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
      <Note>
        <p>{note}</p>
        {/* The note sends to a doctor already; only what else to ask there is added. */}
        {forecast.code === 'UNDERWEIGHT_NOW' && forecast.advisories.includes('VERY_OUT_OF_BREATH') && (
          <p>{advisoryWords.VERY_OUT_OF_BREATH}</p>
        )}
      </Note>
      {forecast.code !== 'UNDERWEIGHT_NOW' && (
        <>
          <Advisories advisories={forecast.advisories} isAdvised={isAdvised} />
          <EnergyFacts facts={steadyFacts(forecast)} />
        </>
      )}
    </>
  )
}
