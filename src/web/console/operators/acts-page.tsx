import { ActsReply } from '#domain/api/console/operators.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { useQuery } from '#web/console/navigation/address.ts'
import { Action } from '#web/console/ui/action.tsx'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { momentText } from '#web/console/ui/moment-text.ts'
import { Panel } from '#web/console/ui/panel.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'

const actsFrom = parserOf(ActsReply)
type Act = ActsReply['acts'][number]

const columns: readonly Column<Act>[] = [
  { title: 'When', value: ({ at }) => momentText(at) },
  { title: 'Operator', value: ({ operator }) => operator },
  { title: 'Act', value: ({ action }) => action },
  { title: 'About', value: ({ subject }) => subject },
  { title: 'Detail', value: ({ detail }) => detail },
]

/** The title of the page. An address may have been cut off when it was copied: then the title does not show its time. */
function titleOf(before: string): string {
  if (before === '') return 'The latest acts'
  return Number.isNaN(Date.parse(before)) ? 'Older acts' : `Before ${momentText(before)}`
}

/** The acts of operators, the newest first. */
export function ActsPage() {
  const [query, setQuery] = useQuery()
  const before = query.get('before') ?? ''
  const beforeId = query.get('beforeId') ?? ''
  const asked = new URLSearchParams({ ...(before !== '' && { before }), ...(beforeId !== '' && { beforeId }) })
  const { data } = useConsoleData(`${consoleRoutes.acts}${asked.size === 0 ? '' : `?${asked}`}`, actsFrom)
  const showOlder = (last: Act | undefined) => setQuery({ before: last?.at ?? '', beforeId: last?.id ?? '' })
  return (
    <Panel title={titleOf(before)}>
      <WhenLoaded data={data}>
        {({ acts, hasMore }) => (
          <>
            <DataTable
              caption="Acts of operators"
              columns={columns}
              rows={acts}
              rowKey={({ id }) => id}
              empty="No operator has done anything yet."
              file="acts"
              isList
            />
            {hasMore && <Action onClick={() => showOlder(acts.at(-1))}>Older acts</Action>}
          </>
        )}
      </WhenLoaded>
    </Panel>
  )
}
