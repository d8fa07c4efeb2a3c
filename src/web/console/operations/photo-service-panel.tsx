import { PhotoServiceReply } from '#domain/api/console/operations.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { momentText, optionalMoment } from '#web/console/ui/moment-text.ts'
import { Panel, Quiet } from '#web/console/ui/panel.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import styles from './operations.module.css'

const photoServiceFrom = parserOf(PhotoServiceReply)

type Service = NonNullable<PhotoServiceReply['service']>

/** The state of the endpoint, judged by its last replies. */
function stateOf({ answeredAt, failedAt, leftAloneUntil }: Service): string {
  if (leftAloneUntil !== null) return `Paused after several failures until ${momentText(leftAloneUntil)}`
  if (failedAt !== null && (answeredAt === null || failedAt > answeredAt)) return 'The last photo failed'
  return answeredAt === null ? 'Not used yet' : 'Working'
}

function Facts({ service }: { service: Service }) {
  const { host, model, answeredAt, failedAt, failure, photos, photosPerDay } = service
  const facts = [
    ['State', stateOf(service)],
    ['Endpoint', `${host}, ${model}`],
    ['Last answer', optionalMoment(answeredAt)],
    ['Last failure', failedAt === null ? '–' : `${momentText(failedAt)}: ${failure ?? 'no reason'}`],
    ['Photos today', `${photos} of ${photosPerDay}`],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The state of the endpoint that reads photos of plates. */
export function PhotoServicePanel() {
  const { data } = useConsoleData(consoleRoutes.photoService, photoServiceFrom)
  return (
    <Panel title="Photos of plates">
      <WhenLoaded data={data}>
        {({ service }) =>
          service === null ? (
            <Quiet>No endpoint is set (VISION_URL), so photos are not offered.</Quiet>
          ) : (
            <Facts service={service} />
          )
        }
      </WhenLoaded>
    </Panel>
  )
}
