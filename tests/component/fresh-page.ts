import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/** What the clock of every component test says. */
const NOW = new Date('2026-11-21T10:00:00Z')

// Screens arrive in chunks of their own; a busy machine may take its time.
configure({ asyncUtilTimeout: 20_000 })

// Each test begins at one moment, on a device that knows nothing and has no network.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('There is no network in this test.')))
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  window.localStorage.clear()
  window.sessionStorage.clear()
})
