import { type HeadlineFigures, HeadlineReply } from '#domain/api/console/figures.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { Panel, Quiet } from '#web/console/ui/panel.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { DaysPanel } from './days-panel.tsx'
import { amountsText, changeText, countText, shareText } from './figure-text.ts'
import styles from './overview.module.css'
import { usePeriod } from './period.ts'
import { PeriodBar } from './period-bar.tsx'

const headlineFrom = parserOf(HeadlineReply)

type Row = {
  readonly title: string
  readonly about: string
  readonly now: string
  readonly before: string
  readonly change: string
}

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

const countRows = [
  ['visitors', 'Visitors', 'Saw the first page'],
  ['starts', 'Starts', 'Chose a gender and went on'],
  ['leads', 'Confirmed addresses', 'By the day of confirming'],
  ['paywalls', 'Saw the plans', 'Reached the pay page'],
  ['purchases', 'Purchases', 'First payments that arrived'],
  ['refunds', 'Refunds', 'Carried out'],
] as const

/** For each currency its amount, what went back, and what a visitor brought. */
function moneyRows(now: HeadlineFigures, before: HeadlineFigures): readonly Row[] {
  const currencies = [...new Set([...now.revenue, ...before.revenue].map(({ currency }) => currency))]
  return currencies.flatMap((currency) => {
    const minor = (amounts: HeadlineFigures['revenue']) =>
      amounts.find((each) => each.currency === currency)?.minor ?? 0
    const text = (amount: number) => amountsText([{ currency, minor: Math.round(amount) }])
    const [revenue, earlier] = [minor(now.revenue), minor(before.revenue)]
    const perVisitor = [share(revenue, now.visitors) ?? 0, share(earlier, before.visitors) ?? 0] as const
    const back = [share(minor(now.refunded), revenue), share(minor(before.refunded), earlier)] as const
    return [
      {
        title: `Revenue, ${currency}`,
        about: 'Charges that arrived',
        now: text(revenue),
        before: text(earlier),
        change: changeText(revenue, earlier),
      },
      {
        title: `Revenue per visitor, ${currency}`,
        about: 'Of the same days',
        now: text(perVisitor[0]),
        before: text(perVisitor[1]),
        change: changeText(...perVisitor),
      },
      {
        title: `Refund rate, ${currency}`,
        about: 'Refunds over revenue',
        now: shareText(back[0]),
        before: shareText(back[1]),
        change: changeText(back[0] ?? 0, back[1] ?? 0),
      },
    ]
  })
}

function rowsOf({ now, before }: HeadlineReply): readonly Row[] {
  return [
    ...countRows.map(([key, title, about]) => ({
      ...{ title, about, now: countText(now[key]), before: countText(before[key]) },
      change: changeText(now[key], before[key]),
    })),
    ...moneyRows(now, before),
  ]
}

const columns: readonly Column<Row>[] = [
  { title: 'Figure', value: ({ title }) => title },
  { title: 'This period', value: ({ now }) => now, isNumber: true },
  { title: 'The one before', value: ({ before }) => before, isNumber: true },
  { title: 'Change', value: ({ change }) => change, isNumber: true },
]

/** What a period brought, beside as many days before it. */
export function OverviewPage() {
  const period = usePeriod()
  const { data } = useConsoleData(`${consoleRoutes.headline}?${new URLSearchParams(period)}`, headlineFrom)
  return (
    <>
      <PeriodBar period={period} />
      <WhenLoaded data={data}>
        {(reply) => {
          const rows = rowsOf(reply)
          return (
            <>
              <ul className={styles.cards}>
                {rows.map(({ title, about, now, change }) => (
                  <li key={title} className={styles.card}>
                    <span className={styles.title}>{title}</span>
                    <strong className={styles.figure}>{now}</strong>
                    <span className={styles.about}>{about}</span>
                    <span className={styles.change}>{change}</span>
                  </li>
                ))}
              </ul>
              <Panel title={`Compared with ${reply.previous.from} to ${reply.previous.to}`}>
                <DataTable
                  caption="Headline figures"
                  columns={columns}
                  rows={rows}
                  rowKey={({ title }) => title}
                  empty="Nothing yet."
                  file={`overview-${period.from}-${period.to}`}
                />
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
