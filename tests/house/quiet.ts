import { format } from 'node:util'
import { afterEach, beforeEach, expect, vi } from 'vitest'

const methods = ['error', 'warn'] as const
// biome-ignore lint/suspicious/noConsole: the methods are stored, not called.
const originals = methods.map((method) => [method, console[method]] as const)
const heard: string[] = []

// An unexpected warning is a failure. A test that expects one puts its own spy in place.
beforeEach(() => {
  heard.length = 0
  for (const method of methods) console[method] = (...said: unknown[]) => heard.push(`${method}: ${format(...said)}`)
})

afterEach(() => {
  for (const [method, original] of originals) console[method] = original
  expect(heard, 'the console was not expected to say anything').toEqual([])
})

// Files of a worker share its globals: a stubbed `fetch` that is left behind would answer for another file's server, and a
// spy on the network's state would keep its screens offline.
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
