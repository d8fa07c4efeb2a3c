import { useEffect } from 'react'
import { stepText } from '#analytics/funnel/step-text.ts'
import { LiveReply } from '#domain/api/console/figures.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { Action } from '#web/console/ui/action.tsx'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { Moment } from '#web/console/ui/moment.tsx'
import { Panel, Quiet } from '#web/console/ui/panel.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { outcomeText } from './collector-words.ts'
import { countText } from './figure-text.ts'

const liveFrom = parserOf(LiveReply)
const REFRESH_MS = 10_000

const views: readonly Column<LiveReply['views'][number]>[] = [
  { title: 'When', value: ({ at }) => at, cell: ({ at }) => `${at.slice(11, 19)} UTC` },
  { title: 'Visitor', value: ({ visitor }) => visitor },
  { title: 'Step', value: ({ step }) => step, cell: ({ step }) => stepText(step) },
  { title: 'Country', value: ({ country }) => country ?? 'unknown' },
  { title: 'On', value: ({ platform }) => platform },
  { title: 'Bot', value: ({ isBot }) => (isBot ? 'yes' : 'no') },
]

const outcomes: readonly Column<LiveReply['outcomes'][number]>[] = [
  { title: 'Day', value: ({ day }) => day },
  { title: 'Outcome', value: ({ outcome }) => outcome, cell: ({ outcome }) => outcomeText(outcome) },
  { title: 'Number', value: ({ count }) => count, cell: ({ count }) => countText(count), isNumber: true },
]

/** The latest step views, and whether the collector works. */
export function LivePage() {
  const { data, reload } = useConsoleData(consoleRoutes.live, liveFrom)
  useEffect(() => {
    const timer = setInterval(reload, REFRESH_MS)
    return () => clearInterval(timer)
  })
  return (
    <WhenLoaded data={data}>
      {(live) => (
        <>
          <Panel title="The last quarter of an hour" aside={<Action onClick={reload}>Refresh</Action>}>
            <DataTable
              caption="Latest step views"
              columns={views}
              rows={live.views}
              rowKey={({ visitor, step }) => `${visitor} ${step}`}
              empty="No step was seen in the last 15 minutes."
              file="live"
            />
          </Panel>
          <Panel title="The collector in the last 14 days">
            <Quiet>
              The statistics are counted up to <Moment at={live.countedUntil} />.
            </Quiet>
            <DataTable
              caption="Outcomes of what arrived"
              columns={outcomes}
              rows={live.outcomes}
              rowKey={({ day, outcome }) => `${day} ${outcome}`}
              empty="Nothing has arrived yet."
              file="collector"
            />
          </Panel>
        </>
      )}
    </WhenLoaded>
  )
}
