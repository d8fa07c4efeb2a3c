import { Advisories } from '#web/prediction/advisories.tsx'
import { EnergyFacts } from '#web/prediction/energy-facts.tsx'
import { ForecastChart } from '#web/prediction/forecast-chart.tsx'
import { type CourseForecast, headlineOf } from '#web/prediction/headline.ts'
import styles from '#web/prediction/prediction.module.css'
import { WhySlower } from '#web/prediction/why-slower.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { Note } from '#web/ui/note.tsx'
import type { ForecastContext } from './forecast-context.ts'
import { advertText, courseFacts, goalText, headingText, leadText, predictionWords } from './prediction-words.ts'

/** A forecast with a curve: what is possible, what is usual, and what it takes. */
export function CourseScreen({ forecast, telling }: { forecast: CourseForecast; telling: ForecastContext }) {
  const headline = headlineOf(forecast)
  const goal = goalText(forecast, headline, telling)
  return (
    <>
      <div className={styles.top}>
        {/* The weight stays on the page: a title shows up in tabs, histories and screen shares. */}
        <Heading title={predictionWords.title} lead={leadText(forecast, headline, telling)}>
          {headingText(headline, telling)}
        </Heading>
      </div>
      <ForecastChart forecast={forecast} headline={headline} telling={telling} />
      <WhySlower adverts={advertText(forecast, telling)} />
      {goal !== null && <Note>{goal}</Note>}
      <Advisories advisories={forecast.advisories} />
      <EnergyFacts facts={courseFacts(forecast, telling)} />
    </>
  )
}
