import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest'
import { repliesRead } from '#web/stub-server.fixture.ts'

/** The time on the clock of every component test. */
const NOW = new Date('2026-11-21T10:00:00Z')

/** Whether React expects every update of a screen within `act`. */
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined }

const { eventWrapper } = getConfig()

let reload: MockInstance<() => void>

configure({
  // In a hidden document `userEvent` itself sends the events of each new focus. If a component takes the focus while React
  // draws it, they are within an act already.
  eventWrapper: (send) => (environment.IS_REACT_ACT_ENVIRONMENT === true ? send() : eventWrapper(send)),
  // Screens load in separate chunks, which may take long on a busy machine. This is only below the limit of a test, so that
  // what was waited for is named.
  asyncUtilTimeout: 50_000,
  // Whatever a test waits for, and after each act of a user, the server's replies are read and shown too: how fast they
  // are must not matter to what a test sees next.
  asyncWrapper: async (wait) => {
    const before = environment.IS_REACT_ACT_ENVIRONMENT
    environment.IS_REACT_ACT_ENVIRONMENT = false
    try {
      const result = await wait()
      await repliesRead()
      return result
    } finally {
      environment.IS_REACT_ACT_ENVIRONMENT = before
    }
  },
})

// There is no network, after a test neither: a timer of its page may still ask for something.
globalThis.fetch = () => Promise.reject(new TypeError('There is no network in this test.'))

// Each test begins at the same moment, on a device with empty storage.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  // A page whose code fails to load reloads itself once and shows nothing until then. Here nothing can reload, so the test
  // would wait for a minute without saying why.
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {
    throw new Error('This page wants to be reloaded, as after a part of it could not be loaded.')
  })
})

afterEach(async () => {
  // A reply that is read later would change the screen, or what is stored, of the next test.
  await repliesRead()
  cleanup()
  // Nor may code still be loading, such as that of the next step: the next file may share these modules or reset them.
  await vi.dynamicImportSettled()
  reload.mockRestore()
  vi.useRealTimers()
  window.localStorage.clear()
  window.sessionStorage.clear()
})
