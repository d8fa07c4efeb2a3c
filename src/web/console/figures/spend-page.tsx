import { useState } from 'react'
import { PAYBACK_DAYS } from '#analytics/spend/payback-days.ts'
import { SpendReply } from '#domain/api/console/spend.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { formatMoney, majorUnits } from '#domain/billing/money.ts'
import { addDays } from '#domain/time.ts'
import { actProblem, useActs } from '#web/console/data/use-acts.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { Action } from '#web/console/ui/action.tsx'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { Done, Panel, Problem, Quiet } from '#web/console/ui/panel.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { EnterSpend } from './enter-spend.tsx'
import { countText, shareText } from './figure-text.ts'
import { todayInUtc, usePeriod } from './period.ts'
import { PeriodBar } from './period-bar.tsx'
import { SavedViews } from './saved-views.tsx'
import styles from './spend-page.module.css'
import { spendWords as words } from './spend-words.ts'

const spendFrom = parserOf(SpendReply)
type Campaign = SpendReply['campaigns'][number]
type Cohort = SpendReply['cohorts'][number]
type Entered = SpendReply['entered'][number]
type Figures = Omit<Campaign, 'source' | 'campaign'>

const WEEK_DAYS = 7

const count = <Row extends Figures>(title: string, of: (row: Row) => number): Column<Row> => ({
  title,
  isNumber: true,
  value: of,
  cell: (row) => countText(of(row)),
})

const cost = <Row extends Figures>(title: string, of: (row: Row) => number): Column<Row> => {
  const money = (row: Row) =>
    of(row) === 0 ? null : { currency: row.currency, minor: Math.round(row.spentMinor / of(row)) }
  return {
    title,
    isNumber: true,
    value: (row) => {
      const each = money(row)
      return each === null ? null : majorUnits(each)
    },
    cell: (row) => {
      const each = money(row)
      return each === null ? words.none : formatMoney(each)
    },
  }
}

/** The columns of what was spent, whom it brought and what it paid back; `lastDay` is the last on which its visitors came. */
const figureColumns = <Row extends Figures>(lastDay: (row: Row) => string): readonly Column<Row>[] => [
  {
    title: words.spent,
    isNumber: true,
    value: (row) => majorUnits({ currency: row.currency, minor: row.spentMinor }),
    cell: (row) => formatMoney({ currency: row.currency, minor: row.spentMinor }),
  },
  { title: words.currency, onlyIn: 'file', value: ({ currency }) => currency },
  count(words.visitors, ({ visitors }) => visitors),
  count(words.leads, ({ leads }) => leads),
  count(words.buyers, ({ buyers }) => buyers),
  cost(words.perVisitor, ({ visitors }) => visitors),
  cost(words.perLead, ({ leads }) => leads),
  cost(words.perBuyer, ({ buyers }) => buyers),
  ...PAYBACK_DAYS.flatMap((days, place): readonly Column<Row>[] => [
    {
      title: words.payback(String(days)),
      isNumber: true,
      onlyIn: 'page',
      value: () => null,
      cell: (row) => (
        <>
          {shareText(row.spentMinor === 0 ? null : (row.paid[place] ?? 0) / row.spentMinor)}
          {addDays(lastDay(row), days) >= todayInUtc() && <span className={styles.note}> {words.open}</span>}
          {row.paidOtherwise && place === PAYBACK_DAYS.length - 1 && (
            <span className={styles.note}> {words.otherwise}</span>
          )}
        </>
      ),
    },
    {
      title: words.paid(String(days)),
      onlyIn: 'file',
      value: (row) => majorUnits({ currency: row.currency, minor: row.paid[place] ?? 0 }),
    },
  ]),
  { title: words.otherwiseInFile, onlyIn: 'file', value: ({ paidOtherwise }) => (paidOtherwise ? 'yes' : 'no') },
]

