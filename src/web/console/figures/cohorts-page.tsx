import { CohortsReply } from '#domain/api/console/figures.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { formatMoney, type Money, majorUnits, sumOf } from '#domain/billing/money.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { Panel, Quiet } from '#web/console/ui/panel.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import styles from './cohorts.module.css'
import { countText, shareText } from './figure-text.ts'
import { usePeriod } from './period.ts'
import { PeriodBar } from './period-bar.tsx'

const cohortsFrom = parserOf(CohortsReply)
type Cohort = CohortsReply['cohorts'][number]

const WEEKS = Array.from({ length: 13 }, (_, after) => after)

const keptShare = ({ customers, weeks }: Cohort, after: number): number | null => {
  const kept = weeks[after]?.kept ?? null
  return kept === null || customers === 0 ? null : kept / customers
}

/** A cohort in one currency: amounts in different currencies are never added together. */
type Paying = Cohort & { readonly currency: string }

const payingIn = (cohort: Cohort): readonly Paying[] =>
  [...new Set(cohort.weeks.flatMap(({ paid }) => paid.map(({ currency }) => currency)))].map((currency) => ({
    ...cohort,
    currency,
  }))

/**
 * Average amount paid by a customer of a cohort up to and including a week, less refunds and disputes; null until it is
 * over for all.
 */
function paidUntil({ customers, weeks, currency }: Paying, after: number): Money | null {
  if ((weeks[after]?.kept ?? null) === null || customers === 0) return null
  const amounts = weeks.slice(0, after + 1).flatMap(({ paid }) => paid.filter((each) => each.currency === currency))
  return { currency, minor: Math.round(sumOf(amounts, currency).minor / customers) }
}

const begin = [
  { title: 'Week of', value: ({ week }) => week },
  {
    title: 'Customers',
    value: ({ customers }) => customers,
    cell: ({ customers }) => countText(customers),
    isNumber: true,
  },
] as const satisfies readonly Column<Cohort>[]

const retention: readonly Column<Cohort>[] = [
  ...begin,
  ...WEEKS.map(
    (after): Column<Cohort> => ({
      title: `+${after}`,
      titleInFile: `After ${after} weeks`,
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

const revenue: readonly Column<Paying>[] = [
  ...begin,
  { title: 'Currency', onlyIn: 'file', value: ({ currency }) => currency },
  ...WEEKS.map(
    (after): Column<Paying> => ({
      title: `+${after}`,
      titleInFile: `After ${after} weeks`,
      isNumber: true,
      value: (cohort) => {
        const paid = paidUntil(cohort, after)
        return paid === null ? null : majorUnits(paid)
      },
      cell: (cohort) => {
        const paid = paidUntil(cohort, after)
        return paid === null ? '' : formatMoney(paid)
      },
    }),
  ),
]

/** Customers by the week of their first payment: who stays, and how much they pay. */
export function CohortsPage() {
  const period = usePeriod()
  const { data } = useConsoleData(`${consoleRoutes.cohorts}?${new URLSearchParams(period)}`, cohortsFrom)
  const empty = 'No first payment in this period.'
  return (
    <>
      <PeriodBar period={period} />
      <WhenLoaded data={data}>
        {({ cohorts }) => (
          <>
            <Panel title="Who stays">
              <Quiet>
                The share with paid access by the number of weeks after the first payment. A week is filled in once the
                newest customer of the cohort has reached it.
              </Quiet>
              <DataTable
                caption="Customers with paid access"
                columns={retention}
                rows={cohorts}
                rowKey={({ week }) => week}
                empty={empty}
                file={`retention-${period.from}-${period.to}`}
              />
            </Panel>
            <Panel title="What a customer paid by then">
              <Quiet>All charges so far, less refunds and disputes, divided by the customers of the cohort.</Quiet>
              <DataTable
                caption="Revenue by customer"
                columns={revenue}
                rows={cohorts.flatMap(payingIn)}
                rowKey={({ week, currency }) => `${week} ${currency}`}
                empty={empty}
                file={`cohort-revenue-${period.from}-${period.to}`}
              />
            </Panel>
          </>
        )}
      </WhenLoaded>
    </>
  )
}
