import { funnelPlace, funnelSteps, PURCHASE } from '#analytics/funnel/funnel-steps.ts'
import { stepText } from '#analytics/funnel/step-text.ts'
import { type Dimension, dimensions } from '#analytics/funnel/traits.ts'
import { BreakdownReply } from '#domain/api/console/figures.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { majorUnits } from '#domain/billing/money.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { consoleHref, useQuery } from '#web/console/navigation/address.ts'
import { ConsoleLink } from '#web/console/navigation/console-link.tsx'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { Panel, Quiet } from '#web/console/ui/panel.tsx'
import { SelectField } from '#web/console/ui/select-field.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { boundsColumns } from './bounds-columns.ts'
import styles from './breakdown.module.css'
import { Definitions } from './definitions.tsx'
import { dimensionNames, hasFunnel, isDimension } from './dimensions.ts'
import { amountsText, boundsText, countText, shareText } from './figure-text.ts'
import { type Period, usePeriod } from './period.ts'
import { PeriodBar } from './period-bar.tsx'
import { StepBreakdown } from './step-breakdown.tsx'

const breakdownFrom = parserOf(BreakdownReply)
type Row = BreakdownReply['rows'][number]

const TOO_SMALL = 'too small'
const HIDDEN = 'hidden'
const countOrHidden = (count: number | null): string => (count === null ? HIDDEN : countText(count))

function conversionText({ purchases, visitors, isTooSmall }: Row): string {
  if (purchases === null || visitors === null) return HIDDEN
  return isTooSmall ? TOO_SMALL : shareText(visitors === 0 ? null : purchases / visitors)
}

const intervalText = ({ interval, isTooSmall, visitors }: Row): string =>
  interval === null ? (visitors === 0 ? '–' : HIDDEN) : isTooSmall ? TOO_SMALL : boundsText(interval)

/** A count that is hidden if it stands for few people: then the page says "hidden", and the file has an empty cell. */
const counted = (title: string, countOf: (row: Row) => number | null): Column<Row> => ({
  title,
  isNumber: true,
  value: countOf,
  cell: (row) => countOrHidden(countOf(row)),
})

/** Revenue columns: one on the page, and one for each currency in the file. */
const revenueIn = (rows: readonly Row[]): readonly Column<Row>[] => [
  {
    title: 'Revenue less refunds and disputes',
    onlyIn: 'page',
    isNumber: true,
    value: () => null,
    cell: ({ revenue }) => (revenue === null ? HIDDEN : amountsText(revenue)),
  },
  ...[...new Set(rows.flatMap(({ revenue }) => (revenue ?? []).map(({ currency }) => currency)))].map(
    (currency): Column<Row> => ({
      title: `Revenue less refunds and disputes, ${currency}`,
      onlyIn: 'file',
      value: ({ revenue }) => {
        if (revenue === null) return null
        return majorUnits({ minor: revenue.find((each) => each.currency === currency)?.minor ?? 0, currency })
      },
    }),
  ),
]

const figuresOf = (rows: readonly Row[]): readonly Column<Row>[] => [
  counted('Visitors', ({ visitors }) => visitors),
  counted('Email page', ({ emailPages }) => emailPages),
  counted('Saw the plans', ({ paywalls }) => paywalls),
  counted('Purchases', ({ purchases }) => purchases),
  {
    title: 'Conversion',
    value: ({ purchases, visitors }) => (purchases === null || !visitors ? null : purchases / visitors),
    cell: conversionText,
    isNumber: true,
  },
  ...boundsColumns<Row>(({ interval }) => interval, intervalText),
  ...revenueIn(rows),
  { title: 'Too small', onlyIn: 'file', value: ({ isTooSmall }) => (isTooSmall ? 'yes' : 'no') },
  {
    title: 'Hidden',
    onlyIn: 'file',
    value: ({ visitors, emailPages, paywalls, purchases, revenue }) =>
      [visitors, emailPages, paywalls, purchases, revenue].includes(null) ? 'yes' : 'no',
  },
]

const NOT_ATTRIBUTED = 'Not attributed'

