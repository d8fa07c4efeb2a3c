import { DoctorReply } from '#domain/api/console/doctor.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { Action } from '#web/console/ui/action.tsx'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { momentText } from '#web/console/ui/moment-text.ts'
import { Panel, Quiet } from '#web/console/ui/panel.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { checkWords, stateWords, checksWords as words } from './checks-words.ts'

const doctorFrom = parserOf(DoctorReply)
type DoctorCheck = DoctorReply['checks'][number]

const columns: readonly Column<DoctorCheck>[] = [
  { title: words.columns.check, value: ({ name }) => checkWords[name] },
  {
    title: words.columns.state,
    value: ({ state }) => stateWords[state],
    cell: ({ state }) => (state === 'ok' ? stateWords.ok : <strong>{stateWords[state]}</strong>),
  },
  { title: words.columns.says, value: ({ says }) => says },
  { title: words.columns.change, value: ({ change }) => change ?? '' },
]

/** What `npm run doctor` finds, for operators who have no shell. */
export function ChecksPage() {
  const { data, reload } = useConsoleData(consoleRoutes.doctor, doctorFrom)
  return (
    <Panel title={words.title} aside={<Action onClick={reload}>{words.again}</Action>}>
      <WhenLoaded data={data}>
        {({ checkedAt, checks }) => (
          <>
            <Quiet>{words.at(momentText(checkedAt))}</Quiet>
            <DataTable
              caption={words.caption}
              columns={columns}
              rows={checks}
              rowKey={({ name }) => name}
              empty=""
              file="checks"
              isList
            />
          </>
        )}
      </WhenLoaded>
    </Panel>
  )
}
