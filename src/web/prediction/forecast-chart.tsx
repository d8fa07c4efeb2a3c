import { useMemo } from 'react'
import { ChartFigure, type LegendEntry } from '#web/chart/chart-figure.tsx'
import { DataTable } from '#web/chart/chart-table.tsx'
import { CurveChart } from '#web/chart/curve-chart.tsx'
import type { ForecastContext } from './forecast-context.ts'
import { forecastCurve } from './forecast-curve.ts'
import { forecastTable } from './forecast-table.ts'
import type { CourseForecast, Headline } from './headline.ts'
import styles from './prediction.module.css'
import { describeCourse, predictionWords } from './prediction-words.ts'

const legend: readonly LegendEntry[] = [
  { look: 'band', words: predictionWords.band },
  { look: 'line', words: predictionWords.line },
]

/** Reserves the chart's place on the prerendered page. */
export function ChartPlace() {
  return (
    <ChartFigure
      legend={legend}
      table={null}
      tableWords={predictionWords.asTable}
      note={<p className={styles.landing}>{predictionWords.landing}</p>}
    >
      <div className={styles.place} />
    </ChartFigure>
  )
}

type ForecastChartProps = {
  readonly forecast: CourseForecast
  readonly headline: Headline
  readonly context: ForecastContext
}

/** The chart of a forecast, where most people end up, and the same figures as a table. */
export function ForecastChart({ forecast, headline, context }: ForecastChartProps) {
  const curve = useMemo(() => forecastCurve(forecast, headline, context), [forecast, headline, context])
  const rows = useMemo(() => forecastTable(forecast, context), [forecast, context])
  const table = (
    <DataTable
      caption={predictionWords.chart}
      columns={[predictionWords.date, predictionWords.band, predictionWords.line]}
      rows={rows.map(({ date, weight, typical }) => [date, typical, weight])}
    />
  )
  return (
    <ChartFigure
      legend={legend}
      table={table}
      tableWords={predictionWords.asTable}
      note={<p className={styles.landing}>{predictionWords.landing}</p>}
    >
      <CurveChart
        curve={curve}
        title={predictionWords.chart}
        description={describeCourse(forecast, headline, context)}
      />
    </ChartFigure>
  )
}
