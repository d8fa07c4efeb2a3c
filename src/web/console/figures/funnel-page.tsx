import { PURCHASE } from '#analytics/funnel/funnel-steps.ts'
import { stepText } from '#analytics/funnel/step-text.ts'
import { FunnelReply } from '#domain/api/console/figures.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { consoleHref } from '#web/console/navigation/address.ts'
import { ConsoleLink } from '#web/console/navigation/console-link.tsx'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { Panel, Quiet } from '#web/console/ui/panel.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { boundsColumns } from './bounds-columns.ts'
import { FunnelComparison } from './comparison.tsx'
import { Definitions } from './definitions.tsx'
import { boundsText, countText, durationText, shareText } from './figure-text.ts'
import { FilterBar } from './filter-bar.tsx'
import { filterWords } from './filter-words.ts'
import { FunnelBars } from './funnel-bars.tsx'
import styles from './funnel-page.module.css'
import { previousPeriod, usePeriod } from './period.ts'
import { PeriodBar } from './period-bar.tsx'
import { SavedViews } from './saved-views.tsx'
import { useFilter } from './use-filter.ts'

const funnelFrom = parserOf(FunnelReply)
type Step = FunnelReply['steps'][number]

const counts: readonly Column<Step>[] = [
  { title: 'Step', value: ({ step }) => step, cell: ({ step }) => stepText(step) },
  { title: 'Views', value: ({ views }) => views, cell: ({ views }) => countText(views), isNumber: true },
  { title: 'Reached', value: ({ reached }) => reached, cell: ({ reached }) => shareText(reached), isNumber: true },
  { title: 'Left here', value: ({ exits }) => exits, cell: ({ exits }) => countText(exits), isNumber: true },
  {
    title: 'Share that left',
    value: ({ exitShare }) => exitShare,
    cell: ({ exitShare }) => shareText(exitShare),
    isNumber: true,
  },
  ...boundsColumns<Step>(
    ({ exitShare, exitInterval }) => (exitShare === null ? null : exitInterval),
    ({ exitShare, exitInterval }) => (exitShare === null ? '–' : boundsText(exitInterval)),
  ),
]

/** Known of everybody and of visitors with one condition. */
const times: readonly Column<Step>[] = [
  {
    title: 'Median time',
    titleInFile: 'Median time, ms',
    value: ({ medianMs }) => medianMs,
    cell: ({ medianMs }) => durationText(medianMs),
    isNumber: true,
  },
  {
    title: '90% within',
    titleInFile: '90% within, ms',
    value: ({ p90Ms }) => p90Ms,
    cell: ({ p90Ms }) => durationText(p90Ms),
    isNumber: true,
  },
  { title: 'Went back', value: ({ backs }) => backs, cell: ({ backs }) => countText(backs), isNumber: true },
  { title: 'Mistakes', value: ({ errors }) => errors, cell: ({ errors }) => countText(errors), isNumber: true },
]

function leakText({ steps, biggestLeak }: FunnelReply): string {
  const leak = steps.find(({ step }) => step === biggestLeak)
  if (leak === undefined) return 'No biggest leak yet: no step before the plans has 100 views and an exit.'
  return `Before the plans most visitors leave at “${stepText(leak.step)}”: ${countText(leak.exits)} of ${countText(leak.views)}, ${shareText(leak.exitShare)} (${boundsText(leak.exitInterval)}).`
}

/** How many of those who saw the plans bought one; null if no one saw them. */
function soldText({ steps }: FunnelReply): string | null {
  const viewsOf = (name: string) => steps.find(({ step }) => step === name)?.views ?? 0
  const [saw, bought] = [viewsOf('pay'), viewsOf(PURCHASE)]
  return saw === 0
    ? null
    : `Of ${countText(saw)} who saw the plans, ${countText(bought)} bought: ${shareText(bought / saw)}.`
}

/** Where visitors continue, and where they leave. */
export function FunnelPage() {
  const period = usePeriod()
  const { filter, asked, isCompared } = useFilter()
  const { data } = useConsoleData(`${consoleRoutes.funnel}?${new URLSearchParams({ ...period, ...asked })}`, funnelFrom)
  const before = useConsoleData(
    isCompared ? `${consoleRoutes.funnel}?${new URLSearchParams({ ...previousPeriod(period), ...asked })}` : null,
    funnelFrom,
  )
  return (
    <>
      <PeriodBar period={period} />
      <SavedViews page="/funnel" />
      <WhenLoaded data={data}>
        {(funnel) => (
          <Panel title={`${countText(funnel.entered)} visitors entered`}>
            <FilterBar period={period} />
            {!funnel.hasTimes && <Quiet>{filterWords.manyConditions}</Quiet>}
            {funnel.entered === 0 ? (
              <Quiet>
                No one entered in this period. Try a longer one; current visits are counted within a minute.
              </Quiet>
            ) : (
              <>
                <p>
                  {leakText(funnel)}
                  {funnel.biggestLeak !== null && (
                    <>
                      {' '}
                      <ConsoleLink href={consoleHref('/breakdown', { ...period, ...asked, step: funnel.biggestLeak })}>
                        Who leaves there
                      </ConsoleLink>
                    </>
                  )}
                </p>
                <p>{soldText(funnel)}</p>
                <FunnelBars {...funnel} asked={{ ...period, ...asked }} />
                <details>
                  <summary className={styles.summary}>
                    {funnel.hasTimes
                      ? 'All steps as a table, with times, steps back and errors'
                      : 'All steps as a table'}
                  </summary>
                  <DataTable
                    caption="Steps of the funnel"
                    columns={funnel.hasTimes ? [...counts, ...times] : counts}
                    rows={funnel.steps}
                    rowKey={({ step }) => step}
                    empty="No steps."
                    file={['funnel', ...filter.flatMap(({ values }) => values), period.from, period.to].join('-')}
                  />
                </details>
              </>
            )}
            <Definitions />
          </Panel>
        )}
      </WhenLoaded>
      {isCompared && data.kind === 'ready' && (
        <WhenLoaded data={before.data}>
          {(earlier) => <FunnelComparison period={period} now={data.value} before={earlier} />}
        </WhenLoaded>
      )}
    </>
  )
}