const enteredColumns = (remove: (row: Entered) => void): readonly Column<Entered>[] => [
  { title: words.day, value: ({ day }) => day },
  { title: words.source, value: ({ source }) => source },
  {
    title: words.campaign,
    isText: true,
    value: ({ campaign }) => campaign,
    cell: ({ campaign }) => campaign || words.all,
  },
  {
    title: words.amount,
    isNumber: true,
    value: ({ spentMinor, currency }) => majorUnits({ minor: spentMinor, currency }),
    cell: ({ spentMinor, currency }) => formatMoney({ minor: spentMinor, currency }),
  },
  { title: words.currency, onlyIn: 'file', value: ({ currency }) => currency },
  { title: words.by, value: ({ by }) => by },
  {
    title: words.act,
    onlyIn: 'page',
    isAct: true,
    value: () => null,
    cell: (row) => (
      <Action onClick={() => remove(row)}>
        {words.remove}
        <span className="visually-hidden">
          {' '}
          {row.day} {row.source} {row.campaign}
        </span>
      </Action>
    ),
  },
]

/** What adverts cost beside whom they brought, and how much of it these have paid back. */
export function SpendPage() {
  const period = usePeriod()
  const search = new URLSearchParams(period).toString()
  const { data, reload } = useConsoleData(`${consoleRoutes.spend}?${search}`, spendFrom)
  const carryOut = useActs()
  const [said, setSaid] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [times, setTimes] = useState(0)
  const done = (text: string) => {
    setSaid(text)
    setTimes((before) => before + 1)
    reload()
  }
  const remove = async ({ day, source, campaign, currency }: Entered) => {
    const body = { day, source, campaign, currency }
    const outcome = await carryOut({ address: `${consoleRoutes.spendRemoved}?${search}`, body }, spendFrom)
    setProblem(outcome.kind === 'ok' ? null : actProblem(outcome))
    if (outcome.kind === 'ok') done(words.removedDone)
  }
  const days = `${period.from}-${period.to}`
  return (
    <>
      <PeriodBar period={period} />
      <SavedViews page="/spend" />
      {said !== null && <Done>{said}</Done>}
      {problem !== null && <Problem>{problem}</Problem>}
      <WhenLoaded data={data}>
        {({ campaigns, cohorts, entered, more }) => (
          <>
            <Panel title={words.campaigns}>
              <DataTable
                caption={words.campaigns}
                columns={[
                  { title: words.source, value: ({ source }: Campaign) => source },
                  {
                    title: words.campaign,
                    isText: true,
                    value: ({ campaign }: Campaign) => campaign ?? '',
                    cell: ({ campaign }: Campaign) => campaign ?? words.all,
                  },
                  ...figureColumns<Campaign>(() => period.to),
                ]}
                rows={campaigns}
                rowKey={({ source, campaign, currency }) => `${source}\n${campaign ?? ''}\n${currency}`}
                empty={words.empty}
                file={`spend-by-campaign-${days}`}
              />
              <Quiet>{words.explained}</Quiet>
              <Quiet>{words.matched}</Quiet>
            </Panel>
            {cohorts.length > 0 && (
              <Panel title={words.cohorts}>
                <DataTable
                  caption={words.cohorts}
                  columns={[
                    { title: words.week, value: ({ begins }: Cohort) => begins },
                    ...figureColumns<Cohort>(({ begins }) => {
                      const last = addDays(begins, WEEK_DAYS - 1)
                      return last < period.to ? last : period.to
                    }),
                  ]}
                  rows={cohorts}
                  rowKey={({ begins, currency }) => `${begins} ${currency}`}
                  empty={words.empty}
                  file={`spend-by-week-${days}`}
                />
              </Panel>
            )}
            <EnterSpend key={times} search={search} onDone={() => done(words.done)} />
            <Panel title={words.entered}>
              <DataTable
                caption={words.entered}
                columns={enteredColumns((row) => void remove(row))}
                rows={entered}
                rowKey={({ day, source, campaign, currency }) => [day, source, campaign, currency].join('\n')}
                empty={words.empty}
                file={`spend-entered-${days}`}
              />
              {more > 0 && <Quiet>{words.more(countText(more))}</Quiet>}
            </Panel>
          </>
        )}
      </WhenLoaded>
    </>
  )
}
