import type { Connection } from '#server/platform/db/connection.ts'
import { type Database, openDatabase } from '#server/platform/db/database.ts'
import type { JobName } from '#server/platform/job-queue/job-list.ts'
import type { Answer, Request } from '#tests/crashes/http-client.ts'
import { openJobClock } from '#tests/crashes/job-clock.ts'
import { untilHour } from '#tests/money/until-hour.ts'
import { type ClusterNode, openClusterNode, type ProviderFor } from './cluster-node.ts'

const MORNING = 2
const MINUTE = 60_000
const scheduled = ['resolve-payments', 'watch-subscriptions', 'send-notices'] as const satisfies readonly JobName[]

/** Three processes of the real app that share nothing but a database. */
export type Cluster = {
  readonly db: Database
  readonly first: ClusterNode
  readonly second: ClusterNode
  readonly third: ClusterNode
  readonly all: readonly ClusterNode[]
  /** Sends a request to one running process after another; if one dies during it, the next gets the same request. */
  request(path: string, request?: Request): Promise<Answer>
  /** Moves the clocks of all processes and of their provider forward. */
  pass(ms: number): Promise<void>
  /** Acts as if a process had been killed long ago: its jobs have failed, and every retry is due now. */
  expireDeadProcess(): Promise<void>
  restart(process: ClusterNode): Promise<void>
  /** Waits until no job is left. */
  whenIdle(): Promise<void>
  /** Lets some minutes pass and runs every scheduled job. */
  settle(): Promise<void>
  stop(): Promise<void>
}

export type ClusterOptions = {
  /** A fresh database with every migration applied. */
  readonly connection: Connection
  readonly provider: (now: () => Date) => Promise<{
    readonly settings: ProviderFor
    /** Makes the provider do what is due. */
    readonly catchUp: () => void
    readonly stop: () => Promise<void>
  }>
}

export async function startCluster({ connection, provider }: ClusterOptions): Promise<Cluster> {
  let aheadMs = untilHour(MORNING, new Date())
  const { settings, catchUp, stop } = await provider(() => new Date(Date.now() + aheadMs))
  const open = () => openClusterNode(connection, settings)
  const [first, second, third] = await Promise.all([open(), open(), open()])
  const all = [first, second, third]
  // At the same moment, as after a deployment: each finds the tables of the job system or creates them.
  await Promise.all(all.map((process) => process.start(aheadMs)))
  const { db, close } = openDatabase(connection, { connections: 2 })
  const jobs = await openJobClock(connection, () => {
    for (const process of all) process.lookForJobs()
  })
  const whenIdle = () => jobs.whenIdle(() => false)
  let requests = 0

  const cluster: Cluster = {
    db,
    first,
    second,
    third,
    all,
    request: async (path, request) => {
      const begin = requests++
      for (let tried = 0; tried < all.length; tried++) {
        const answer = await all[(begin + tried) % all.length]?.request(path, request)
        if (answer) return answer
      }
      throw new Error(`No process answered ${path}.`)
    },
    pass: async (ms) => {
      aheadMs += ms
      catchUp()
      await Promise.all(all.map((process) => process.moveClock(aheadMs)))
    },
    expireDeadProcess: jobs.expireDeadProcess,
    restart: async (process) => {
      await process.ended()
      await process.start(aheadMs)
    },
    whenIdle,
    settle: async () => {
      await cluster.pass(5 * MINUTE)
      for (const name of scheduled) {
        await jobs.runScheduled(name)
        await whenIdle()
      }
    },
    stop: async () => {
      await Promise.all(all.map((process) => process.close()))
      await jobs.stop()
      await close()
      await stop()
    },
  }
  return cluster
}
