import { Advisories } from '#web/prediction/advisories.tsx'
import { EnergyFacts } from '#web/prediction/energy-facts.tsx'
import styles from '#web/prediction/prediction.module.css'
import type { Telling } from '#web/prediction/telling.ts'
import { WeightRange } from '#web/prediction/weight-range.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { Note } from '#web/ui/note.tsx'
import { predictionWords, steadyFacts } from '#web/words/prediction.ts'
import { type SteadyForecast, steadyWords } from '#web/words/prediction-steady.ts'

/** No weight to lose: where the person is, what that means, and the energy that holds it. */
export function SteadyScreen({ forecast, telling }: { forecast: SteadyForecast; telling: Telling }) {
  const { heading, lead, note } = steadyWords(forecast, telling)
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
