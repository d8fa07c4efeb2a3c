import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choiceOf } from '#analytics/client/choice.ts'
import type { ThirdParties } from '#domain/api/measurement.ts'
import { PRIVACY_WORDS_VERSION } from '#domain/privacy-choices.ts'
import { storageKeys } from '#web/device/storage.ts'
import { href, pages, stepPath } from '#web/navigation/views.ts'

const parties: ThirdParties = {
  productAnalytics: null,
  webAnalytics: { id: '1234', script: 'https://one.example/tag.js' },
  adPixel: { id: '5678', script: 'https://two.example/tag.js' },
}

/** A document that a visitor who consented has opened at this page. */
async function openedAt(page: 'privacy' | 'complete') {
  window.history.replaceState(null, '', href(pages[page]))
  const { startThirdParties } = await import('./third-party-start.ts')
  const { navigate } = await import('#web/navigation/navigation.ts')
  const start = () =>
    startThirdParties(parties, { kind: 'page', name: page }, { onChoice: () => undefined, join: () => undefined })
  return { start, navigate }
}

// Separate documents hold for the rest of a document, so each test imports fresh modules and leaves none behind.
beforeEach(() => {
  vi.resetModules()
  const yes = choiceOf(true, false, PRIVACY_WORDS_VERSION)
  window.localStorage.setItem(storageKeys.consent, JSON.stringify(yes))
  // No script is fetched in these tests.
  vi.spyOn(document.head, 'append').mockImplementation(() => undefined)
})
afterEach(() => {
  delete window.ym
  delete window.fbq
  vi.resetModules()
})

test('leaving a recorded page loads a new document, even for a page that may be measured without recording', async () => {
  const { start, navigate } = await openedAt('privacy')
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  await start()
  expect(window.ym?.a[0]).toEqual([1234, 'init', expect.objectContaining({ webvisor: true })])
  navigate(pages.home)
  expect(leave).toHaveBeenCalledWith(href(pages.home))
})

test('no script is loaded if the visitor leaves the page while the order is being requested', async () => {
  window.localStorage.setItem(storageKeys.order, JSON.stringify({ id: 'an-order', secret: 'a-secret' }))
  const order = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => order.promise)
  const { start, navigate } = await openedAt('complete')
  const started = start()
  navigate(stepPath('FEMALE', 'finally-plan'))
  order.resolve(new Response('{}', { status: 404 }))
  await started
  expect(document.head.append).not.toHaveBeenCalled()
  expect([window.ym, window.fbq]).toEqual([undefined, undefined])
})
