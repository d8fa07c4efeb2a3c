import { useMemo } from 'react'
import type { Outlook } from '#domain/forecast/forecast.ts'
import { kg, kgToPounds } from '#domain/units.ts'
import type { Range } from '#web/chart/layout-range.ts'
import { RangeChart } from '#web/chart/range-chart.tsx'
import { massRangeText, typedMass } from '#web/words/measures.ts'
import type { ForecastContext } from './forecast-context.ts'
import styles from './prediction.module.css'
import { steadyLabels } from './steady-words.ts'

function rangeOf({ low, high }: Outlook['healthy'], context: ForecastContext, hasGoal: boolean): Range {
  const shown = (mass: number) => (context.units === 'metric' ? mass : kgToPounds(kg(mass)))
  const mark = (id: 'now' | 'goal', mass: ForecastContext['goal']) => ({
    id,
    value: shown(mass),
    words: [typedMass(mass, context), steadyLabels[id]] as const,
  })
  return {
    low: shown(low),
    high: shown(high),
    words: [massRangeText(low, high, context.units), steadyLabels.range],
    marks: [mark('now', context.weight), ...(hasGoal ? [mark('goal', context.goal)] : [])],
  }
}

type WeightRangeProps = {
  readonly healthy: Outlook['healthy']
  readonly context: ForecastContext
  readonly hasGoal?: boolean
}

/** The visitor's weight, and with `hasGoal` the goal, beside the range that is healthy for their height. */
export function WeightRange({ healthy, context, hasGoal = false }: WeightRangeProps) {
  const range = useMemo(() => rangeOf(healthy, context, hasGoal), [healthy, context, hasGoal])
  const facts = [...range.marks.map(({ words }) => words), range.words].map(([value, name]) => `${name}: ${value}`)
  return (
    <div className={styles.range}>
      <RangeChart range={range} title={steadyLabels.title} description={`${facts.join(', ')}.`} />
    </div>
  )
}
