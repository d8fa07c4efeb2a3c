import { funnelPlace, funnelSteps, PURCHASE } from '#analytics/funnel/funnel-steps.ts'
import { stepText } from '#analytics/funnel/step-text.ts'
import type { TrafficFilter } from '#analytics/funnel/traffic-filter.ts'
import { type Dimension, dimensions } from '#analytics/funnel/traits.ts'
import { BreakdownReply } from '#domain/api/console/figures.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { useQuery } from '#web/console/navigation/address.ts'
import { DataTable } from '#web/console/ui/data-table.tsx'
import { Panel, Quiet } from '#web/console/ui/panel.tsx'
import { periodText } from '#web/console/ui/period-text.ts'
import { SelectField } from '#web/console/ui/select-field.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import styles from './breakdown.module.css'
import { comparedColumns, figuresOf, NOT_ATTRIBUTED, nameColumns, type Row, rowKeyOf } from './breakdown-columns.tsx'
import { Definitions } from './definitions.tsx'
import { dimensionNames, hasFunnel, isDimension } from './dimensions.ts'
import { countText } from './figure-text.ts'
import { FilterBar } from './filter-bar.tsx'
import { comparisonWords, filterWords } from './filter-words.ts'
import { type Period, previousPeriod, todayInUtc, usePeriod } from './period.ts'
import { PeriodBar } from './period-bar.tsx'
import { SavedViews } from './saved-views.tsx'
import { StepBreakdown } from './step-breakdown.tsx'
import { useFilter } from './use-filter.ts'

const breakdownFrom = parserOf(BreakdownReply)

/** The row of customers who belong to no counted visitor, if there are any. */
const notAttributed = ({ unattributed, unattributedBuyers }: BreakdownReply): readonly Row[] =>
  unattributedBuyers === 0
    ? []
    : [
        {
          ...{ value: NOT_ATTRIBUTED, also: null, spellings: [] },
          ...{ visitors: 0, emailPages: 0, paywalls: 0, purchases: unattributedBuyers },
          ...{ interval: null, isTooSmall: false, revenue: unattributed },
        },
      ]

type WholeWayProps = {
  readonly period: Period
  readonly filter: TrafficFilter
  readonly dimension: Dimension
  readonly also: Dimension | null
}

/** Visitors and purchases by one trait or two, and those of the period before. */
function WholeWay({ period, filter, dimension, also }: WholeWayProps) {
  const { asked: own, isCompared } = useFilter()
  // There is no condition about the path's groups, which would say what single people answered.
  const asked = { ...(dimension === 'path' ? {} : own), dimension, ...(also === null ? {} : { also }) }
  const addressOf = (days: Period) => `${consoleRoutes.breakdown}?${new URLSearchParams({ ...days, ...asked })}`
  const { data } = useConsoleData(addressOf(period), breakdownFrom)
  const before = useConsoleData(
    isCompared && dimension !== 'path' ? addressOf(previousPeriod(period)) : null,
    breakdownFrom,
  )
  const earlier = before.data.kind === 'ready' ? before.data.value : null
  return (
    <>
      <WhenLoaded data={data}>
        {(reply) => {
          const rows = [...reply.rows, ...notAttributed(reply)]
          return (
            <>
              <DataTable
                caption={`Visitors by ${dimensionNames[dimension].toLowerCase()}`}
                columns={[
                  ...nameColumns({ period, filter, dimension, also }),
                  ...figuresOf(rows),
                  ...(earlier === null ? [] : comparedColumns(reply.rows, earlier)),
                ]}
                rows={rows}
                rowKey={rowKeyOf}
                empty={
                  dimension === 'variant'
                    ? 'No experiment ran for those who entered in this period.'
                    : 'No one entered in this period. Try a longer one.'
                }
                file={['by', dimension, ...filter.flatMap(({ values }) => values), period.from, period.to].join('-')}
              />
              {reply.more > 0 && <Quiet>{filterWords.more(countText(reply.more))}</Quiet>}
            </>
          )
        }}
      </WhenLoaded>
      {isCompared && dimension !== 'path' && (
        <>
          <Quiet>
            {comparisonWords.title(periodText(previousPeriod(period)))}. {comparisonWords.explained}
          </Quiet>
          {period.to >= todayInUtc() && <Quiet>{comparisonWords.partial}</Quiet>}
        </>
      )}
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
const NO_SECOND = ''
const steps = [
  { value: WHOLE_WAY, label: 'From the first page to the purchase' },
  ...funnelSteps.filter((step) => step !== PURCHASE).map((step) => ({ value: step, label: stepText(step) })),
]
const namesOf = (some: readonly Dimension[]) => some.map((each) => ({ value: each, label: dimensionNames[each] }))

/** Visitors by one trait: for the whole funnel, or for those who leave at one step. The selection is in the address. */
export function BreakdownPage() {
  const period = usePeriod()
  const [query, setQuery] = useQuery()
  const { filter } = useFilter()
  const askedStep = query.get('step') ?? WHOLE_WAY
  const step = funnelPlace(askedStep) === null || askedStep === PURCHASE ? WHOLE_WAY : askedStep
  const asked = query.get('by') ?? ''
  const dimension = isDimension(asked) ? asked : 'source'
  // There are no figures of single steps by path.
  const own = step === WHOLE_WAY || hasFunnel(dimension) ? dimension : 'source'
  const second = query.get('also') ?? ''
  const also = isDimension(second) && second !== own && hasFunnel(second) && own !== 'path' ? second : null
  const by = dimensionNames[own].toLowerCase()
  const offered = step === WHOLE_WAY ? dimensions : dimensions.filter(hasFunnel)
  return (
    <>
      <PeriodBar period={period} />
      <SavedViews page="/breakdown" />
      <Panel title={step === WHOLE_WAY ? `By ${by}` : `Who leaves “${stepText(step)}”, by ${by}`}>
        {own !== 'path' && <FilterBar period={period} />}
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
            options={namesOf(offered)}
            onChange={(next) => setQuery({ by: next })}
          />
          {step === WHOLE_WAY && own !== 'path' && (
            <SelectField
              label="And by"
              name="also"
              value={also ?? NO_SECOND}
              options={[
                { value: NO_SECOND, label: 'Nothing else' },
                ...namesOf(dimensions.filter((each) => hasFunnel(each) && each !== own)),
              ]}
              onChange={(next) => setQuery({ also: next })}
            />
          )}
        </div>
        {step !== WHOLE_WAY && hasFunnel(own) ? (
          <StepBreakdown period={period} filter={filter} step={step} dimension={own} />
        ) : (
          <WholeWay period={period} filter={own === 'path' ? [] : filter} dimension={own} also={also} />
        )}
        <Definitions />
      </Panel>
    </>
  )
}
