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
export function MeasureFeedback({ measureKey, value, units, onTake }: FeedbackProps) {
  const hero = useHero()
  const isUsable = value !== null && isWithinLimits(measureKey, value)
  const height = measureKey === 'height' && isUsable ? cm(value) : hero.height === undefined ? null : cm(hero.height)
  if (measureKey === 'height' || !isUsable || height === null) return <div role="status" />
  const mass = kg(value)
  if (measureKey === 'weight') {
    return isPlausibleBody(height, mass) && <Note live>{weightMeans(mass, height)}</Note>
  }
  const lowest = wholeMassUp(lowestHealthyGoal(height), units)
  return isUnderweightGoal(height, mass) ? (
    <Note live>
      <p>
        <strong>{words.below.title}</strong> {words.below.text(massText(lowest, units))}
      </p>
      <Button look="quiet" onClick={() => onTake(lowest)}>
        {words.below.use}
      </Button>
    </Note>
  ) : (
    hero.weight !== undefined && <Note live>{goalMeans(mass, kg(hero.weight), units)}</Note>
  )
}
