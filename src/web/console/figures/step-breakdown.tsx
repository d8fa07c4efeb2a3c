import { stepText } from '#analytics/funnel/step-text.ts'
import { onlyValue, type TrafficFilter, trafficFilterText } from '#analytics/funnel/traffic-filter.ts'
import type { FunnelDimension } from '#analytics/funnel/traits.ts'
import { StepBreakdownReply } from '#domain/api/console/figures.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { consoleHref } from '#web/console/navigation/address.ts'
import { ConsoleLink } from '#web/console/navigation/console-link.tsx'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { boundsColumns } from './bounds-columns.ts'
import { dimensionNames } from './dimensions.ts'
import { boundsText, countText, shareText } from './figure-text.ts'
import type { Period } from './period.ts'
import { ShareBar } from './share-bar.tsx'
import styles from './step-breakdown.module.css'

const breakdownFrom = parserOf(StepBreakdownReply)
type Row = StepBreakdownReply['rows'][number]
type StepBreakdownProps = {
  readonly period: Period
  readonly filter: TrafficFilter
  readonly step: string
  readonly dimension: FunnelDimension
}

const TOO_SMALL = 'too small'

const columnsOf = ({ period, filter, dimension }: Omit<StepBreakdownProps, 'step'>): readonly Column<Row>[] => [
  {
    title: dimensionNames[dimension],
    value: ({ value }) => value,
    cell: ({ value, standsOut }) => (
      <>
        <ConsoleLink
          href={consoleHref('/funnel', { ...period, filter: trafficFilterText(onlyValue(filter, dimension, value)) })}
        >
          {value}
        </ConsoleLink>
        {standsOut && <strong className={styles.mark}>clearly more</strong>}
      </>
    ),
  },
  { title: 'Saw the step', value: ({ views }) => views, cell: ({ views }) => countText(views), isNumber: true },
  { title: 'Left here', value: ({ exits }) => exits, cell: ({ exits }) => countText(exits), isNumber: true },
  {
    title: 'Share that left',
    value: ({ exitShare }) => exitShare,
    cell: ({ exitShare, isTooSmall }) => (isTooSmall ? TOO_SMALL : shareText(exitShare)),
    isNumber: true,
  },
  ...boundsColumns<Row>(
    ({ exitInterval }) => exitInterval,
    ({ exitInterval }) => boundsText(exitInterval),
  ),
  {
    title: 'Of those who saw it',
    onlyIn: 'page',
    value: () => null,
    cell: ({ exitShare }) => <ShareBar share={exitShare} />,
  },
  { title: 'Too small', onlyIn: 'file', value: ({ isTooSmall }) => (isTooSmall ? 'yes' : 'no') },
  { title: 'Clearly more', onlyIn: 'file', value: ({ standsOut }) => (standsOut ? 'yes' : 'no') },
]

/** The platform says both more exactly, so that they would only repeat what is found of it. */
const isImplied = (dimension: FunnelDimension): boolean => dimension === 'device' || dimension === 'app'

/** The values of any trait with clearly more exits than all others, a sentence for each. */
function StandsOut({ rows, period, filter, step }: Omit<StepBreakdownProps, 'dimension'> & { rows: readonly Row[] }) {
  const clear = rows.filter(({ standsOut, dimension }) => standsOut && !isImplied(dimension))
  if (clear.length === 0)
    return (
      <p>
        No source, campaign, country, platform, language or variant loses clearly more than the others here: whatever
        makes people leave affects everyone alike, or there have been too few visitors so far.
      </p>
    )
  return (
    <div className={styles.findings}>
      <p>These leave here clearly more often than all others:</p>
      <ul>
        {clear.map((row) => (
          <li key={`${row.dimension} ${row.value}`}>
            <ConsoleLink
              href={consoleHref('/breakdown', {
                ...{ ...period, by: row.dimension, step },
                filter: trafficFilterText(filter),
              })}
            >
              {`${row.value} (${dimensionNames[row.dimension].toLowerCase()})`}
            </ConsoleLink>
            {`: ${countText(row.exits)} of ${countText(row.views)}, `}
            <span className={styles.unbroken}>{`${shareText(row.exitShare)} (${boundsText(row.exitInterval)})`}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Who leaves one step: the traits that stand out, and every value of one trait. */
export function StepBreakdown({ period, filter, step, dimension }: StepBreakdownProps) {
  const asked = filter.length === 0 ? {} : { filter: trafficFilterText(filter) }
  const search = new URLSearchParams({ ...period, ...asked, step })
  const { data } = useConsoleData(`${consoleRoutes.stepBreakdown}?${search}`, breakdownFrom)
  return (
    <WhenLoaded data={data}>
      {({ rows }) => (
        <>
          {rows.length > 0 && <StandsOut rows={rows} period={period} filter={filter} step={step} />}
          <DataTable
            caption={`${stepText(step)}, by ${dimensionNames[dimension].toLowerCase()}`}
            columns={columnsOf({ period, filter, dimension })}
            rows={rows.filter((row) => row.dimension === dimension)}
            rowKey={({ value }) => value}
            empty={
              dimension === 'variant'
                ? 'No experiment ran for those who saw this step in the period.'
                : 'No one saw this step in the period. Try a longer one.'
            }
            file={`${step}-by-${dimension}-${period.from}-${period.to}`}
          />
        </>
      )}
    </WhenLoaded>
  )
}
