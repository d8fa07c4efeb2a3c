import { experiments } from '#analytics/experiments/experiment-list.ts'
import { ExperimentsReply } from '#domain/api/console/experiments.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { sessionStore } from '#web/console/data/console-session.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { Panel, Quiet } from '#web/console/ui/panel.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { useStore } from '#web/device/store.ts'
import { EndExperiment, StartExperiment } from './experiment-acts.tsx'
import { ExperimentRun } from './experiment-run.tsx'
import { SampleSize } from './sample-size-form.tsx'

const experimentsFrom = parserOf(ExperimentsReply)

/** The experiments with their current and earlier runs. */
export function ExperimentsPage() {
  const { data, reload } = useConsoleData(consoleRoutes.experiments, experimentsFrom)
  const session = useStore(sessionStore)
  const mayChange = session.kind === 'signed-in' && session.session.operator.roles.includes('prices')
  return (
    <>
      <WhenLoaded data={data}>
        {({ runs }) =>
          experiments.map((experiment) => {
            const own = runs.filter(({ key }) => key === experiment.key)
            const running = own.find(({ endedAt }) => endedAt === null)
            return (
              <Panel key={experiment.key} title={experiment.title}>
                <p>{experiment.question}</p>
                <Quiet>{experiment.variants.map(({ name, about }) => `${name}: ${about}`).join(' · ')}</Quiet>
                {running === undefined && (
                  <p>No run is under way: everyone sees “{own[0]?.kept ?? experiment.variants[0].name}”.</p>
                )}
                {running !== undefined && <ExperimentRun run={running} />}
                {mayChange &&
                  (running === undefined ? (
                    <StartExperiment experiment={experiment} onDone={reload} />
                  ) : (
                    <EndExperiment experiment={experiment} onDone={reload} />
                  ))}
                {own
                  .filter(({ endedAt }) => endedAt !== null)
                  .map((run) => (
                    <ExperimentRun key={run.version} run={run} />
                  ))}
              </Panel>
            )
          })
        }
      </WhenLoaded>
      <SampleSize />
    </>
  )
}
