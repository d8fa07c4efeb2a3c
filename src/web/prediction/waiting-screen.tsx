import { ChartPlace } from '#web/prediction/forecast-chart.tsx'
import styles from '#web/prediction/prediction.module.css'
import { WhySlower } from '#web/prediction/why-slower.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { predictionWords } from './prediction-words.ts'

/** The page as it is prerendered, for nobody in particular; everything is already where it will be. */
export function WaitingScreen() {
  return (
    <>
      <div className={styles.top}>
        <Heading title={predictionWords.title} lead={predictionWords.lead}>
          {predictionWords.heading}
        </Heading>
      </div>
      <ChartPlace />
      <WhySlower adverts="" />
    </>
  )
}
