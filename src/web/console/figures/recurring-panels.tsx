import { RecurringReply } from '#domain/api/console/recurring.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { majorUnits } from '#domain/billing/money.ts'
import { planText } from '#web/console/data/money-words.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { Panel, Quiet } from '#web/console/ui/panel.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { amountsText, shareText } from './figure-text.ts'
import { recurringWords as words } from './recurring-words.ts'

const recurringFrom = parserOf(RecurringReply)
type Month = RecurringReply['months'][number]
type Churn = RecurringReply['churn'][number]

const money = (title: string, minorOf: (month: Month) => number): Column<Month> => ({
  title,
  isNumber: true,
  value: (month) => majorUnits({ minor: minorOf(month), currency: month.currency }),
  cell: (month) => amountsText([{ minor: minorOf(month), currency: month.currency }]),
})

const months: readonly Column<Month>[] = [
  { title: 'Month', value: ({ month }) => month },
  { title: 'Currency', onlyIn: 'file', value: ({ currency }) => currency },
  money('At its start', ({ startMinor }) => startMinor),
  money('New', ({ newMinor }) => newMinor),
  money('Expansion', ({ expansionMinor }) => expansionMinor),
  money('Contraction', ({ contractionMinor }) => -contractionMinor),
  money('Churned', ({ churnedMinor }) => -churnedMinor),
  money('Recovered', ({ recoveredMinor }) => recoveredMinor),
  money('At its end', ({ endMinor }) => endMinor),
  { title: 'Customers', isNumber: true, value: ({ customers }) => customers },
]

const churn: readonly Column<Churn>[] = [
  { title: 'Plan', value: ({ plan }) => planText(plan) },
  { title: 'Age', value: ({ age }) => words.ages[age] ?? null },
  { title: 'Running', isNumber: true, value: ({ atStart }) => atStart },
  { title: 'Ended', isNumber: true, value: ({ ended }) => ended },
  {
    title: 'Share',
    isNumber: true,
    value: ({ ended, atStart }) => (atStart === 0 ? null : ended / atStart),
    cell: ({ ended, atStart }) => shareText(atStart === 0 ? null : ended / atStart),
  },
]

/** Recurring revenue with its movements, trials, cancellations and churn; the same whatever period is chosen above. */
export function RecurringPanels() {
  const { data } = useConsoleData(consoleRoutes.recurringFigures, recurringFrom)
  return (
    <WhenLoaded data={data}>
      {(reply) => (
        <>
          <Panel title={words.title}>
            <DataTable
              caption={words.title}
              columns={months}
              rows={reply.months}
              rowKey={({ month, currency }) => `${month} ${currency}`}
              empty={words.empty}
              file="recurring-by-month"
            />
            <Quiet>{words.about(reply.doTrialsCount)}</Quiet>
          </Panel>
          <Panel title={words.trials}>
            <p>{words.trialsText(reply.trials)}</p>
            <p>{words.cancelled(reply.cancelledRunning)}</p>
          </Panel>
          <Panel title={words.churn}>
            <DataTable
              caption={words.churn}
              columns={churn}
              rows={reply.churn}
              rowKey={({ plan, age }) => `${plan} ${age}`}
              empty={words.empty}
              file="churn-by-plan-and-age"
            />
            <Quiet>{words.churnAbout}</Quiet>
          </Panel>
        </>
      )}
    </WhenLoaded>
  )
}
