import { format } from 'node:util'
import { afterEach, beforeEach, expect, vi } from 'vitest'

const methods = ['error', 'warn'] as const
// biome-ignore lint/suspicious/noConsole: the methods are stored, not called.
const originals = methods.map((method) => [method, console[method]] as const)
const heard: string[] = []

// An unexpected warning is a failure. A test that expects one installs its own spy.
beforeEach(() => {
  heard.length = 0
  for (const method of methods) console[method] = (...said: unknown[]) => heard.push(`${method}: ${format(...said)}`)
})

afterEach(() => {
  for (const [method, original] of originals) console[method] = original
  expect(heard, 'nothing was expected on the console').toEqual([])
})

// Files of a worker share its globals: a `fetch` stub left behind would answer another file's server, and a spy on the
// network state would keep its screens offline.
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
