import { useState } from 'react'
import { type CustomerPayment, CustomerReply, type TimelineEntry } from '#domain/api/console/customers.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled } from '#domain/api/routes.ts'
import { formatMoney, majorUnits } from '#domain/billing/money.ts'
import { disputeStateText, paymentKindText, paymentStateText, stateText } from '#web/console/data/money-words.ts'
import { actProblem, useActs } from '#web/console/data/use-acts.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import type { ConsolePageProps } from '#web/console/pages/console-page.ts'
import { Action } from '#web/console/ui/action.tsx'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { momentText, optionalMoment } from '#web/console/ui/moment-text.ts'
import { Done, Panel, Problem, Quiet } from '#web/console/ui/panel.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { CustomerActs } from './customer-acts.tsx'
import { CustomerNotes } from './customer-notes.tsx'
import { customerWords } from './customer-words.ts'
import styles from './customers.module.css'
import { RefundForm } from './refund-form.tsx'

const customerFrom = parserOf(CustomerReply)
type Email = CustomerReply['emails'][number]

function Facts({ customer }: { customer: CustomerReply }) {
  const { email, since, erasedAt, subscription, kept, source, campaign } = customer
  const facts: readonly (readonly [string, string])[] = [
    ['Address', email],
    ['Known since', momentText(since)],
    ...(source === null ? [] : [[customerWords.from, customerWords.fromText(source, campaign ?? 'none')] as const]),
    ...(erasedAt === null ? [] : [['Everything deleted', momentText(erasedAt)] as const]),
    ...(kept.length === 0 ? [] : [['Brought so far', kept.map(formatMoney).join(' + ')] as const]),
    ...(subscription === null
      ? []
      : ([
          ['Plan', `${subscription.planName} at ${subscription.provider}`],
          [
            'Subscription',
            subscription.isEnding && subscription.isLive
              ? `${stateText(subscription.state)}, ends with its period`
              : stateText(subscription.state),
          ],
          ...(subscription.pause === undefined
            ? []
            : [
                [
                  customerWords.paused,
                  customerWords.pausedText(momentText(subscription.pause.from), momentText(subscription.pause.until)),
                ] as const,
              ]),
          ['Access until', optionalMoment(subscription.accessUntil)],
          [
            'Next charge',
            subscription.nextOn === null || subscription.nextMinor === null
              ? 'none'
              : `${formatMoney({ minor: subscription.nextMinor, currency: subscription.currency })} on ${momentText(subscription.nextOn)}`,
          ],
        ] as const)),
  ]
  return (
    <Panel title="Who it is">
      <dl className={styles.facts}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {kept.length > 0 && (
        <Quiet>“Brought so far” is all payments less refunds, disputes and the providers’ fees.</Quiet>
      )}
      {subscription === null && <Quiet>Nothing was bought under this address.</Quiet>}
    </Panel>
  )
}

const paymentColumns = (refund: (payment: CustomerPayment) => void): readonly Column<CustomerPayment>[] => [
  { title: 'When', value: ({ at }) => momentText(at) },
  { title: 'Kind', value: ({ kind }) => paymentKindText(kind) },
  {
    title: 'State',
    value: ({ state, dispute }) =>
      dispute === null ? paymentStateText(state) : `${paymentStateText(state)}, dispute ${disputeStateText(dispute)}`,
  },
  {
    title: 'Amount',
    isNumber: true,
    value: ({ amountMinor: minor, currency }) => majorUnits({ minor, currency }),
    cell: ({ amountMinor: minor, currency }) => formatMoney({ minor, currency }),
  },
  {
    title: 'Kept',
    isNumber: true,
    value: ({ keptMinor: minor, currency }) => majorUnits({ minor, currency }),
    cell: ({ keptMinor: minor, currency }) => formatMoney({ minor, currency }),
  },
  {
    title: 'Left to refund',
    isNumber: true,
    value: ({ refundableMinor: minor, currency }) => majorUnits({ minor, currency }),
    cell: ({ refundableMinor: minor, currency }) => formatMoney({ minor, currency }),
  },
  { title: 'Currency', onlyIn: 'file', value: ({ currency }) => currency },
  { title: 'Charge', isText: true, value: ({ chargeRef }) => chargeRef },
  {
    title: 'Act',
    onlyIn: 'page',
    isAct: true,
    value: () => null,
    cell: (payment) => (payment.refundableMinor > 0 ? <Action onClick={() => refund(payment)}>Refund</Action> : null),
  },
]

