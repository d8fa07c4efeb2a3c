import { useState } from 'react'
import { FailedWorkReply } from '#domain/api/console/operations.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled } from '#domain/api/routes.ts'
import { actProblem, useActs } from '#web/console/data/use-acts.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { Action } from '#web/console/ui/action.tsx'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { momentText } from '#web/console/ui/moment-text.ts'
import { Done, Panel, Problem } from '#web/console/ui/panel.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { jobWords } from './job-words.ts'
import { PhotoServicePanel } from './photo-service-panel.tsx'
import { WaitingWorkPanel } from './waiting-work-panel.tsx'

const failedWorkFrom = parserOf(FailedWorkReply)
type Job = FailedWorkReply['jobs'][number]
type Webhook = FailedWorkReply['webhooks'][number]
type Retry = (address: string) => void

/** Jobs for a single item, which can be tried again; the others are scheduled and find their work when they run again. */
const ofOneThing: ReadonlySet<string> = new Set(['send-email', 'report-purchase'])

const jobColumns = (retry: Retry): readonly Column<Job>[] => [
  { title: 'Given up', value: ({ failedAt }) => momentText(failedAt) },
  { title: 'Job', value: ({ name }) => jobWords[name] ?? name.replaceAll('-', ' ') },
  { title: 'Tries', isNumber: true, value: ({ tries }) => tries },
  { title: 'Reason', value: ({ reason }) => reason },
  {
    title: 'Act',
    onlyIn: 'page',
    isAct: true,
    value: () => null,
    cell: ({ id, name }) => (
      <Action onClick={() => retry(filled(consoleRoutes.jobRetry, { id }))}>
        {ofOneThing.has(name) ? 'Try again' : 'Remove from the list'}
      </Action>
    ),
  },
]

const webhookColumns = (retry: Retry): readonly Column<Webhook>[] => [
  { title: 'Received', value: ({ receivedAt }) => momentText(receivedAt) },
  { title: 'Provider', value: ({ provider }) => provider },
  { title: 'Type', value: ({ type }) => type },
  { title: 'Tries', isNumber: true, value: ({ tries }) => tries },
  { title: 'Reason', value: ({ reason }) => reason },
  {
    title: 'Act',
    onlyIn: 'page',
    isAct: true,
    value: () => null,
    cell: ({ provider, event }) => (
      <Action onClick={() => retry(filled(consoleRoutes.webhookRetry, { provider, event }))}>Try again</Action>
    ),
  },
]

/** Jobs and webhooks that were given up after several attempts. */
export function FailedWorkPage() {
  const { data, reload } = useConsoleData(consoleRoutes.failedWork, failedWorkFrom)
  const [outcome, setOutcome] = useState<'done' | string | null>(null)
  const carryOut = useActs()
  const retry = async (address: string) => {
    const reply = await carryOut({ address }, failedWorkFrom)
    if (reply.kind === 'ok') {
      setOutcome('done')
      reload()
    } else setOutcome(actProblem(reply))
  }
  return (
    <>
      {outcome === 'done' && <Done>Done. Anything that fails again returns to this list.</Done>}
      {outcome !== null && outcome !== 'done' && <Problem>{outcome}</Problem>}
      <WhenLoaded data={data}>
        {({ jobs, webhooks }) => (
          <>
            <Panel title="Jobs">
              <DataTable
                caption="Failed jobs"
                columns={jobColumns((address) => void retry(address))}
                rows={jobs}
                rowKey={({ id }) => id}
                empty="No job was given up. Scheduled jobs that fail run again automatically."
                file="failed-jobs"
              />
            </Panel>
            <Panel title="Webhooks">
              <DataTable
                caption="Failed webhooks"
                columns={webhookColumns((address) => void retry(address))}
                rows={webhooks}
                rowKey={({ provider, event }) => `${provider} ${event}`}
                empty="No webhook was given up."
                file="failed-webhooks"
              />
            </Panel>
          </>
        )}
      </WhenLoaded>
      <WaitingWorkPanel />
      <PhotoServicePanel />
    </>
  )
}
