import type { RunView } from '#domain/api/console/experiments.ts'
import { DataTable } from '#web/console/ui/data-table.tsx'
import { Moment } from '#web/console/ui/moment.tsx'
import { Problem, Quiet } from '#web/console/ui/panel.tsx'
import { experimentColumns } from './experiment-columns.tsx'
import styles from './experiment-run.module.css'
import {
  brokenText,
  guardrailText,
  lateText,
  losingText,
  severalBetterText,
  unitText,
  verdictText,
  verdictTitles,
} from './experiment-words.ts'

/** The verdict on each variant; a wrong draw takes their place. */
function Verdicts({ run }: { run: RunView }) {
  if (run.isBroken) return <Problem>{brokenText(run)}</Problem>
  const [several, guardrail] = [severalBetterText(run), guardrailText(run)]
  return (
    <>
      <ul className={styles.verdicts}>
        {run.variants.map((variant) => {
          const { comparison } = variant
          if (comparison === null) return null
          return (
            <li key={variant.variant} data-verdict={comparison.verdict}>
              <strong>{`“${variant.variant}”: ${verdictTitles[comparison.verdict]}`}</strong>
              <p>{verdictText(run, variant)}</p>
            </li>
          )
        })}
      </ul>
      {several !== null && <p>{several}</p>}
      {guardrail !== null && <p>{guardrail}</p>}
      {run.isLosing && <p>{losingText(run)}</p>}
      <Quiet>{[lateText(run), unitText(run)].filter((text) => text !== null).join(' ')}</Quiet>
    </>
  )
}

/** One run of an experiment with its verdicts and its figures. */
export function ExperimentRun({ run }: { run: RunView }) {
  const { version, startedAt, startedBy, endedAt, kept, metric, coveragePercent, variants } = run
  return (
    <section className={styles.run} aria-label={`Run ${version}`}>
      <h3>{endedAt === null ? `Running: run ${version}` : `Run ${version}, “${kept}” was kept`}</h3>
      <Quiet>
        Since <Moment at={startedAt} />
        {endedAt !== null && (
          <>
            {' '}
            until <Moment at={endedAt} />
          </>
        )}
        {`, started by ${startedBy}. Decided by ${metric === 'purchase' ? 'purchases' : 'revenue per visitor'}; ${coveragePercent}% of visitors take part.`}
      </Quiet>
      {variants.every(({ drawn }) => drawn === 0) ? (
        <p>No visitor has been seen in a variant.</p>
      ) : (
        <Verdicts run={run} />
      )}
      <DataTable
        caption={`Run ${version}`}
        columns={experimentColumns(run)}
        rows={variants}
        rowKey={({ variant }) => variant}
        empty="No variants."
        file={`${run.key}-${version}`}
      />
      <Quiet>
        Difference and interval come from the buyers alone, so they may differ slightly from the ratio of the two
        conversions.
      </Quiet>
    </section>
  )
}
