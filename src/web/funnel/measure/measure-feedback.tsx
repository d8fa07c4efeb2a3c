import type { ReactNode } from 'react'
import { bodyMassClass, lowestHealthyGoal } from '#domain/body/body-mass.ts'
import type { NumberKey } from '#domain/funnel/step.ts'
import { isPlausibleBody, isUnderweightGoal } from '#domain/hero/check-hero.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { bmiOf, type Cm, cm, type Kg, kg } from '#domain/units.ts'
import { useHero } from '#web/device/hero-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { differenceText, massText, wholeMassUp } from '#web/words/measures.ts'
import { formatOneDecimal, formatWhole } from '#web/words/numbers.ts'
import { isWithinLimits } from './measure.ts'
import { bodyMassWords, feedbackWords as words } from './measure-words.ts'
import styles from './number-screen.module.css'

type FeedbackProps = {
  readonly measureKey: NumberKey
  readonly value: number | null
  readonly units: UnitSystem
  readonly onTake: (measure: number) => void
}

function weightMeans(weight: Kg, height: Cm): ReactNode {
  const index = bmiOf(weight, height)
  return (
    <>
      <strong>{words.bodyMass(formatOneDecimal(index))}</strong> {bodyMassWords[bodyMassClass(index)]}
    </>
  )
}

function goalMeans(goal: Kg, weight: Kg, units: UnitSystem): ReactNode {
  const loss = weight - goal
  if (loss < 0.5) {
    return (
      <>
        <strong>{loss < -0.5 ? words.goal.above : words.goal.same}</strong> {words.goal.steady}
      </>
    )
  }
  const share = (loss / weight) * 100
  return (
    <>
      <strong>{share <= 15 ? words.goal.near : words.goal.far}</strong>{' '}
      {words.goal.losing(differenceText(kg(loss), units), formatWhole(share))}
    </>
  )
}

/** What the typed number means for this visitor; nothing while it is incomplete or out of range. */
function Meaning({ measureKey, value, units, onTake }: FeedbackProps) {
  const { height, weight } = useHero()
  if (measureKey === 'height' || height === undefined || value === null || !isWithinLimits(measureKey, value))
    return null
  const mass = kg(value)
  if (measureKey === 'weight') return isPlausibleBody(cm(height), mass) && weightMeans(mass, cm(height))
  const lowest = wholeMassUp(lowestHealthyGoal(cm(height)), units)
  return isUnderweightGoal(cm(height), mass) ? (
    <Note>
      <p>
        <strong>{words.below.title}</strong> {words.below.text(massText(lowest, units))}
      </p>
      <Button look="quiet" onClick={() => onTake(lowest)}>
        {words.below.use}
      </Button>
    </Note>
  ) : (
    weight !== undefined && goalMeans(mass, kg(weight), units)
  )
}

/** The place of what a number means, which is kept while there is nothing to say. A height means nothing by itself. */
export const MeasureFeedback = (props: FeedbackProps) => (
  <div role="status" className={props.measureKey === 'height' ? undefined : styles.means}>
    <Meaning {...props} />
  </div>
)
