import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/** The time on the clock of every component test. */
const NOW = new Date('2026-11-21T10:00:00Z')

// Screens load in separate chunks, which may take long on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

// Each test begins at the same moment, on a device with empty storage and no network.
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
