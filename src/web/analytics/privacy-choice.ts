import { type Choice, choiceOf } from '#analytics/client/choice.ts'
import type { TrackingChoice } from '#domain/api/measurement.ts'
import { routes } from '#domain/api/routes.ts'
import { PRIVACY_WORDS_VERSION } from '#domain/privacy-choices.ts'
import { runningMeasurement } from '#web/device/measurement.ts'
import { request } from '#web/device/request.ts'
import { removeEntry, storageKeys, writeEntry } from '#web/device/storage.ts'
import { asksNotToBeShared } from './third-parties.ts'
import { visitorId } from './visitor-id.ts'

/** Names of entries and cookies of third-party services, by prefix. */
const foreignNames = /^(?:_ym|_fb|yandex|metrika)/i

/** Removes a cookie of this host and of each parent domain: third parties set cookies for the widest domain they can. */
function forgetCookie(name: string): void {
  const parts = location.hostname.split('.')
  const domains = parts.map((_, from) => `; domain=${parts.slice(from).join('.')}`)
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API yet
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
}

/** Removes our measurement entries and everything that third-party services have stored here. */
function forgetThirdParties(): void {
  removeEntry(storageKeys.productAnalytics)
  removeEntry(storageKeys.visitor)
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (foreignNames.test(key)) storage.removeItem(key)
  } catch {
    // If storage is refused, nothing was stored.
  }
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim() ?? ''
    if (foreignNames.test(name)) forgetCookie(name)
  }
}

/** Stores a choice on the device and on the server, as proof. Rejecting removes everything that an earlier consent left. */
export async function choose(isYes: boolean): Promise<Choice> {
  const gpc = asksNotToBeShared()
  const choice = choiceOf(isYes, gpc, PRIVACY_WORDS_VERSION)
  // Read before it is removed below.
  const visitor = visitorId() ?? crypto.randomUUID()
  writeEntry(storageKeys.consent, JSON.stringify(choice))
  if (!isYes) {
    runningMeasurement()?.stopSharing()
    forgetThirdParties()
  }
  const body: TrackingChoice = { visitor, ...choice, gpc }
  await request(routes.trackingChoices, () => true, { method: 'POST', body })
  return choice
}
