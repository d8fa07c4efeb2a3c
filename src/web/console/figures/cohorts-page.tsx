import { CohortsReply } from '#domain/api/console/figures.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { Panel, Quiet } from '#web/console/ui/panel.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import styles from './cohorts.module.css'
import { amountsText, countText, shareText } from './figure-text.ts'
import { usePeriod } from './period.ts'
import { PeriodBar } from './period-bar.tsx'

const cohortsFrom = parserOf(CohortsReply)
type Cohort = CohortsReply['cohorts'][number]

const WEEKS = Array.from({ length: 13 }, (_, after) => after)

const keptShare = ({ customers, weeks }: Cohort, after: number): number | null => {
  const kept = weeks[after]?.kept ?? null
  return kept === null || customers === 0 ? null : kept / customers
}

/** What a cohort paid up to and with a week, less refunds, by customer; currencies side by side. */
function paidUntil({ customers, weeks }: Cohort, after: number): string {
  const sums = new Map<string, number>()
  for (const { paid } of weeks.slice(0, after + 1)) {
    for (const { currency, minor } of paid) sums.set(currency, (sums.get(currency) ?? 0) + minor)
  }
  return amountsText([...sums].map(([currency, minor]) => ({ currency, minor: Math.round(minor / customers) })))
}

const begin: readonly Column<Cohort>[] = [
  { title: 'Week of', value: ({ week }) => week },
  {
    title: 'Customers',
    value: ({ customers }) => customers,
    cell: ({ customers }) => countText(customers),
    isNumber: true,
  },
]

const retention: readonly Column<Cohort>[] = [
  ...begin,
  ...WEEKS.map(
    (after): Column<Cohort> => ({
      title: `+${after}`,
      isNumber: true,
      value: (cohort) => keptShare(cohort, after),
      cell: (cohort) => {
        const share = keptShare(cohort, after)
        return share === null ? (
          ''
        ) : (
          <span className={styles.cell} style={{ '--share': share } as object}>
            {shareText(share)}
          </span>
        )
      },
    }),
  ),
]

const revenue: readonly Column<Cohort>[] = [
  ...begin,
  ...WEEKS.map(
    (after): Column<Cohort> => ({
      title: `+${after}`,
      isNumber: true,
      value: (cohort) => (cohort.weeks[after]?.kept === null ? null : paidUntil(cohort, after)),
      cell: (cohort) => (cohort.weeks[after]?.kept === null ? '' : paidUntil(cohort, after)),
    }),
  ),
]

/** Customers by the week of their first payment: who stays, and what each brings. */
export function CohortsPage() {
  const period = usePeriod()
  const { data } = useConsoleData(`${consoleRoutes.cohorts}?${new URLSearchParams(period)}`, cohortsFrom)
  const table = { rowKey: ({ week }: Cohort) => week, empty: 'No first payment in this period.' }
  return (
    <>
      <PeriodBar period={period} />
      <WhenLoaded data={data}>
        {({ cohorts }) => (
          <>
            <Panel title="Who stays">
              <Quiet>
                The share with paid access so many weeks after the first payment. A week is filled once the youngest of
                the cohort is so far.
              </Quiet>
              <DataTable
                {...table}
                caption="Customers with paid access"
                columns={retention}
                rows={cohorts}
                file={`retention-${period.from}-${period.to}`}
              />
            </Panel>
            <Panel title="What a customer paid by then">
              <Quiet>All charges so far, less refunds, over the customers of the cohort.</Quiet>
              <DataTable
                {...table}
                caption="Revenue by customer"
                columns={revenue}
                rows={cohorts}
                file={`cohort-revenue-${period.from}-${period.to}`}
              />
            </Panel>
          </>
        )}
      </WhenLoaded>
    </>
  )
}
