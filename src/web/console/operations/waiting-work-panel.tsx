import { WaitingWorkReply } from '#domain/api/console/operations.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { Panel } from '#web/console/ui/panel.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { spanText, waitingText, waitingWorkWords as words, workWords } from './waiting-work-words.ts'

const waitingWorkFrom = parserOf(WaitingWorkReply)
type Work = WaitingWorkReply['work'][number]

const columns: readonly Column<Work>[] = [
  { title: words.columns.work, value: ({ name }) => workWords[name] },
  { title: words.columns.waiting, value: ({ waitingSeconds }) => waitingText(waitingSeconds) },
  { title: words.columns.allowed, value: ({ allowedSeconds }) => spanText(allowedSeconds) },
  {
    title: words.columns.state,
    value: ({ isLate }) => (isLate ? words.late : words.inTime),
    cell: ({ isLate }) => (isLate ? <strong>{words.late}</strong> : words.inTime),
  },
]

/** Whether everything that was promised to happen by itself happens in time. */
export function WaitingWorkPanel() {
  const { data } = useConsoleData(consoleRoutes.waitingWork, waitingWorkFrom)
  return (
    <Panel title={words.title}>
      <WhenLoaded data={data}>
        {({ work }) => (
          <DataTable
            caption={words.caption}
            columns={columns}
            rows={work}
            rowKey={({ name }) => name}
            empty=""
            file="waiting-work"
          />
        )}
      </WhenLoaded>
    </Panel>
  )
}
