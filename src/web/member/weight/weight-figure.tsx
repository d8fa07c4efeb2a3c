import { useMemo, useState } from 'react'
import { ChartTable, DataTable } from '#web/chart/chart-table.tsx'
import { Legend } from '#web/chart/legend.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { learntText } from './learnt-text.ts'
import { farSpan, nearSpan, wholeSpan } from './plot-span.ts'
import { standingText } from './standing-text.ts'
import { WeightChart } from './weight-chart.tsx'
import styles from './weight-figure.module.css'
import type { WeightProgress } from './weight-progress.ts'
import { learntTable, MOST_TABLE_DAYS, weightTable } from './weight-table.ts'
import { courseLabels, weightWords } from './weight-words.ts'

const words = weightWords.chart
const labels = { near: words.near, far: words.far, whole: words.whole } as const
type View = keyof typeof labels
const views: readonly View[] = ['near', 'far', 'whole']

/** How the log compares with the forecast: in words, as a chart and as a table. */
export function WeightFigure({ progress }: { progress: WeightProgress }) {
  const [view, setView] = useState<View>('near')
  const spans = useMemo(
    () => ({ near: nearSpan(progress), far: farSpan(progress), whole: wholeSpan(progress) }),
    [progress],
  )
  const offered = views.filter((each) => spans[each] !== null)
  const { learnt } = progress
  const standing = standingText(progress)
  const summary =
    learnt === null ? { title: standing.title, sentences: [standing.text] } : learntText({ ...progress, learnt })
  const { line, band, wide } = courseLabels[progress.aim]
  // Whoever is held sees no forecast of a loss: the line is the weight that they began with.
  const first = progress.aim === 'KEEP' ? line : words.first
  const isAhead = learnt !== null && (learnt.course.at(-1)?.day ?? 0) > learnt.today
  const hasLog = progress.weighIns.length > 0
  const legend =
    learnt === null
      ? [
          ...(hasLog
            ? [
                { look: styles.average, words: words.average },
                { look: styles.dot, words: words.logged },
              ]
            : []),
          { look: styles.plan, words: line },
          ...(band === null ? [] : [{ look: styles.fan, words: band }]),
          { look: styles.band, words: wide },
        ]
      : [
          ...(learnt.unclear === undefined
            ? [
                { look: styles.average, words: words.estimate },
                { look: styles.band, words: words.band },
              ]
            : []),
          ...(isAhead ? [{ look: styles.fan, words: words.fan }] : []),
          { look: styles.reading, words: words.logged },
          ...(learnt.unclear === undefined && learnt.doubts.length > 0
            ? [{ look: styles.dot, words: words.doubted }]
            : []),
          { look: styles.first, words: first },
        ]
  return (
    <section className={styles.card} aria-labelledby="weight-standing">
      <div className={styles.summary} role="status">
        <h2 id="weight-standing">{summary.title}</h2>
        {summary.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {offered.length > 1 && (
        <div className={styles.switch}>
          <Segmented
            name="span"
            legend={words.span}
            options={offered.map((value) => ({ value, label: labels[value] }))}
            value={offered.includes(view) ? view : 'near'}
            onChange={setView}
          />
        </div>
      )}
      <figure>
        <div className={styles.drawing}>
          <WeightChart progress={progress} span={spans[view] ?? spans.near} description={summary.sentences.join(' ')} />
        </div>
        <figcaption>
          <Legend entries={legend} />
        </figcaption>
      </figure>
      {hasLog && (
        <ChartTable words={words.table} scrolls={words.title}>
          {learnt === null ? (
            <DataTable
              caption={words.title}
              columns={[words.day, words.logged, words.average, line, ...(band === null ? [] : [band]), wide]}
              rows={weightTable(progress)}
            />
          ) : learnt.unclear !== undefined ? (
            <DataTable
              caption={words.title}
              columns={[words.day, words.logged, first]}
              rows={learntTable(progress, learnt).map(([day, logged, , , line]) => [day, logged, line])}
            />
          ) : (
            <DataTable
              caption={words.title}
              columns={[words.day, words.logged, words.estimate, words.band, first]}
              rows={learntTable(progress, learnt)}
            />
          )}
          {progress.weighIns.length > MOST_TABLE_DAYS && <p>{words.newest(MOST_TABLE_DAYS)}</p>}
        </ChartTable>
      )}
    </section>
  )
}
