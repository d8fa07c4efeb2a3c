import { type ReactNode, useMemo } from 'react'
import type { Hero } from '#domain/funnel/hero.ts'
import { heroForecast } from '#domain/hero/hero-forecast.ts'
import { unreachable } from '#domain/unreachable.ts'
import { useHero } from '#web/device/hero-store.ts'
import { useStore } from '#web/device/store.ts'
import { today } from '#web/device/today.ts'
import { unitsStore } from '#web/device/units-store.ts'
import { useHydrated } from '#web/navigation/use-path.ts'
import { useStepNavigation } from '#web/navigation/use-step-navigation.ts'
import { AskAgain } from '#web/prediction/ask-again.tsx'
import { CourseScreen } from '#web/prediction/course-screen.tsx'
import { RefusedGoal } from '#web/prediction/refused-goal.tsx'
import { rehearseForecast } from '#web/prediction/rehearse-forecast.ts'
import { SteadyScreen } from '#web/prediction/steady-screen.tsx'
import { WaitingScreen } from '#web/prediction/waiting-screen.tsx'
import { Button } from '#web/ui/button.tsx'
import { ActionBar } from '#web/ui/page.tsx'
import { forecastContext } from './forecast-context.ts'
import { predictionWords } from './prediction-words.ts'

rehearseForecast()

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

function ForecastOf({ hero }: { hero: Hero }) {
  const units = useStore(unitsStore)
  const telling = useMemo(() => forecastContext(hero, today(), units), [hero, units])
  const forecast = heroForecast(hero, telling.today)
  if (forecast === 'incomplete' || hero.gender === '') return <AskAgain hero={hero} fields={[]} />
  switch (forecast.code) {
    case 'OK':
    case 'EVENT_TOO_SOON':
    case 'FAR_GOAL':
      return (
        <WithNext>
          <CourseScreen forecast={forecast} telling={telling} />
        </WithNext>
      )
    case 'UNDERWEIGHT_NOW':
    case 'NO_LOSS_WANTED':
    case 'DEFICIT_TOO_SMALL':
      return (
        <WithNext>
          <SteadyScreen forecast={forecast} telling={telling} />
        </WithNext>
      )
    case 'GOAL_UNDERWEIGHT':
      return <RefusedGoal forecast={forecast} telling={telling} gender={hero.gender} />
    case 'INPUT_IMPLAUSIBLE':
      return <AskAgain hero={hero} fields={forecast.fields} />
    default:
      return unreachable(forecast)
  }
}

/** The forecast, for whatever the answers make possible. What the device knows is only seen once the page is alive. */
export function PredictionScreen() {
  const hero = useHero()
  return useHydrated() ? (
    <ForecastOf hero={hero} />
  ) : (
    <WithNext>
      <WaitingScreen />
    </WithNext>
  )
}
