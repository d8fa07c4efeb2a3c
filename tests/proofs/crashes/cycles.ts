import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Chance } from '#tests/seeded-random.ts'
import { type App, becomesReady, ended, launchApp } from './app.ts'
import { postLead } from './client.ts'
import { countLosses } from './losses.ts'
import { databaseProcesses, descendantsOf, kill } from './processes.ts'
import type { Kind, Record } from './record.ts'
import { type Acknowledged, startWriters } from './writers.ts'

const WRITERS = 4
/** ms within which a killed database must be back. */
const RECOVERY_DEADLINE = 120_000

export type Proof = {
  readonly dataDir: string
  readonly port: number
  readonly chance: Chance
  readonly record: Record
  /** Everything acknowledged since the first cycle. */
  readonly all: Acknowledged
}

/** Starts the app and waits for it. @throws Error if it does not start, after recording its output */
export async function start({ dataDir, port, record }: Proof): Promise<App> {
  const app = launchApp(dataDir, port)
  if (await becomesReady(app)) {
    record.starts.push(performance.now() - app.startedAt)
    return app
  }
  record.failedStarts.push(app.output())
  kill([...databaseProcesses(dataDir), ...(app.process.pid === undefined ? [] : [app.process.pid])])
  throw new Error('The app did not start.')
}

/** Kills what `kind` says while visitors write, restarts the app and compares. Returns the running app. */
export async function cycle(proof: Proof, app: App, kind: Exclude<Kind, 'first start'>): Promise<App> {
  const { chance, record, dataDir } = proof
  const fresh: Acknowledged = { leads: [], orders: [] }
  const writers = startWriters(app.url, WRITERS, fresh)
  await wait(chance.between(100, 1200))
  strike(app, dataDir, kind)
  const stopped = writers.stop()
  const next = kind === 'database' ? await recovered(proof, app) : await restarted(proof, app, kind)
  await stopped
  record.askedAgain += await writers.finish()
  record.lost += await countLosses(next.url, fresh)
  record.leads += fresh.leads.length
  record.orders += fresh.orders.length
  proof.all.leads.push(...fresh.leads)
  proof.all.orders.push(...fresh.orders)
  record.cycles[kind] += 1
  return next
}

function strike(app: App, dataDir: string, kind: Kind): void {
  const database = kind === 'app' ? [] : databaseProcesses(dataDir)
  const itself = kind === 'database' || app.process.pid === undefined ? [] : [app.process.pid]
  kill([...itself, ...database])
}

/**
 * The app outlives its database and must restart it itself. Its readiness reply may be some seconds old, so a write is
 * tried.
 */
async function recovered({ record }: Proof, app: App): Promise<App> {
  const deadline = performance.now() + RECOVERY_DEADLINE
  while (performance.now() < deadline) {
    if ((await postLead(app.url, crypto.randomUUID())) !== null) return app
    await wait(10)
  }
  record.failedStarts.push(app.output())
  throw new Error('The app did not restart its database.')
}

async function restarted(proof: Proof, app: App, kind: Kind): Promise<App> {
  await ended(app)
  if (kind === 'start') await killDuringStart(proof, 700)
  return start(proof)
}

/** Begins a start and kills it, with or without the database, after at most `latest` ms. */
async function killDuringStart({ dataDir, port, chance }: Proof, latest: number): Promise<void> {
  const app = launchApp(dataDir, port)
  await wait(chance.between(20, latest))
  const { pid } = app.process
  if (pid === undefined) return
  const below = chance.pick([true, false]) ? [...descendantsOf(pid), ...databaseProcesses(dataDir)] : []
  kill([pid, ...below])
  await ended(app)
}

/** Kills a start on an empty data folder, then starts again there and writes. */
export async function firstStartCycle(outer: Proof): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forkcast-first-'))
  const proof: Proof = { ...outer, dataDir, all: { leads: [], orders: [] } }
  try {
    await killDuringStart(proof, 2000)
    const app = await start(proof)
    await ended(await cycle(proof, app, 'both'), 'SIGTERM')
    outer.record.cycles.both -= 1
    outer.record.cycles['first start'] += 1
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}
