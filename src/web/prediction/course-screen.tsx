import { Heading } from '#web/ui/heading.tsx'
import { Note } from '#web/ui/note.tsx'
import { ForecastChart } from './forecast-chart.tsx'
import type { ForecastContext } from './forecast-context.ts'
import { Advisories, EnergyFacts, WhySlower } from './forecast-notes.tsx'
import { type CourseForecast, headlineOf } from './headline.ts'
import styles from './prediction.module.css'
import { advertText, courseFacts, goalText, headingText, leadText, predictionWords } from './prediction-words.ts'

/** A forecast with a curve: what is possible, what is usual, and what it takes. */
export function CourseScreen({ forecast, context }: { forecast: CourseForecast; context: ForecastContext }) {
  const headline = headlineOf(forecast)
  const goal = goalText(forecast, headline, context)
  const [before, span, after] = headingText(headline, context)
  return (
    <>
      <div className={styles.top}>
        {/* The weight stays on the page: a title shows up in tabs, histories and screen shares. */}
        <Heading title={predictionWords.title} lead={leadText(forecast, headline, context)}>
          {before}
          <span className={styles.span}>{span}</span>
          {after}
        </Heading>
      </div>
      <ForecastChart forecast={forecast} headline={headline} context={context} />
      <WhySlower adverts={advertText(forecast, context)} />
      {goal !== null && <Note>{goal}</Note>}
      <Advisories advisories={forecast.advisories} />
      <EnergyFacts facts={courseFacts(forecast, context)} />
    </>
  )
}
