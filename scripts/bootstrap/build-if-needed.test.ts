import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildIfNeeded } from './build-if-needed.mjs'

const folder = mkdtempSync(join(tmpdir(), 'build-if-needed-'))
afterAll(() => rmSync(folder, { recursive: true }))

beforeEach(() => {
  // It reports what it builds.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

/**
 * A part whose program records that it ran, empties its folder first, as every build does, and ends when the test
 * allows it.
 */
function part(name: string, status = 0) {
  const target = join(folder, name)
  const [runs, mayEnd] = [`${target}-runs`, `${target}-may-end`]
  const program = `
    const { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } = require('node:fs')
    rmSync(${JSON.stringify(target)}, { recursive: true, force: true })
    appendFileSync(${JSON.stringify(runs)}, 'ran ')
    const timer = setInterval(() => {
      if (!existsSync(${JSON.stringify(mayEnd)})) return
      clearInterval(timer)
      mkdirSync(${JSON.stringify(target)}, { recursive: true })
      writeFileSync(${JSON.stringify(join(target, 'main.js'))}, '')
      process.exitCode = ${status}
    }, 10)`
  const wanted = {
    title: `a part of a test, ${name}`,
    program: ['-e', program],
    sources: ['package.json'],
    result: join(target, 'main.js'),
    stamp: join(target, 'sources.sha256'),
  }
  return {
    build: () => buildIfNeeded(process.execPath, [wanted]),
    begun: () => vi.waitFor(() => expect(existsSync(runs)).toBe(true), { timeout: 30_000, interval: 10 }),
    mayEnd: () => writeFileSync(mayEnd, ''),
    runs: () => readFileSync(runs, 'utf8'),
  }
}

test('a second caller waits for the running build, and later calls build nothing', async () => {
  const { build, begun, mayEnd, runs } = part('at-once')
  const first = build()
  await begun()
  const others = [build(), build()]
  mayEnd()
  expect(await Promise.all([first, ...others])).toEqual([true, true, true])
  expect(await build()).toBe(true)
  expect(runs()).toBe('ran ')
})

test('the next call repeats a failed build', async () => {
  const { build, mayEnd, runs } = part('failing', 1)
  mayEnd()
  expect(await build()).toBe(false)
  expect(await build()).toBe(false)
  expect(runs()).toBe('ran ran ')
})
