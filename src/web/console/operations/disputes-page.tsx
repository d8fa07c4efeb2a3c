import { useState } from 'react'
import { DisputesReply, EvidenceReply } from '#domain/api/console/operations.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled } from '#domain/api/routes.ts'
import { formatMoney, majorUnits } from '#domain/billing/money.ts'
import { backReasonText } from '#web/console/data/money-words.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { consoleHref, useQuery } from '#web/console/navigation/address.ts'
import { ConsoleLink } from '#web/console/navigation/console-link.tsx'
import { ActForm } from '#web/console/ui/act-form.tsx'
import { Action } from '#web/console/ui/action.tsx'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { Moment } from '#web/console/ui/moment.tsx'
import { momentOrNone, momentText } from '#web/console/ui/moment-text.ts'
import { Done, Panel } from '#web/console/ui/panel.tsx'
import { TextField } from '#web/console/ui/text-field.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { handOver } from '#web/device/hand-over.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { DisputeRates } from './dispute-rates.tsx'
import { FraudWarnings } from './fraud-warnings.tsx'
import styles from './operations.module.css'

const disputesFrom = parserOf(DisputesReply)
const evidenceFrom = parserOf(EvidenceReply)
type Dispute = DisputesReply['disputes'][number]

const isToAnswer = ({ state, answeredAt }: Dispute): boolean => state === 'open' && answeredAt === null

const columns = (open: (dispute: Dispute) => void): readonly Column<Dispute>[] => [
  {
    title: 'Customer',
    isLongWord: true,
    value: ({ email }) => email,
    cell: ({ leadId, email }) => <ConsoleLink href={consoleHref(`/customers/${leadId}`)}>{email}</ConsoleLink>,
  },
  {
    title: 'Amount',
    isNumber: true,
    value: ({ amountMinor: minor, currency }) => majorUnits({ minor, currency }),
    cell: ({ amountMinor: minor, currency }) => formatMoney({ minor, currency }),
  },
  { title: 'Currency', onlyIn: 'file', value: ({ currency }) => currency },
  { title: 'State', value: (dispute) => (isToAnswer(dispute) ? 'to be answered' : 'the bank decides') },
  {
    title: 'Answer by',
    value: ({ dueAt }) => momentText(dueAt),
    cell: ({ dueAt, isDueReckoned }) => (
      <>
        <Moment at={dueAt} />
        {isDueReckoned && ' (estimated)'}
      </>
    ),
  },
  { title: 'Why', isText: true, value: ({ reason }) => (reason === null ? null : backReasonText(reason)) },
  { title: 'Answered', value: ({ answeredAt }) => momentOrNone(answeredAt) },
  { title: 'Estimated', onlyIn: 'file', value: ({ isDueReckoned }) => (isDueReckoned ? 'yes' : 'no') },
  { title: 'Dispute', isLongWord: true, value: ({ ref }) => ref, cell: ({ ref, provider }) => `${ref} at ${provider}` },
  { title: 'Provider', onlyIn: 'file', value: ({ provider }) => provider },
  {
    title: 'Act',
    onlyIn: 'page',
    isAct: true,
    value: () => null,
    cell: (dispute) => (dispute.state === 'open' ? <Action onClick={() => open(dispute)}>Evidence</Action> : null),
  },
]

/** Decided disputes: nothing is left to do about them. */
const decidedColumns: readonly Column<Dispute>[] = [
  ...columns(() => {}).filter(({ title }) => ['Customer', 'Amount', 'Currency', 'Why', 'Answered'].includes(title)),
  { title: 'Outcome', value: ({ state }) => state },
  { title: 'Decided', value: ({ closedAt }) => momentOrNone(closedAt) },
  {
    title: 'Fee',
    isNumber: true,
    value: ({ feeMinor: minor, feeCurrency: currency }) =>
      minor === null || currency === null ? null : majorUnits({ minor, currency }),
    cell: ({ feeMinor: minor, feeCurrency: currency }) =>
      minor === null || currency === null ? '–' : formatMoney({ minor, currency }),
  },
  { title: 'Dispute', isLongWord: true, value: ({ ref }) => ref, cell: ({ ref, provider }) => `${ref} at ${provider}` },
]