/** The row of customers who belong to no counted visitor, if there are any. */
const notAttributed = ({ unattributed, unattributedBuyers }: BreakdownReply): readonly Row[] =>
  unattributedBuyers === 0
    ? []
    : [
        {
          ...{ value: NOT_ATTRIBUTED, visitors: 0, emailPages: 0, paywalls: 0, purchases: unattributedBuyers },
          ...{ interval: null, isTooSmall: false, revenue: unattributed },
        },
      ]

type WholeWayProps = { readonly period: Period; readonly dimension: Dimension }

/** Visitors and purchases by one trait. Each value links to the funnel of those visitors. */
function WholeWay({ period, dimension }: WholeWayProps) {
  const search = new URLSearchParams({ ...period, dimension })
  const { data } = useConsoleData(`${consoleRoutes.breakdown}?${search}`, breakdownFrom)
  const name: Column<Row> = {
    title: dimensionNames[dimension],
    value: ({ value }) => value,
    cell: ({ value }) =>
      value === NOT_ATTRIBUTED ? (
        NOT_ATTRIBUTED
      ) : hasFunnel(dimension) ? (
        <ConsoleLink href={consoleHref('/funnel', { ...period, dimension, value })}>{value}</ConsoleLink>
      ) : (
        stepText(value)
      ),
  }
  return (
    <>
      <WhenLoaded data={data}>
        {(reply) => {
          const { rows } = reply
          const apart = notAttributed(reply)
          return (
            <DataTable
              caption={`Visitors by ${dimensionNames[dimension].toLowerCase()}`}
              columns={[name, ...figuresOf([...rows, ...apart])]}
              rows={[...rows, ...apart]}
              rowKey={({ value }) => value}
              empty={
                dimension === 'variant'
                  ? 'No experiment ran for those who entered in this period.'
                  : 'No one entered in this period. Try a longer one.'
              }
              file={`by-${dimension}-${period.from}-${period.to}`}
            />
          )
        }}
      </WhenLoaded>
      {dimension === 'path' && (
        <Quiet>
          Only visitors who confirmed an address: before that the answer does not leave the device. Counts of fewer than
          ten people are hidden.
        </Quiet>
      )}
    </>
  )
}

const WHOLE_WAY = ''
const steps = [
  { value: WHOLE_WAY, label: 'From the first page to the purchase' },
  ...funnelSteps.filter((step) => step !== PURCHASE).map((step) => ({ value: step, label: stepText(step) })),
]

/** Visitors by one trait: for the whole funnel, or for those who leave at one step. The selection is in the address. */
export function BreakdownPage() {
  const period = usePeriod()
  const [query, setQuery] = useQuery()
  const askedStep = query.get('step') ?? WHOLE_WAY
  const step = funnelPlace(askedStep) === null || askedStep === PURCHASE ? WHOLE_WAY : askedStep
  const asked = query.get('by') ?? ''
  const dimension = isDimension(asked) ? asked : 'source'
  // There are no figures of single steps by path.
  const own = step === WHOLE_WAY || hasFunnel(dimension) ? dimension : 'source'
  const by = dimensionNames[own].toLowerCase()
  const offered = step === WHOLE_WAY ? dimensions : dimensions.filter(hasFunnel)
  return (
    <>
      <PeriodBar period={period} />
      <Panel title={step === WHOLE_WAY ? `By ${by}` : `Who leaves “${stepText(step)}”, by ${by}`}>
        <div className={styles.choices}>
          <SelectField
            label="Step"
            name="step"
            value={step}
            options={steps}
            onChange={(next) => setQuery({ step: next })}
          />
          <SelectField
            label="Break down by"
            name="by"
            value={own}
            options={offered.map((each) => ({ value: each, label: dimensionNames[each] }))}
            onChange={(next) => setQuery({ by: next })}
          />
        </div>
        {step !== WHOLE_WAY && hasFunnel(own) ? (
          <StepBreakdown period={period} step={step} dimension={own} />
        ) : (
          <WholeWay period={period} dimension={own} />
        )}
        <Definitions />
      </Panel>
    </>
  )
}
