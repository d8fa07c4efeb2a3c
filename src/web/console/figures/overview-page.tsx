import { type HeadlineFigures, HeadlineReply } from '#domain/api/console/figures.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { majorUnits } from '#domain/billing/money.ts'
import { sessionStore } from '#web/console/data/console-session.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { Panel, Quiet } from '#web/console/ui/panel.tsx'
import { periodText } from '#web/console/ui/period-text.ts'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { useStore } from '#web/device/store.ts'
import { ClaimsPanel } from './claims-panel.tsx'
import { DaysPanel } from './days-panel.tsx'
import { amountsText, changeOf, changeText, countText, shareText } from './figure-text.ts'
import styles from './overview.module.css'
import { usePeriod } from './period.ts'
import { PeriodBar } from './period-bar.tsx'
import { WaitingPanel } from './waiting-panel.tsx'

const headlineFrom = parserOf(HeadlineReply)

type Row = {
  readonly title: string
  readonly about: string
  readonly now: Figure
  readonly before: Figure
  readonly change: Figure
  /** Null if the figure is not an amount. */
  readonly currency: string | null
}

/** A figure as text for the page, and as a number for a spreadsheet. */
type Figure = { readonly text: string; readonly value: number | null }

const countOf = (value: number): Figure => ({ text: countText(value), value })
const shareOf = (value: number | null): Figure => ({ text: shareText(value), value })

const compared = (now: number, before: number): Figure => ({
  text: changeText(now, before),
  value: changeOf(now, before),
})

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

const countRows = [
  ['visitors', 'Visitors', 'Saw the first page'],
  ['purchases', 'Purchases', 'First payments that arrived'],
  ['starts', 'Starts', 'Chose a gender and continued'],
  ['leads', 'Confirmed addresses', 'By the day of confirming'],
  ['paywalls', 'Saw the plans', 'Reached the pay page'],
  ['refunds', 'Refunds', 'Carried out'],
  ['disputes', 'Disputes', 'By which a bank took money'],
] as const

/** Number of counts that come before the amounts. */
const FIRST_COUNTS = 2

/** For each currency the revenue, what was kept of it, and what went back. */
function moneyRows(now: HeadlineFigures, before: HeadlineFigures): readonly Row[] {
  const all = [now.revenue, before.revenue, now.kept, before.kept].flat()
  const currencies = [...new Set(all.map(({ currency }) => currency))]
  return currencies.flatMap((currency) => {
    const minor = (amounts: HeadlineFigures['revenue']) =>
      amounts.find((each) => each.currency === currency)?.minor ?? 0
    const money = (amount: number): Figure => {
      const rounded = { currency, minor: Math.round(amount) }
      return { text: amountsText([rounded]), value: majorUnits(rounded) }
    }
    const [revenue, earlier] = [minor(now.revenue), minor(before.revenue)]
    const perVisitor = [share(revenue, now.visitors) ?? 0, share(earlier, before.visitors) ?? 0] as const
    const back = [share(minor(now.refunded), revenue), share(minor(before.refunded), earlier)] as const
    const lost = [share(minor(now.disputed), revenue), share(minor(before.disputed), earlier)] as const
    const amountRow = (title: string, about: string, key: 'disputed' | 'fees' | 'kept'): Row => ({
      ...{ title: `${title}, ${currency}`, about, currency },
      ...{ now: money(minor(now[key])), before: money(minor(before[key])) },
      change: compared(minor(now[key]), minor(before[key])),
    })
    return [
      {
        title: `Revenue, ${currency}`,
        about: 'Charges that arrived',
        now: money(revenue),
        before: money(earlier),
        change: compared(revenue, earlier),
        currency,
      },
      amountRow('Kept', 'After refunds, disputes and fees', 'kept'),
      {
        title: `Revenue per visitor, ${currency}`,
        about: 'Over the same days',
        now: money(perVisitor[0]),
        before: money(perVisitor[1]),
        change: compared(...perVisitor),
        currency,
      },
      {
        title: `Refund rate, ${currency}`,
        about: 'Refunds divided by revenue',
        now: shareOf(back[0]),
        before: shareOf(back[1]),
        change: compared(back[0] ?? 0, back[1] ?? 0),
        currency: null,
      },
      amountRow('Taken by banks', 'For disputes, less what came back', 'disputed'),
      {
        title: `Dispute share, ${currency}`,
        about: 'Taken by banks, divided by revenue',
        now: shareOf(lost[0]),
        before: shareOf(lost[1]),
        change: compared(lost[0] ?? 0, lost[1] ?? 0),
        currency: null,
      },
      amountRow('Fees', 'Kept by the payment providers', 'fees'),
    ]
  })
}

