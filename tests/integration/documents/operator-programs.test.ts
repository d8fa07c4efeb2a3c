import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addressOf, backupFolder } from '#server/backup/backup.fixture.ts'
import { emptyDatabase, testDatabase } from '#server/platform/db/test-database.fixture.ts'
import { buildOperatorPrograms } from '../../../scripts/build/build-server.ts'

const folder = '.cache/operate-app'
const { dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>
  optionalDependencies: Record<string, string>
}

test('the programs for operators run as built, and need no package that the image leaves out', async () => {
  await buildOperatorPrograms(folder)
  const bundled = readdirSync(folder).filter((file) => file.endsWith('.js'))
  const imported = bundled.flatMap((file) =>
    [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /(?:^(?:import|export) (?:[^"']* from )?|\bimport\()["']([^./"'][^"']*)["']/gm,
      ),
    ].map(([, name = '']) => name),
  )
  const there = new Set([...Object.keys({ ...dependencies, ...optionalDependencies }), 'pg-native'])
  const packageOf = (name: string) => name.replace(/^((?:@[^/]+\/)?[^/]+).*/, '$1')
  expect(imported.length).toBeGreaterThan(10)
  expect(imported.filter((name) => !isBuiltin(name) && !there.has(packageOf(name)))).toEqual([])

  const { connection } = await testDatabase()
  const run = (program: string, args: readonly string[], database = connection) => {
    const env = { ...process.env, DATABASE_URL: addressOf(database), NODE_ENV: 'development' }
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, `${program}.js`), ...args], {
      env,
      encoding: 'utf8',
    })
    return { status, said: stdout + stderr }
  }
  expect(run('sql', ['select 6 * 7 as answer'])).toMatchObject({ status: 0, said: expect.stringContaining('42') })
  const { path, keyPath } = backupFolder()('built')
  expect(run('backup', ['--to', path, '--key', keyPath, '--unverified'])).toMatchObject({ status: 0 })
  expect(existsSync(path)).toBe(true)
  const restored = run('restore', ['--from', path, '--key', keyPath], await emptyDatabase())
  expect(restored).toMatchObject({ status: 0, said: expect.stringContaining('Restored the state of') })
  // The settings of the app take no address with a socket.
  expect(run('doctor', []).said).toContain('DATABASE_URL must be an address')
})
