import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { oneProcessAtATime } from './one-process-at-a-time.mjs'

const folder = mkdtempSync(join(tmpdir(), 'one-process-'))
afterAll(() => rmSync(folder, { recursive: true }))
const lock = (name: string) => join(folder, 'made-when-missing', `${name}.lock`)

test('the second begins when the first has ended, and the lock file is removed', async () => {
  const file = lock('in-turn')
  const ended = Promise.withResolvers<void>()
  const order: string[] = []
  const first = oneProcessAtATime(file, async () => {
    order.push('first begins')
    await ended.promise
    order.push('first ends')
    return 1
  })
  const second = oneProcessAtATime(file, async () => order.push('second'))
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
  ended.resolve()
  expect(await first).toBe(1)
  await second
  expect(order).toEqual(['first begins', 'first ends', 'second'])
  expect(existsSync(file)).toBe(false)
})

test('failed work releases the lock', async () => {
  const file = lock('failing')
  await expect(oneProcessAtATime(file, () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk')
  expect(await oneProcessAtATime(file, async () => 'next')).toBe('next')
})

test('the lock of a killed process is taken over', async () => {
  const file = lock('killed')
  await oneProcessAtATime(file, async () => {})
  writeFileSync(file, String(spawnSync(process.execPath, ['--version']).pid))
  expect(await oneProcessAtATime(file, async () => 'taken over')).toBe('taken over')
})

test('so is a lock held for longer than any build takes, even if another process has its number by now', async () => {
  const file = lock('long-ago')
  await oneProcessAtATime(file, async () => {})
  writeFileSync(file, String(process.pid))
  const longAgo = new Date(Date.now() - 3_600_000)
  utimesSync(file, longAgo, longAgo)
  expect(await oneProcessAtATime(file, async () => 'taken over')).toBe('taken over')
})
