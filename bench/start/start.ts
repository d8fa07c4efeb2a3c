import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tests/e2e/free-port.ts'
import { becomesReady, ended, launchApp } from '../../tests/proofs/crashes/app.ts'
import type { Measurement } from '../measurement.ts'
import { median } from '../report/quantile.ts'
import { besidePeer, reported } from '../report/row.ts'

const STARTS = 7
/** How many times the start of PostgreSQL and Node alone ours may take. */
const TIMES_BARE = 1.5

const BARE_APP = 'bench/start/bare-app.ts'

/** Starts a program, stops it again, and returns the ms from the start of its process to its first answer. */
async function startOnce(dataDir: string, program?: string): Promise<number> {
  const app = launchApp(dataDir, await freePort(), program)
  const ready = await becomesReady(app)
  const took = performance.now() - app.startedAt
  await ended(app, 'SIGTERM')
  if (!ready) throw new Error(`The app did not start. It said:\n${app.output()}`)
  return took
}

/** From the start of the process to the first answered request, the database included. */
export const start: Measurement = {
  name: 'start',
  about: `one start on an empty data folder, then ${STARTS} on what it left, in turns with PostgreSQL and Node alone`,
  measure: async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'forkcast-start-'))
    try {
      const first = await startOnce(dataDir)
      const later: number[] = []
      const bare: number[] = []
      while (later.length < STARTS) {
        later.push(await startOnce(dataDir))
        bare.push(await startOnce(dataDir, BARE_APP))
      }
      const peer = { name: 'PostgreSQL and Node alone', value: median(bare), bound: { atMost: TIMES_BARE } }
      return [
        besidePeer(peer, { name: 'start, median', value: median(later), unit: 'ms' }),
        reported({ name: 'start, longest', value: Math.max(...later), unit: 'ms' }),
        reported({ name: 'very first start, with a new database', value: first, unit: 'ms' }),
      ]
    } finally {
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    }
  },
}
