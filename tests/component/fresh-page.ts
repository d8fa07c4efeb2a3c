import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// Each test begins on a device that knows nothing, without a network.
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('There is no network in this test.')))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.localStorage.clear()
  window.sessionStorage.clear()
})
