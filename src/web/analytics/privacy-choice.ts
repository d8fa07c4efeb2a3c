import { type Choice, choiceOf } from '#analytics/client/choice.ts'
import type { TrackingChoice } from '#domain/api/measurement.ts'
import { routes } from '#domain/api/routes.ts'
import { PRIVACY_WORDS_VERSION } from '#domain/privacy-choices.ts'
import { runningMeasurement } from '#web/device/measurement.ts'
import { request } from '#web/device/request.ts'
import { removeEntry, storageKeys, writeEntry } from '#web/device/storage.ts'
import { asksNotToBeShared } from './third-parties.ts'
import { visitorId } from './visitor-id.ts'

/** Entries and cookies of services of others, by how their names begin. */
const foreignNames = /^(?:_ym|_fb|yandex|metrika)/i

/** Removes a cookie of this host and of each domain above it: others set theirs for the widest that they may. */
function forgetCookie(name: string): void {
  const parts = location.hostname.split('.')
  const domains = parts.map((_, from) => `; domain=${parts.slice(from).join('.')}`)
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not in every browser yet
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
}

/** Removes what services of others have stored here. */
function forgetThirdParties(): void {
  removeEntry(storageKeys.productAnalytics)
  removeEntry(storageKeys.visitor)
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (foreignNames.test(key)) storage.removeItem(key)
  } catch {
    // Where storage is refused, nothing was stored.
  }
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim() ?? ''
    if (foreignNames.test(name)) forgetCookie(name)
  }
}

/** Keeps a choice on the device and at the server, as proof. A no takes away what a yes before has left. */
export async function choose(isYes: boolean): Promise<Choice> {
  const gpc = asksNotToBeShared()
  const choice = choiceOf(isYes, gpc, PRIVACY_WORDS_VERSION)
  // Before a no removes it.
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
