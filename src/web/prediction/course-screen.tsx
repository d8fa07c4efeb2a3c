import type { CSSProperties } from 'react'
import { Heading } from '#web/ui/heading.tsx'
import { ShareForecast } from './card/share-forecast.tsx'
import { ForecastChart } from './forecast-chart.tsx'
import type { ForecastContext } from './forecast-context.ts'
import { Advisories, EnergyFacts, GoalNote, WhySlower } from './forecast-notes.tsx'
import sheet from './forest-sheet.module.css'
import { type CourseForecast, headlineOf } from './headline.ts'
import styles from './prediction.module.css'
import { advertText, courseFacts, eventText, goalDays, goalText, headingText, leadText } from './prediction-text.ts'
import { predictionWords } from './prediction-words.ts'

type CourseScreenProps = {
  readonly forecast: CourseForecast
  readonly context: ForecastContext
  /** The answer to the health question calls for a doctor's advice first. */
  readonly isAdvised: boolean
}

/** A forecast with a curve: where people end up, the plan kept every day, and the energy it takes. */
export function CourseScreen({ forecast, context, isAdvised }: CourseScreenProps) {
  const headline = headlineOf(forecast)
  const [before, span, after] = headingText(headline, context)
  return (
    <>
      <div className={`${styles.top} ${styles.course}`}>
        {/* The title does not name the weight, as titles show up in tabs, histories and screen shares. */}
        <Heading title={predictionWords.title} lead={leadText(forecast, headline, context)}>
          {before}
          <span className={styles.span} style={{ '--signs': span.length } as CSSProperties}>
            {span}
          </span>
          {after}
        </Heading>
      </div>
      <div className={sheet.sheet}>
        <ForecastChart forecast={forecast} headline={headline} context={context} />
      </div>
      <GoalNote text={goalText(forecast, headline, context)} event={eventText(forecast, headline, context)} />
      <WhySlower adverts={advertText(forecast, context)} goal={goalDays(forecast, context)} />
      <ShareForecast forecast={forecast} context={context} />
      <Advisories advisories={forecast.advisories} isAdvised={isAdvised} />
      <EnergyFacts facts={courseFacts(forecast, context)} />
    </>
  )
}
