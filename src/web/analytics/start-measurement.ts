import { firstPageProperties, firstTouchProperties, namesOrigin } from '#analytics/client/first-page.ts'
import { OWN_TOKEN } from '#analytics/events/event-list.ts'
import { routes } from '#domain/api/routes.ts'
import { openedHero } from '#web/device/hero-store.ts'
import { setRunningMeasurement } from '#web/device/measurement.ts'
import { pathIn, wasNavigated } from '#web/navigation/navigation.ts'
import { type View, viewAt } from '#web/navigation/views.ts'
import { createClient } from './client.ts'
import { currentChoice } from './current-choice.ts'
import { lookUpVisitor } from './look-up.ts'
import { isMeasured, landingOf, pageUrlOf, stepOfView } from './measured-place.ts'
import { reportPayments } from './report-payments.ts'
import type { Sink } from './sink.ts'
import { thirdParties } from './third-parties.ts'
import { sendTo } from './transport.ts'
import { visitorPersistence } from './visitor-id.ts'
import { watchSteps } from './watch-steps.ts'

const now = (): number => Date.now()
const host = routes.track.replace(/\/track$/, '')

type Address = Pick<Location, 'origin' | 'pathname' | 'search'>

/** The address with which this document was opened. After navigation within it, the browser's navigation entry has it. */
function openedAddress(): Address {
  if (!wasNavigated()) {
    const { origin, pathname, search } = window.location
    return { origin, pathname, search }
  }
  const [entry] = performance.getEntriesByType('navigation')
  return new URL(entry?.name ?? window.location.href)
}

/** Whether answers were on the device already: what is chosen while this is loaded makes no visitor a returning one. */
function isReturn(): boolean {
  const hero = openedHero()
  return hero.gender !== '' || Object.keys(hero).length > 1
}

/** A random number for this document, because a returning visitor's totals start again in each visit. */
const newVisit = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1

/**
 * Whether this document may go on with a visit: there are answers, and nobody has just come by an advert or a letter. Loaded
 * again, or reached by the browser's Back, an address names an origin that the visit has already.
 */
function mayResume({ search }: Address): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const isOpened = entry !== undefined && 'type' in entry && entry.type === 'navigate'
  return isReturn() && !(isOpened && namesOrigin(search))
}

/**
 * Measures this visit: its steps and a few events. The id is random and lives only in the memory of this page, except for
 * visitors who consented. Answers are never read.
 */
export async function startMeasurement(): Promise<void> {
  const opened = openedAddress()
  const landing = viewAt(pathIn(opened))
  if (!isMeasured(landing)) return
  const client = createClient({
    token: OWN_TOKEN,
    send: sendTo(host),
    persistence: {
      load: () => visitorPersistence().load(),
      save: (kept) => visitorPersistence().save(kept),
      clear: () => visitorPersistence().clear(),
    },
    newId: () => crypto.randomUUID(),
    now,
  })
  // Our own collector comes first, then third-party services.
  const sinks: Sink[] = [client]
  setRunningMeasurement({
    visitorId: client.identity().deviceId,
    paymentStarted: reportPayments(sinks),
    stopSharing: () => {
      for (const sink of sinks.splice(1)) sink.optOut()
    },
  })
  const runs = document.documentElement.dataset['runs']
  const resumesAt = mayResume(opened) ? stepOfView(landing) : null
  const ofVisit = {
    visit: newVisit(),
    ...(runs === undefined ? {} : { variants: runs }),
    ...(resumesAt === null ? {} : { resumes_at: resumesAt }),
  }
  // Whoever leaves before the look-up has answered has come from somewhere, too: what it would add is then left out.
  let isReported = false
  const reportOnce = (first: FirstPageEvent): void => {
    if (isReported) return
    isReported = true
    reportFirstPage(client, first, opened, landing)
  }
  watchSteps({
    now,
    openedAt: performance.timeOrigin,
    landing: stepOfView(landing),
    report: (step, sums) => {
      for (const sink of sinks) sink.track('step_viewed', { ...sums, ...ofVisit }, { key: `step ${step}` })
    },
    onHidden: () => {
      reportOnce(firstPage(opened, landing, { device: null, place: null }))
      for (const sink of sinks) void sink.flush(true)
    },
  })
  const first = firstPage(opened, landing, await lookUpVisitor())
  reportOnce(first)
  const parties = thirdParties()
  if (parties === null) return
  const { startThirdParties } = await import('./third-party-start.ts')
  await startThirdParties(parties, landing, {
    onChoice: client.save,
    join: (sink) => {
      reportFirstPage(sink, first, opened, landing)
      sinks.push(sink)
    },
  })
}

type FirstPageEvent = ReturnType<typeof firstPageProperties>

const firstPage = (
  opened: Address,
  landing: View,
  { device, place }: Awaited<ReturnType<typeof lookUpVisitor>>,
): FirstPageEvent =>
  firstPageProperties({
    pageUrl: pageUrlOf(opened.origin, landing),
    referrer: document.referrer,
    query: opened.search,
    language: navigator.language,
    device,
    place,
    at: new Date(now()),
  })

function reportFirstPage(sink: Sink, first: FirstPageEvent, opened: Address, landing: View): void {
  const touch = firstTouchProperties(opened.search, {
    landing: landingOf(landing),
    isReturn: isReturn(),
    consent: currentChoice()?.analytics === true ? 'analytics' : 'none',
  })
  sink.track('first_page_opened', { ...first, ...touch })
  sink.setProfile({ ...first, last_seen: first.timestamp })
}
