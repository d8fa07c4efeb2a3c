import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { href, stepPath } from '#web/navigation/views.ts'
import { ok, stubServer } from '#web/stub-server.fixture.ts'

const pay = href(stepPath('FEMALE', 'pay'))
const payments = {
  card: 'stripe',
  paypal: false,
  environment: 'live',
  stripePublishableKey: 'pk_live_1',
  paypalClientId: null,
} as const

// What these modules hold in memory would otherwise be read by the next file of this worker.
afterEach(async () => {
  await vi.dynamicImportSettled()
  window.name = ''
  vi.resetModules()
})

test('if nothing can be stored, the pay page that is reloaded for Stripe still has the answers', async () => {
  vi.resetModules()
  const { usePaymentMethods } = await import('./payment-methods.ts')
  const { storageKeys, writeEntry } = await import('#web/device/storage.ts')
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse, clear: () => undefined })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: 'http://localhost:3000/v3/' } as PerformanceEntry])
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  stubServer({ [`GET ${routes.settings}`]: ok({ productIds: [], today: '2026-11-21', tax: null, payments }) })
  window.history.replaceState(null, '', pay)
  writeEntry(storageKeys.hero, '{"gender":"FEMALE"}')

  function Checkout() {
    usePaymentMethods()
    return null
  }
  render(<Checkout />)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(window.name).toContain(JSON.stringify('{"gender":"FEMALE"}'))
})
