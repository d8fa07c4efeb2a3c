import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routes } from '#domain/api/routes.ts'
import { freePort } from '../../tests/e2e/free-port.ts'
import { becomesReady, ended, launchApp } from '../../tests/proofs/crashes/app.ts'
import type { Measurement } from '../measurement.ts'
import { median } from '../report/quantile.ts'
import { besidePeer, reported } from '../report/row.ts'

const STARTS = 7
/** How much longer our start may take than that of PostgreSQL and Node alone, as a factor. */
const TIMES_BARE = 1.5

const BARE_APP = 'bench/start/bare-app.ts'

/** ms from the start of the process to its first answer, and to the answer of an API request sent right after it. */
type Start = { readonly first: number; readonly api: number }

/** Starts a program and stops it again. */
async function startOnce(dataDir: string, program?: string): Promise<Start> {
  const app = launchApp(dataDir, await freePort(), program)
  const ready = await becomesReady(app)
  const first = performance.now() - app.startedAt
  if (!ready) throw new Error(`The app did not start. Its output:\n${app.output()}`)
  // The bare app answers every address.
  const reply = await fetch(`${app.url}${routes.settings}`)
  const api = performance.now() - app.startedAt
  await ended(app, 'SIGTERM')
  if (!reply.ok) throw new Error(`The API answered ${reply.status}.`)
  return { first, api }
}

/**
 * Time from the start of the process to the first answered request, including the database, and to the API's first
 * answer.
 */
export const start: Measurement = {
  name: 'start',
  about: `one start on an empty data folder, then ${STARTS} on what it left, in turns with PostgreSQL and Node alone`,
  measure: async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'forkcast-start-'))
    try {
      const newest = await startOnce(dataDir)
      const later: Start[] = []
      const bare: Start[] = []
      while (later.length < STARTS) {
        later.push(await startOnce(dataDir))
        bare.push(await startOnce(dataDir, BARE_APP))
      }
      const firsts = later.map(({ first }) => first)
      const alone = median(bare.map(({ first }) => first))
      const peer = { name: 'PostgreSQL and Node alone', value: alone, bound: { atMost: TIMES_BARE } }
      return [
        besidePeer(peer, { name: 'start, median', value: median(firsts), unit: 'ms' }),
        reported({ name: 'start, longest', value: Math.max(...firsts), unit: 'ms' }),
        reported({
          name: 'until the API answers, median',
          value: median(later.map(({ api }) => api)),
          unit: 'ms',
        }),
        reported({ name: 'very first start, with a new database', value: newest.first, unit: 'ms' }),
      ]
    } finally {
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    }
  },
}
