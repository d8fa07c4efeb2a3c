import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startHere, temporaryDataFolder } from './data-folder.fixture.ts'
import { runningPostmaster, worksIn } from './postmaster.ts'

const hasPs = spawnSync('ps', ['-p', '1']).status === 0

test.runIf(hasPs)(
  'a running server is distinguished from other processes, and from a stopped one, on every platform',
  async () => {
    const dataDir = await temporaryDataFolder()
    const data = join(dataDir, 'postgres', 'cluster')
    const server = await startHere(dataDir)
    const id = runningPostmaster(data) ?? 0
    expect([worksIn(id, data, 'linux'), worksIn(id, data, 'darwin')]).toEqual([process.platform === 'linux', true])
    expect([worksIn(process.pid, data, 'linux'), worksIn(process.pid, data, 'darwin')]).toEqual([false, false])
    await server.stop()
    expect([worksIn(id, data, 'linux'), worksIn(id, data, 'darwin')]).toEqual([false, false])
  },
)