function rowsOf({ now, before }: HeadlineReply): readonly Row[] {
  const counts = countRows.map(([key, title, about]) => ({
    ...{ title, about, now: countOf(now[key]), before: countOf(before[key]), currency: null },
    change: compared(now[key], before[key]),
  }))
  const conversion = [share(now.purchases, now.visitors), share(before.purchases, before.visitors)] as const
  const conversionRow: Row = {
    ...{ title: 'Conversion', about: 'Purchases divided by visitors of the same days', currency: null },
    ...{ now: shareOf(conversion[0]), before: shareOf(conversion[1]) },
    change: compared(conversion[0] ?? 0, conversion[1] ?? 0),
  }
  // Visitors, purchases, conversion and money come first, then how far visitors got.
  return [...counts.slice(0, FIRST_COUNTS), conversionRow, ...moneyRows(now, before), ...counts.slice(FIRST_COUNTS)]
}

const columns: readonly Column<Row>[] = [
  { title: 'Figure', value: ({ title }) => title },
  { title: 'This period', value: ({ now }) => now.value, cell: ({ now }) => now.text, isNumber: true },
  { title: 'The one before', value: ({ before }) => before.value, cell: ({ before }) => before.text, isNumber: true },
  { title: 'Change', value: ({ change }) => change.value, cell: ({ change }) => change.text, isNumber: true },
  { title: 'Currency', onlyIn: 'file', value: ({ currency }) => currency },
]

/** The cards show shares and sums; these details are only in the table. */
const onlyInTable = /^(?:Refunds$|Disputes$|Taken by banks|Fees)/

/** The figures of a period, compared with the same number of days before it. */
export function OverviewPage() {
  const period = usePeriod()
  const session = useStore(sessionStore)
  const servesCustomers = session.kind === 'signed-in' && session.session.operator.roles.includes('customers')
  const { data } = useConsoleData(`${consoleRoutes.headline}?${new URLSearchParams(period)}`, headlineFrom)
  return (
    <>
      {servesCustomers && <WaitingPanel />}
      <ClaimsPanel />
      <PeriodBar period={period} />
      <WhenLoaded data={data}>
        {(reply) => {
          const rows = rowsOf(reply)
          return (
            <>
              <ul className={styles.cards}>
                {rows
                  .filter(({ title }) => !onlyInTable.test(title))
                  .map(({ title, about, now, change }) => (
                    <li key={title} className={styles.card}>
                      <span className={styles.title}>{title}</span>
                      <strong className={styles.figure}>{now.text}</strong>
                      <span className={styles.about}>{about}</span>
                      <span className={styles.change}>{change.text}</span>
                    </li>
                  ))}
              </ul>
              <Panel title={`Compared with ${periodText(reply.previous)}`}>
                <DataTable
                  caption="Headline figures"
                  columns={columns}
                  rows={rows}
                  rowKey={({ title }) => title}
                  empty="Nothing yet."
                  file={`overview-${period.from}-${period.to}`}
                />
                {reply.isPartial && (
                  <Quiet>Today is not over yet: so far the period has fewer hours than the one before.</Quiet>
                )}
                <Quiet>
                  Visitors, starts and those who saw the plans are counted by the day of their first page; addresses,
                  purchases and money by the day on which they happened.
                </Quiet>
              </Panel>
            </>
          )
        }}
      </WhenLoaded>
      <DaysPanel period={period} />
    </>
  )
}
