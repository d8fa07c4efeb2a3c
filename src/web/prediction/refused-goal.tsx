import type { Gender } from '#domain/answers/choices.ts'
import type { Forecast } from '#domain/forecast/forecast.ts'
import { kg } from '#domain/units.ts'
import { answer } from '#web/device/hero-store.ts'
import { navigate } from '#web/navigation/navigation.ts'
import { stepPath } from '#web/navigation/views.ts'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { Note } from '#web/ui/note.tsx'
import { ActionBar } from '#web/ui/page.tsx'
import { typedMass, wholeMassUp } from '#web/words/measures.ts'
import type { ForecastContext } from './forecast-context.ts'
import styles from './prediction.module.css'
import { predictionWords } from './prediction-words.ts'
import { refusedGoalWords } from './steady-words.ts'
import { WeightRange } from './weight-range.tsx'

type RefusedGoalProps = {
  readonly forecast: Extract<Forecast, { code: 'GOAL_UNDERWEIGHT' }>
  readonly context: ForecastContext
  readonly gender: Gender
}

/** Refuses a goal below the healthy range and offers the nearest one instead. */
export function RefusedGoal({ forecast, context, gender }: RefusedGoalProps) {
  // A current weight just above the range may leave no whole number in between.
  const lowest = kg(Math.min(wholeMassUp(forecast.minGoal, context.units), context.weight))
  return (
    <>
      <div className={styles.top}>
        <Heading title={predictionWords.title} lead={refusedGoalWords.lead(typedMass(context.goal, context))}>
          {refusedGoalWords.heading}
        </Heading>
      </div>
      <WeightRange healthy={forecast.healthy} context={context} hasGoal />
      <Note>{refusedGoalWords.note}</Note>
      <ActionBar>
        <Button action="mend" onClick={() => answer('goalWeight', lowest)}>
          {refusedGoalWords.take(typedMass(lowest, context))}
        </Button>
        <Button look="quiet" onClick={() => navigate(stepPath(gender, 'goal-weight'))}>
          {refusedGoalWords.other}
        </Button>
      </ActionBar>
    </>
  )
}
