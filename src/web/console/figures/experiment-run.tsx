import type { RunView } from '#domain/api/console/experiments.ts'
import { formatMoney, type Money, majorUnits } from '#domain/billing/money.ts'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { Moment } from '#web/console/ui/moment.tsx'
import { Problem, Quiet } from '#web/console/ui/panel.tsx'
import { boundsColumns } from './bounds-columns.ts'
import styles from './experiment-run.module.css'
import { countText, shareText } from './figure-text.ts'
import { IntervalBar } from './interval-bar.tsx'

type Variant = RunView['variants'][number]

/** The conclusion from the intervals, which are valid however often one looks at them. */
function verdictText({ verdict, variants, endedAt }: RunView): string {
  const [control] = variants
  const better = variants.filter(({ interval }) => interval !== null && interval.low > 0)
  if (verdict === 'better')
    return `Better than “${control?.variant}”: ${better.map(({ variant }) => `“${variant}”`).join(' and ')}. The interval excludes zero.`
  if (verdict === 'worse') return `“${control?.variant}” is better: the interval excludes zero.`
  return endedAt === null
    ? 'No difference is shown yet: the interval includes zero. Leave it running; you may check it at any time.'
    : 'No difference was shown: the interval includes zero.'
}

/** The chance of the split as text: exact if it is alarmingly small, otherwise rounded. */
const chanceText = (chance: number): string =>
  chance < 0.001 ? chance.toExponential(1) : `${(chance * 100).toFixed(1)} %`

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value * 100).toFixed(1)} %`
const MOST_SHOWN = 1

/** Revenue less refunds per visitor of a variant, rounded to the smallest unit of the currency. */
const perVisitor = ({ revenue, visitors }: Variant, currency: string | null): Money | null =>
  currency === null || visitors === 0 ? null : { currency, minor: Math.round(revenue / visitors) }

const columnsOf = ({ currency, verdict }: RunView): readonly Column<Variant>[] => [
  { title: 'Variant', value: ({ variant }) => variant },
  { title: 'Visitors', value: ({ visitors }) => visitors, cell: ({ visitors }) => countText(visitors), isNumber: true },
  { title: 'Buyers', value: ({ buyers }) => buyers, cell: ({ buyers }) => countText(buyers), isNumber: true },
  {
    title: 'Conversion',
    value: ({ buyers, visitors }) => share(buyers, visitors),
    cell: ({ buyers, visitors }) => shareText(share(buyers, visitors)),
    isNumber: true,
  },
  {
    title: 'Revenue per visitor',
    value: (variant) => {
      const money = perVisitor(variant, currency)
      return money === null ? null : majorUnits(money)
    },
    cell: (variant) => {
      const money = perVisitor(variant, currency)
      return money === null ? '–' : formatMoney(money)
    },
    isNumber: true,
  },
  { title: 'Currency', onlyIn: 'file', value: () => currency },
  ...(verdict === 'broken' ? [] : comparison),
  {
    title: 'With a refund',
    value: ({ refunded, buyers }) => share(refunded, buyers),
    cell: ({ refunded, buyers }) => shareText(share(refunded, buyers)),
    isNumber: true,
  },
  {
    title: 'Cancelled',
    value: ({ cancelled, buyers }) => share(cancelled, buyers),
    cell: ({ cancelled, buyers }) => shareText(share(cancelled, buyers)),
    isNumber: true,
  },
]

const comparison: readonly Column<Variant>[] = [
  {
    title: 'Difference',
    value: ({ lift }) => lift,
    cell: ({ lift }) => (lift === null ? '–' : signed(lift)),
    isNumber: true,
  },
  ...boundsColumns<Variant>(
    ({ interval }) => interval,
    ({ interval }) =>
      interval === null ? (
        '–'
      ) : (
        <>
          {signed(interval.low)} to {signed(interval.high)}
          <IntervalBar interval={interval} most={MOST_SHOWN} />
        </>
      ),
  ),
  {
    title: 'Chance to win',
    value: ({ chanceToWin }) => chanceToWin,
    cell: ({ chanceToWin }) => shareText(chanceToWin),
    isNumber: true,
  },
]

/** One run of an experiment with its conclusion. If visitors were not divided as planned, nothing is compared. */
export function ExperimentRun({ run }: { run: RunView }) {
  const { version, startedAt, startedBy, endedAt, kept, metric, coveragePercent, verdict, sampleRatio, variants } = run
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
        {`, started by ${startedBy}. Decided by ${metric === 'purchase' ? 'purchases' : 'revenue per visitor'}; ${coveragePercent} % of visitors take part.`}
      </Quiet>
      {variants.every(({ visitors }) => visitors === 0) ? (
        <p>No visitor has been seen in a variant.</p>
      ) : verdict === 'broken' ? (
        <Problem>
          {`Visitors were not divided as planned (chance of such a split: ${chanceText(sampleRatio)}). Do not conclude anything: find out what keeps visitors of one variant from being counted.`}
        </Problem>
      ) : (
        <>
          <p>
            <strong>{verdictText(run)}</strong>
          </p>
          <Quiet>{`Visitors were divided as planned: a split like this happens by chance in ${chanceText(sampleRatio)} of all runs.`}</Quiet>
        </>
      )}
      <DataTable
        caption={`Run ${version}`}
        columns={columnsOf(run)}
        rows={variants}
        rowKey={({ variant }) => variant}
        empty="No variants."
        file={`${run.key}-${version}`}
      />
    </section>
  )
}