type AnswerProps = { readonly dispute: Dispute; readonly onDone: () => void; readonly onCancel: () => void }

function Answer({ dispute, onDone, onCancel }: AnswerProps) {
  const [note, setNote] = useState('')
  const { data } = useConsoleData(filled(consoleRoutes.disputeEvidence, { charge: dispute.charge }), evidenceFrom)
  return (
    <Panel title={`Evidence about ${dispute.ref}`} takesFocus>
      <WhenLoaded data={data}>
        {({ text }) => (
          <>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element has to be reachable with the keyboard */}
            <pre className={styles.evidence} tabIndex={0}>
              {text}
            </pre>
            <div>
              <Action onClick={() => handOver(new Blob([text], { type: 'text/plain' }), `dispute-${dispute.ref}.txt`)}>
                Save as a file
              </Action>
            </div>
            <ActForm
              address={filled(consoleRoutes.disputeSent, { charge: dispute.charge })}
              body={{}}
              parse={disputesFrom}
              confirm={`Send it to ${dispute.provider}`}
              consequences={[
                'The text above is sent to the bank, once. Of the plan it holds counts and days, and no food, weight or answer.',
                'It cannot be taken back or added to. The bank decides; the outcome arrives automatically.',
              ]}
              onDone={onDone}
              onCancel={onCancel}
            />
            <h3>Or it was answered elsewhere</h3>
            <ActForm
              address={filled(consoleRoutes.disputeAnswered, { charge: dispute.charge })}
              body={{ note: note.trim() }}
              parse={disputesFrom}
              confirm="Mark as answered"
              consequences={[
                `For a dispute that was accepted or contested in the dashboard of ${dispute.provider}, with more than this text.`,
                'Here it is only noted, so that nobody answers twice. The bank decides; the outcome arrives automatically.',
              ]}
              onDone={onDone}
              onCancel={onCancel}
            >
              <TextField
                label="What was answered"
                name="note"
                required
                minLength={3}
                maxLength={300}
                value={note}
                onChange={setNote}
              />
            </ActForm>
          </>
        )}
      </WhenLoaded>
    </Panel>
  )
}

/** Disputes with their deadlines and the evidence to send; the open one is kept in the address. */
export function DisputesPage() {
  const [query, setQuery] = useQuery()
  const [isDone, setDone] = useState(false)
  const { data, reload } = useConsoleData(consoleRoutes.disputes, disputesFrom)
  const close = () => setQuery({ dispute: '' })
  return (
    <WhenLoaded data={data}>
      {({ disputes }) => {
        const chosen = disputes.find(({ charge, state }) => charge === query.get('dispute') && state === 'open')
        const waiting = disputes.filter(isToAnswer).length
        return (
          <>
            {isDone && <Done>Done. The bank will decide now.</Done>}
            {chosen !== undefined && (
              <Answer
                key={chosen.charge}
                dispute={chosen}
                onCancel={close}
                onDone={() => {
                  setDone(true)
                  close()
                  reload()
                }}
              />
            )}
            <Panel title={`${waiting} waiting for an answer`}>
              <DataTable
                caption="Disputes"
                columns={columns(({ charge }) => {
                  setDone(false)
                  setQuery({ dispute: charge })
                })}
                rows={disputes.filter(({ state }) => state === 'open')}
                rowKey={({ ref }) => ref}
                empty="No bank disputes a payment."
                file="disputes"
              />
            </Panel>
            <FraudWarnings />
            <DisputeRates />
            <Panel title="Decided">
              <DataTable
                caption="Decided disputes"
                columns={decidedColumns}
                rows={disputes.filter(({ state }) => state !== 'open')}
                rowKey={({ ref }) => ref}
                empty="No dispute was decided yet."
                file="decided-disputes"
                isList
              />
            </Panel>
          </>
        )
      }}
    </WhenLoaded>
  )
}