const emailColumns = (resend: (email: Email) => void): readonly Column<Email>[] => [
  { title: 'Written', value: ({ createdAt }) => momentText(createdAt) },
  { title: 'Subject', isText: true, value: ({ subject }) => subject },
  { title: 'Sent', value: ({ sentAt }) => (sentAt === null ? 'waiting' : momentText(sentAt)) },
  {
    title: 'Act',
    onlyIn: 'page',
    isAct: true,
    value: () => null,
    cell: (email) => (email.canResend ? <Action onClick={() => resend(email)}>Send again</Action> : null),
  },
]

const timelineColumns: readonly Column<TimelineEntry>[] = [
  { title: 'When', value: ({ at }) => momentText(at) },
  { title: 'What', value: ({ what }) => what },
  { title: 'Detail', isText: true, value: ({ detail }) => detail },
  { title: 'By', value: ({ by }) => by },
]

function Served({ loaded }: { loaded: CustomerReply }) {
  const [customer, setCustomer] = useState(loaded)
  const [refunded, setRefunded] = useState<CustomerPayment | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const finish = (sentence: string, changed: CustomerReply) => {
    setCustomer(changed)
    setRefunded(null)
    setProblem(null)
    setDone(sentence)
  }
  const carryOut = useActs()
  const resend = async (email: Email) => {
    const address = filled(consoleRoutes.customerEmail, { id: email.leadId, email: email.id })
    const outcome = await carryOut({ address }, customerFrom)
    if (outcome.kind === 'ok')
      finish(`Sent again: ${email.subject}. Links in it that sign in were left out.`, outcome.value)
    else setProblem(actProblem(outcome))
  }
  return (
    <>
      {done !== null && <Done>{done}</Done>}
      {problem !== null && <Problem>{problem}</Problem>}
      <Facts customer={customer} />
      <CustomerActs customer={customer} onDone={finish} />
      <CustomerNotes customer={customer} onDone={finish} />
      {refunded !== null && (
        <RefundForm
          key={refunded.id}
          customerId={customer.id}
          payment={refunded}
          onCancel={() => setRefunded(null)}
          onDone={(changed) =>
            finish('The refund has been requested. The timeline shows when the provider has accepted it.', changed)
          }
        />
      )}
      <Panel title="Charges">
        <DataTable
          caption="Charges"
          columns={paymentColumns(setRefunded)}
          rows={customer.payments}
          rowKey={({ id }) => id}
          empty="Nothing was charged."
          file="charges"
        />
      </Panel>
      <Panel title="Emails">
        <DataTable
          caption="Emails"
          columns={emailColumns((email) => void resend(email))}
          rows={customer.emails}
          rowKey={({ id }) => id}
          empty="No email was written."
          file="emails"
        />
      </Panel>
      <Panel title="Everything that happened">
        <DataTable
          caption="Timeline"
          columns={timelineColumns}
          rows={customer.timeline}
          rowKey={({ id }) => id}
          empty="Nothing has happened yet."
          file="timeline"
          isList
        />
      </Panel>
    </>
  )
}

/** A customer, with everything that happened and the possible acts. */
export function CustomerPage({ params }: ConsolePageProps) {
  const { data } = useConsoleData(filled(consoleRoutes.customer, { id: params['id'] ?? '' }), customerFrom)
  return <WhenLoaded data={data}>{(loaded) => <Served key={loaded.id} loaded={loaded} />}</WhenLoaded>
}
