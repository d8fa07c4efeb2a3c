import { dimensions } from '#analytics/funnel/traits.ts'
import { BreakdownReply } from '#domain/api/console/figures.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { consoleHref, useQuery } from '#web/console/navigation/address.ts'
import { ConsoleLink } from '#web/console/navigation/console-link.tsx'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { Panel } from '#web/console/ui/panel.tsx'
import { SelectField } from '#web/console/ui/select-field.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { Definitions } from './definitions.tsx'
import { dimensionNames, isDimension } from './dimensions.ts'
import { amountsText, boundsText, countText, shareText } from './figure-text.ts'
import { usePeriod } from './period.ts'
import { PeriodBar } from './period-bar.tsx'

const breakdownFrom = parserOf(BreakdownReply)
type Row = BreakdownReply['rows'][number]

const conversion = ({ purchases, visitors }: Row): number | null => (visitors === 0 ? null : purchases / visitors)
const TOO_SMALL = 'too small'

const figures: readonly Column<Row>[] = [
  { title: 'Visitors', value: ({ visitors }) => visitors, cell: ({ visitors }) => countText(visitors), isNumber: true },
  {
    title: 'E-mail page',
    value: ({ emailPages }) => emailPages,
    cell: ({ emailPages }) => countText(emailPages),
    isNumber: true,
  },
  {
    title: 'Saw the plans',
    value: ({ paywalls }) => paywalls,
    cell: ({ paywalls }) => countText(paywalls),
    isNumber: true,
  },
  {
    title: 'Purchases',
    value: ({ purchases }) => purchases,
    cell: ({ purchases }) => countText(purchases),
    isNumber: true,
  },
  {
    title: 'Conversion',
    value: (row) => (row.isTooSmall ? TOO_SMALL : conversion(row)),
    cell: (row) => (row.isTooSmall ? TOO_SMALL : shareText(conversion(row))),
    isNumber: true,
  },
  {
    title: 'Interval',
    value: (row) => (row.isTooSmall ? TOO_SMALL : boundsText(row.interval)),
    isNumber: true,
  },
  { title: 'Revenue less refunds', value: ({ revenue }) => amountsText(revenue), isNumber: true },
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
    cell: ({ value }) => (
      <ConsoleLink href={consoleHref('/funnel', { ...period, dimension, value })}>{value}</ConsoleLink>
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
        <Definitions />
      </Panel>
    </>
  )
}
