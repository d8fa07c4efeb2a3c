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
import { formatOneDecimal, formatWhole, THIN } from '#web/words/numbers.ts'
import { isWithinLimits } from './measure.ts'
import { bodyMassWords } from './measure-words.ts'

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
      <strong>Body mass index {formatOneDecimal(index)}.</strong> {bodyMassWords[bodyMassClass(index)]}
    </>
  )
}

function goalMeans(goal: Kg, weight: Kg, units: UnitSystem): ReactNode {
  const loss = weight - goal
  if (loss < 0.5) {
    return (
      <>
        <strong>{loss < -0.5 ? 'Above what you weigh now.' : 'Staying where you are.'}</strong> We plan meals that keep
        your weight steady; we do not offer plans for gaining weight.
      </>
    )
  }
  const share = (loss / weight) * 100
  return (
    <>
      <strong>{share <= 15 ? 'A realistic goal.' : 'A long way, best taken in stages.'}</strong> Losing{' '}
      {differenceText(kg(loss), units)} is {formatWhole(share)}
      {THIN}% of your weight. Health already improves after the first 5{THIN}%.
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
        <strong>Below the healthy range.</strong> At this weight your body would lack what it needs, so we do not plan
        for it. The lowest goal we can plan for is {massText(lowest, units)}.
      </p>
      <Button look="quiet" onClick={() => onTake(lowest)}>
        Use this goal
      </Button>
    </Note>
  ) : (
    hero.weight !== undefined && <Note live>{goalMeans(mass, kg(hero.weight), units)}</Note>
  )
}
