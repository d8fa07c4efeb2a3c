import { useState } from 'react'
import { OutgoingEventsReply } from '#domain/api/console/outgoing-events.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled } from '#domain/api/routes.ts'
import { actProblem, useActs } from '#web/console/data/use-acts.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { Action } from '#web/console/ui/action.tsx'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { momentOrNone, momentText } from '#web/console/ui/moment-text.ts'
import { Done, Panel, Problem, Quiet } from '#web/console/ui/panel.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { webhooksWords } from './webhooks-words.ts'

const eventsFrom = parserOf(OutgoingEventsReply)
type Event = OutgoingEventsReply['events'][number]
const titles = webhooksWords.columns

const columns = (again: (event: Event) => void): readonly Column<Event>[] => [
  { title: titles.at, value: ({ madeAt }) => momentText(madeAt) },
  { title: titles.event, value: ({ type }) => webhooksWords.events[type] ?? type },
  { title: titles.state, value: ({ state }) => webhooksWords.states[state] },
  { title: titles.tries, isNumber: true, value: ({ tries }) => tries },
  { title: titles.answer, value: ({ answer }) => answer },
  { title: titles.settled, value: ({ settledAt }) => momentOrNone(settledAt) },
  { title: titles.body, onlyIn: 'file', value: ({ body }) => body },
  {
    title: titles.act,
    onlyIn: 'page',
    isAct: true,
    value: () => null,
    cell: (event) =>
      event.state === 'waiting' ? null : <Action onClick={() => again(event)}>{webhooksWords.again}</Action>,
  },
]

/** What the owner's systems were told, with the answers; each can be sent again. */
export function WebhooksPage() {
  const { data, reload } = useConsoleData(consoleRoutes.outgoingEvents, eventsFrom)
  const [outcome, setOutcome] = useState<'done' | string | null>(null)
  const carryOut = useActs()
  const again = async ({ id }: Event) => {
    const reply = await carryOut({ address: filled(consoleRoutes.outgoingEventAgain, { id }) }, eventsFrom)
    setOutcome(reply.kind === 'ok' ? 'done' : actProblem(reply))
    if (reply.kind === 'ok') reload()
  }
  return (
    <>
      {outcome === 'done' && <Done>{webhooksWords.done}</Done>}
      {outcome !== null && outcome !== 'done' && <Problem>{outcome}</Problem>}
      <WhenLoaded data={data}>
        {({ host, events }) => (
          <Panel title={host === null ? webhooksWords.notSet : webhooksWords.title(host)}>
            <Quiet>{host === null ? webhooksWords.how : webhooksWords.about}</Quiet>
            {(host !== null || events.length > 0) && (
              <DataTable
                caption={webhooksWords.caption}
                columns={columns((event) => void again(event))}
                rows={events}
                rowKey={({ id }) => id}
                empty={webhooksWords.empty}
                file="webhooks"
              />
            )}
          </Panel>
        )}
      </WhenLoaded>
    </>
  )
}
