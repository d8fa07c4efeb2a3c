import { dimensions } from '#analytics/funnel/traits.ts'
import { BreakdownReply } from '#domain/api/console/figures.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { consoleHref, useQuery } from '#web/console/navigation/address.ts'
import { ConsoleLink } from '#web/console/navigation/console-link.tsx'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { Panel, Quiet } from '#web/console/ui/panel.tsx'
import { SelectField } from '#web/console/ui/select-field.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { Definitions } from './definitions.tsx'
import { dimensionNames, hasFunnel, isDimension } from './dimensions.ts'
import { amountsText, boundsText, countText, shareText, stepText } from './figure-text.ts'
import { usePeriod } from './period.ts'
import { PeriodBar } from './period-bar.tsx'

const breakdownFrom = parserOf(BreakdownReply)
type Row = BreakdownReply['rows'][number]

const TOO_SMALL = 'too small'
const HIDDEN = 'hidden'
const countOrHidden = (count: number | null): string => (count === null ? HIDDEN : countText(count))

function conversionText({ purchases, visitors, isTooSmall }: Row): string {
  if (purchases === null || visitors === null) return HIDDEN
  return isTooSmall ? TOO_SMALL : shareText(visitors === 0 ? null : purchases / visitors)
}

const intervalText = ({ interval, isTooSmall }: Row): string =>
  interval === null ? HIDDEN : isTooSmall ? TOO_SMALL : boundsText(interval)

/** A share as a number where there is one, so that a file of the table can be computed with. */
const conversionValue = (row: Row): number | string =>
  row.purchases === null || !row.visitors || row.isTooSmall ? conversionText(row) : row.purchases / row.visitors

const figures: readonly Column<Row>[] = [
  {
    title: 'Visitors',
    value: ({ visitors }) => visitors ?? HIDDEN,
    cell: ({ visitors }) => countOrHidden(visitors),
    isNumber: true,
  },
  {
    title: 'E-mail page',
    value: ({ emailPages }) => emailPages ?? HIDDEN,
    cell: ({ emailPages }) => countOrHidden(emailPages),
    isNumber: true,
  },
  {
    title: 'Saw the plans',
    value: ({ paywalls }) => paywalls ?? HIDDEN,
    cell: ({ paywalls }) => countOrHidden(paywalls),
    isNumber: true,
  },
  {
    title: 'Purchases',
    value: ({ purchases }) => purchases ?? HIDDEN,
    cell: ({ purchases }) => countOrHidden(purchases),
    isNumber: true,
  },
  {
    title: 'Conversion',
    value: conversionValue,
    cell: conversionText,
    isNumber: true,
  },
  { title: 'Interval', value: intervalText, isNumber: true },
  {
    title: 'Revenue less refunds',
    value: ({ revenue }) => (revenue === null ? HIDDEN : amountsText(revenue)),
    isNumber: true,
  },
]

/** Visitors and purchases by one trait. Each value leads to the funnel of those visitors. */
export function BreakdownPage() {
  const period = usePeriod()
  const [query, setQuery] = useQuery()
  const asked = query.get('by') ?? ''
  const dimension = isDimension(asked) ? asked : 'source'
  const search = new URLSearchParams({ ...period, dimension })
  const { data } = useConsoleData(`${consoleRoutes.breakdown}?${search}`, breakdownFrom)
  const name: Column<Row> = {
    title: dimensionNames[dimension],
    value: ({ value }) => value,
    cell: ({ value }) =>
      hasFunnel(dimension) ? (
        <ConsoleLink href={consoleHref('/funnel', { ...period, dimension, value })}>{value}</ConsoleLink>
      ) : (
        stepText(value)
      ),
  }
  return (
    <>
      <PeriodBar period={period} />
      <Panel title={`By ${dimensionNames[dimension].toLowerCase()}`}>
        <SelectField
          label="Break down by"
          name="by"
          value={dimension}
          options={dimensions.map((each) => ({ value: each, label: dimensionNames[each] }))}
          onChange={(by) => setQuery({ by })}
        />
        <WhenLoaded data={data}>
          {({ rows }) => (
            <DataTable
              caption={`Visitors by ${dimensionNames[dimension].toLowerCase()}`}
              columns={[name, ...figures]}
              rows={rows}
              rowKey={({ value }) => value}
              empty="No one entered in this period."
              file={`by-${dimension}-${period.from}-${period.to}`}
            />
          )}
        </WhenLoaded>
        {dimension === 'path' && (
          <Quiet>
            Of visitors who confirmed an address: before that the answer does not leave the device. What fewer than ten
            people stand behind is hidden.
          </Quiet>
        )}
        <Definitions />
      </Panel>
    </>
  )
}
