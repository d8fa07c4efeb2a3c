import { type ReactNode, useMemo } from 'react'
import type { Hero } from '#domain/funnel/hero.ts'
import { heroForecast } from '#domain/hero/hero-forecast.ts'
import { unreachable } from '#domain/unreachable.ts'
import { useHero } from '#web/device/hero-store.ts'
import { useHydrated } from '#web/device/hydration.tsx'
import { useStore } from '#web/device/store.ts'
import { today } from '#web/device/today.ts'
import { unitsStore } from '#web/device/units-store.ts'
import { HealthGate } from '#web/health/health-gate.tsx'
import { useStepNavigation } from '#web/navigation/use-step-navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { ActionBar } from '#web/ui/page.tsx'
import { AskAgain } from './ask-again.tsx'
import { CourseScreen } from './course-screen.tsx'
import { ChartPlace } from './forecast-chart.tsx'
import { forecastContext } from './forecast-context.ts'
import { GoalNote, WhySlower } from './forecast-notes.tsx'
import sheet from './forest-sheet.module.css'
import styles from './prediction.module.css'
import { predictionWords } from './prediction-words.ts'
import { RefusedGoal } from './refused-goal.tsx'
import { SteadyScreen } from './steady-screen.tsx'
import { warmUpForecast } from './warm-up-forecast.ts'

warmUpForecast()

function WithNext({ children }: { children: ReactNode }) {
  const { goOn } = useStepNavigation('finally-plan')
  return (
    <>
      {children}
      <ActionBar>
        <Button action="next" onClick={goOn}>
          {predictionWords.goOn}
        </Button>
      </ActionBar>
    </>
  )
}

/** The prerendered page without any visitor's data, with everything already in its final place. */
function WaitingScreen() {
  return (
    <>
      <div className={styles.top}>
        <Heading title={predictionWords.title} lead={predictionWords.lead}>
          {predictionWords.heading}
        </Heading>
      </div>
      <div className={sheet.sheet}>
        <ChartPlace />
      </div>
      <GoalNote text="" event={null} />
      <WhySlower adverts="" />
    </>
  )
}

function ForecastOf({ hero, isAdvised }: { hero: Hero; isAdvised: boolean }) {
  const units = useStore(unitsStore)
  const context = useMemo(() => forecastContext(hero, today(), units), [hero, units])
  const forecast = heroForecast(hero, context.today)
  if (forecast === 'incomplete' || hero.gender === '') return <AskAgain hero={hero} fields={[]} units={units} />
  switch (forecast.code) {
    case 'OK':
    case 'EVENT_TOO_SOON':
    case 'FAR_GOAL':
      return (
        <WithNext>
          <CourseScreen forecast={forecast} context={context} isAdvised={isAdvised} />
        </WithNext>
      )
    case 'UNDERWEIGHT_NOW':
    case 'NO_LOSS_WANTED':
    case 'DEFICIT_TOO_SMALL':
      return (
        <WithNext>
          <SteadyScreen forecast={forecast} context={context} isAdvised={isAdvised} />
        </WithNext>
      )
    case 'GOAL_UNDERWEIGHT':
      return <RefusedGoal forecast={forecast} context={context} gender={hero.gender} />
    case 'INPUT_IMPLAUSIBLE':
      return <AskAgain hero={hero} fields={forecast.fields} units={units} />
    default:
      return unreachable(forecast)
  }
}

/** The forecast, or another screen if the answers do not allow one. Stored answers are shown only after hydration. */
export function PredictionScreen() {
  const hero = useHero()
  return useHydrated() ? (
    <HealthGate>{(isAdvised) => <ForecastOf hero={hero} isAdvised={isAdvised} />}</HealthGate>
  ) : (
    <WithNext>
      <WaitingScreen />
    </WithNext>
  )
}
