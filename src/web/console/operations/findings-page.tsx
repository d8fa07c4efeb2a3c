import { useState } from 'react'
import { FindingsReply } from '#domain/api/console/operations.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled } from '#domain/api/routes.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { consoleHref, useQuery } from '#web/console/navigation/address.ts'
import { ConsoleLink } from '#web/console/navigation/console-link.tsx'
import { ActForm } from '#web/console/ui/act-form.tsx'
import { Action } from '#web/console/ui/action.tsx'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { momentText } from '#web/console/ui/moment-text.ts'
import { Panel } from '#web/console/ui/panel.tsx'
import { TextField } from '#web/console/ui/text-field.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import styles from './operations.module.css'
import { SafetyDecisionsPanel } from './safety-decisions-panel.tsx'

const findingsFrom = parserOf(FindingsReply)
type Finding = FindingsReply['findings'][number]

const columns = (settle: (finding: Finding) => void): readonly Column<Finding>[] => [
  { title: 'Found', value: ({ foundAt }) => momentText(foundAt) },
  {
    title: 'What',
    value: ({ title, advice }) => `${title}. ${advice}`,
    cell: ({ title, advice }) => (
      <div className={styles.finding}>
        <strong>{title}</strong>
        <p>{advice}</p>
      </div>
    ),
  },
  { title: 'Detail', isText: true, value: ({ detail }) => detail },
  {
    title: 'About',
    isLongWord: true,
    value: ({ subject }) => subject,
    cell: ({ subject, leadId }) =>
      leadId === null ? subject : <ConsoleLink href={consoleHref(`/customers/${leadId}`)}>{subject}</ConsoleLink>,
  },
  {
    title: 'Act',
    onlyIn: 'page',
    isAct: true,
    value: () => null,
    cell: (finding) => <Action onClick={() => settle(finding)}>Settle</Action>,
  },
]

type SettleProps = { readonly finding: Finding; readonly onDone: () => void; readonly onCancel: () => void }

function Settle({ finding, onDone, onCancel }: SettleProps) {
  const [note, setNote] = useState('')
  return (
    <Panel title={`Settle: ${finding.title}`} takesFocus>
      <p>{finding.advice}</p>
      <ActForm
        address={filled(consoleRoutes.findingResolved, { id: finding.id })}
        body={{ note: note.trim() }}
        parse={findingsFrom}
        confirm="Mark as settled"
        consequences={['It leaves this list. If it is found again, it comes back as a new one.']}
        onCancel={onCancel}
        onDone={onDone}
      >
        <TextField label="How" name="note" required minLength={3} maxLength={300} value={note} onChange={setNote} />
      </ActForm>
    </Panel>
  )
}

/** Contradictions between a provider and us that an operator has to settle; the one being settled is kept in the address. */
export function FindingsPage() {
  const { data, reload } = useConsoleData(consoleRoutes.findings, findingsFrom)
  const [query, setQuery] = useQuery()
  const findings = data.kind === 'ready' ? data.value.findings : []
  const chosen = findings.find(({ id }) => id === query.get('finding'))
  const close = () => setQuery({ finding: '' })
  return (
    <>
      {chosen !== undefined && (
        <Settle
          key={chosen.id}
          finding={chosen}
          onCancel={close}
          onDone={() => {
            close()
            reload()
          }}
        />
      )}
      <Panel title="To be settled">
        <WhenLoaded data={data}>
          {({ findings }) => (
            <DataTable
              caption="Findings"
              columns={columns(({ id }) => setQuery({ finding: id }))}
              rows={findings}
              rowKey={({ id }) => id}
              empty="Everything fits together."
              file="findings"
            />
          )}
        </WhenLoaded>
      </Panel>
      <SafetyDecisionsPanel />
    </>
  )
}
