import { startTransition, useEffect, useState } from 'react'
import { ChartFigure, type LegendEntry } from '#web/chart/chart-figure.tsx'
import { DataTable } from '#web/chart/chart-table.tsx'
import { CurveChart } from '#web/chart/curve-chart.tsx'
import { afterPaint } from '#web/device/after-paint.ts'
import type { ForecastContext } from './forecast-context.ts'
import { forecastDrawing } from './forecast-drawing.ts'
import { forecastTable } from './forecast-table.ts'
import type { CourseForecast, Headline } from './headline.ts'
import styles from './prediction.module.css'
import { describeCourse } from './prediction-text.ts'
import { predictionWords } from './prediction-words.ts'

const legend: readonly LegendEntry[] = [
  { look: 'band', words: predictionWords.half },
  { look: 'wide', words: predictionWords.most },
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

/** The figures of the chart. They are hidden in a disclosure, so they are rendered only after the chart is painted. */
function FiguresTable({ forecast, headline, context }: ForecastChartProps) {
  const [isDue, setDue] = useState(false)
  useEffect(() => afterPaint(() => startTransition(() => setDue(true))), [])
  const rows = isDue ? forecastTable(forecast, headline, context) : []
  return (
    <DataTable
      caption={predictionWords.chart}
      columns={[predictionWords.date, predictionWords.half, predictionWords.most, predictionWords.line]}
      rows={rows.map(({ date, half, most, weight }) => [date, half, most, weight])}
    />
  )
}

/** The chart of a forecast with the bands in which people end up, and the same figures as a table. */
export function ForecastChart({ forecast, headline, context }: ForecastChartProps) {
  return (
    <ChartFigure
      legend={legend}
      table={<FiguresTable forecast={forecast} headline={headline} context={context} />}
      tableWords={predictionWords.asTable}
      note={<p className={styles.landing}>{predictionWords.landing}</p>}
    >
      <CurveChart
        drawing={forecastDrawing(forecast, context)}
        title={predictionWords.chart}
        description={describeCourse(forecast, headline, context)}
      />
    </ChartFigure>
  )
}
