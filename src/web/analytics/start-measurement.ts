import { firstPageProperties, firstTouchProperties } from '#analytics/client/first-page.ts'
import { OWN_TOKEN } from '#analytics/events/event-list.ts'
import { routes } from '#domain/api/routes.ts'
import { heroStore } from '#web/device/hero-store.ts'
import { setRunningMeasurement } from '#web/device/measurement.ts'
import { pathIn } from '#web/navigation/navigation.ts'
import { viewAt } from '#web/navigation/views.ts'
import { type Client, createClient } from './client.ts'
import { lookUpVisitor } from './look-up.ts'
import { isMeasured, landingOf, pageUrlOf, stepOfView } from './measured-place.ts'
import { noPersistence } from './persistence.ts'
import { reportPayments } from './report-payments.ts'
import { sendTo } from './transport.ts'
import { watchSteps } from './watch-steps.ts'

const now = (): number => Date.now()
const host = routes.track.replace(/\/track$/, '')

/** The address with which this document was opened: by now the visitor may be elsewhere in it. */
function openedAddress(): URL {
  const [entry] = performance.getEntriesByType('navigation')
  return new URL(entry?.name ?? window.location.href)
}

/**
 * Measures this visit: steps, and the few events there are. The id is drawn for this page and lives in its memory alone,
 * so that nothing is stored on the device. Answers are never looked at.
 */
export async function startMeasurement(): Promise<void> {
  const opened = openedAddress()
  const landing = viewAt(pathIn(opened))
  if (!isMeasured(landing)) return
  const client = createClient({
    token: OWN_TOKEN,
    send: sendTo(host),
    persistence: noPersistence,
    newId: () => crypto.randomUUID(),
    now,
  })
  setRunningMeasurement({ visitorId: client.identity().deviceId, paymentStarted: reportPayments([client]) })
  watchSteps({
    now,
    openedAt: performance.timeOrigin,
    landing: stepOfView(landing),
    report: (step, sums) => client.track('step_viewed', sums, { key: `step ${step}` }),
    onHidden: () => void client.flush(true),
  })
  await reportFirstPage(client, opened)
}

async function reportFirstPage(client: Client, opened: URL): Promise<void> {
  const landing = viewAt(pathIn(opened))
  const isReturn = Object.keys(heroStore.get()).length > 1
  const { device, place } = await lookUpVisitor()
  const first = firstPageProperties({
    pageUrl: pageUrlOf(opened.origin, landing),
    referrer: document.referrer,
    query: opened.search,
    language: navigator.language,
    device,
    place,
    at: new Date(now()),
  })
  const touch = firstTouchProperties(opened.search, { landing: landingOf(landing), isReturn, consent: 'none' })
  client.track('first_page_opened', { ...first, ...touch })
  client.setProfile({ ...first, last_seen: first.timestamp })
}
