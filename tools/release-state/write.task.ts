import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { backupFolder } from '#server/backup/backup.fixture.ts'
import { createPlannerPool } from '#server/planner-pool/create-planner-pool.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { writeState } from '../../tests/integration/upgrades/state-file.ts'
import { live } from './live.ts'

/** Bytes that a state may have in the repository. */
const MOST_BYTES = 300_000

const plannerPool = createPlannerPool()
afterAll(plannerPool.close)

test('the state of this version is written', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const tagged = spawnSync('git', ['tag', '--list', `v${version}`], { encoding: 'utf8' }).stdout.trim()
  if (tagged !== '') throw new Error(`${tagged} is released: its state stays as it was. Raise the version first.`)
  const server = await testApp({ plannerPool, worksOnJobs: true })
  const notes = await live(server)
  const bytes = await writeState(version, server.connection, notes, backupFolder()('state'))
  process.stdout.write(`tests/integration/upgrades/states/${version}.gz: ${bytes} bytes\n`)
  expect(bytes).toBeLessThan(MOST_BYTES)
})
