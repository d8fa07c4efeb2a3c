import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withFilesInMemory } from './memory-folder.mjs'

const ENOUGH = 2 ** 40

const folder = mkdtempSync(join(tmpdir(), 'memory-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('temporary files are in the folder during the run, and gone afterwards, even after a failure', async () => {
  const before = tmpdir()
  let inside = ''
  const failing = withFilesInMemory(
    async (inMemory) => {
      expect(inMemory).toBe(true)
      inside = tmpdir()
      writeFileSync(join(inside, 'left'), 'behind')
      throw new Error('as asked')
    },
    { folder, free: () => ENOUGH },
  )
  await expect(failing).rejects.toThrow('as asked')
  expect([dirname(inside), existsSync(inside), tmpdir()]).toEqual([folder, false, before])
})

test.each([
  ['the machine has little memory', { folder, free: () => 2 ** 30 }],
  ['there is no such folder', { folder: '/nowhere/at/all' }],
])('if %s, temporary files stay in the usual place', async (_, where) => {
  const before = tmpdir()
  expect(await withFilesInMemory(async (inMemory) => [inMemory, tmpdir()], where)).toEqual([false, before])
})
