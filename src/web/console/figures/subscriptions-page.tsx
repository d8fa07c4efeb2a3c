import { SubscriptionsReply } from '#domain/api/console/figures.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { majorUnits } from '#domain/billing/money.ts'
import { backReasonText, endReasonText, planText } from '#web/console/data/money-words.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { Panel, Quiet } from '#web/console/ui/panel.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { amountsText, countText, shareText } from './figure-text.ts'
import { usePeriod } from './period.ts'
import { PeriodBar } from './period-bar.tsx'
import { RecurringPanels } from './recurring-panels.tsx'

const subscriptionsFrom = parserOf(SubscriptionsReply)
type Of<Key extends 'recurring' | 'reasons' | 'plans' | 'back'> = Column<SubscriptionsReply[Key][number]>

const count = { title: 'Number', value: ({ count: number }: { count: number }) => number, isNumber: true } as const
/** An amount as a number for the file, which has the currency in another column. */
const money = (minor: number, currency: string) => majorUnits({ minor, currency })
const moneyText = (minor: number, currency: string): string => amountsText([{ minor, currency }])
const share = (part: number, whole: number): string => shareText(whole === 0 ? null : part / whole)

const recurring: readonly Of<'recurring'>[] = [
  { title: 'Currency', value: ({ currency }) => currency },
  {
    title: 'In 30 days',
    value: ({ minor, currency }) => money(minor, currency),
    cell: ({ minor, currency }) => moneyText(minor, currency),
    isNumber: true,
  },
  { title: 'Subscriptions', value: ({ subscriptions }) => subscriptions, isNumber: true },
]
const reasons: readonly Of<'reasons'>[] = [
  { title: 'Why it ended', value: ({ reason }) => endReasonText(reason) },
  count,
]
const plans: readonly Of<'plans'>[] = [
  { title: 'Plan', value: ({ plan }) => planText(plan) },
  { title: 'Currency', value: ({ currency }) => currency },
  count,
  { title: 'With a coupon', value: ({ withCoupon }) => withCoupon, isNumber: true },
  {
    title: 'First payments',
    value: ({ firstMinor, currency }) => money(firstMinor, currency),
    cell: ({ firstMinor, currency }) => moneyText(firstMinor, currency),
    isNumber: true,
  },
  {
    title: 'Renewals',
    value: ({ renewalMinor, currency }) => money(renewalMinor, currency),
    cell: ({ renewalMinor, currency }) => moneyText(renewalMinor, currency),
    isNumber: true,
  },
  {
    title: 'Went back',
    value: ({ backMinor, currency }) => money(backMinor, currency),
    cell: ({ backMinor, currency }) => moneyText(backMinor, currency),
    isNumber: true,
  },
]
const backNames = {
  refund: 'Refund',
  refund_returned: 'Refund that a bank returned',
  dispute_taken: 'Dispute',
  dispute_returned: 'Dispute that was won',
} as const
const back: readonly Of<'back'>[] = [
  { title: 'What', value: ({ kind }) => backNames[kind] },
  { title: 'Why', value: ({ because }) => backReasonText(because) },
  { title: 'Currency', value: ({ currency }) => currency },
  count,
  {
    title: 'Amount',
    value: ({ minor, currency }) => money(minor, currency),
    cell: ({ minor, currency }) => moneyText(minor, currency),
    isNumber: true,
  },
]

function Churn({ churn: { atStart, ended } }: Pick<SubscriptionsReply, 'churn'>) {
  if (atStart === 0) return <p>No subscription was active at the beginning of the period.</p>
  return (
    <p>
      {`${countText(ended)} of the ${countText(atStart)} subscriptions that were active at the beginning ended in the period: ${share(ended, atStart)}.`}
    </p>
  )
}

function Dunning({ dunning: { failed, recovered, lost } }: Pick<SubscriptionsReply, 'dunning'>) {
  if (failed === 0) return <p>No renewal failed in this period.</p>
  return (
    <p>
      {`${countText(failed)} renewals failed at first. Of these, ${countText(recovered)} were paid in the end (${share(recovered, failed)}), ${countText(lost)} were lost, ${countText(failed - recovered - lost)} still being tried.`}
    </p>
  )
}

/** Recurring revenue, ended subscriptions, disputes, refunds and revenue by plan, from the ledger. */
export function SubscriptionFiguresPage() {
  const period = usePeriod()
  const { data } = useConsoleData(
    `${consoleRoutes.subscriptionFigures}?${new URLSearchParams(period)}`,
    subscriptionsFrom,
  )
  const file = (name: string) => `${name}-${period.from}-${period.to}`
  return (
    <>
      <PeriodBar period={period} />
      <WhenLoaded data={data}>
        {(reply) => (
          <>
            <Panel title="Recurring revenue now">
              <DataTable
                caption="Recurring revenue"
                columns={recurring}
                rows={reply.recurring}
                rowKey={({ currency }) => currency}
                empty="No subscription renews."
                file={file('recurring')}
              />
              <Quiet>
                Subscriptions that will renew, at their next price, converted to 30 days. Those that end with their
                period are left out.
              </Quiet>
            </Panel>
            <Panel title="Ends">
              <Churn churn={reply.churn} />
              <DataTable
                caption="Why subscriptions ended"
                columns={reasons}
                rows={reply.reasons}
                rowKey={({ reason }) => reason}
                empty="None ended in this period."
                file={file('ends')}
              />
            </Panel>
            <Panel title="Failed renewals">
              <Dunning dunning={reply.dunning} />
            </Panel>
            <Panel title="Revenue by plan">
              <DataTable
                caption="Revenue by plan"
                columns={plans}
                rows={reply.plans}
                rowKey={({ plan, currency }) => `${plan} ${currency}`}
                empty="No plan was bought or renewed in this period."
                file={file('plans')}
                isList
              />
              <Quiet>
                By the day on which money moved. Payments less what went back are the revenue of the overview less its
                refunds and disputes.
              </Quiet>
            </Panel>
            <Panel title="Money that went back">
              <DataTable
                caption="Money that went back"
                columns={back}
                rows={reply.back}
                rowKey={({ kind, because, currency }) => `${kind} ${because} ${currency}`}
                empty="Nothing was refunded or disputed in this period."
                file={file('money-back')}
                isList
              />
              <Quiet>By the day on which money moved. Amounts that came back to us are negative.</Quiet>
            </Panel>
          </>
        )}
      </WhenLoaded>
      <RecurringPanels />
    </>
  )
}
