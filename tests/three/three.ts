import type { Connection } from '#server/db/connection.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import type { JobName } from '#server/jobs/job-queue.ts'
import { watchJobTime } from '#tests/death/job-time.ts'
import type { Answer, Request } from '#tests/death/talk.ts'
import { untilHour } from '#tests/money/until-hour.ts'
import { type AppProcess, openAppProcess, type Surroundings } from './app-process.ts'

const MORNING = 2
const MINUTE = 60_000
const rounds = ['resolve-payments', 'watch-subscriptions', 'send-notices'] as const satisfies readonly JobName[]

/** Three processes of the real app, which share nothing but a database. */
export type Three = {
  readonly db: Database
  readonly first: AppProcess
  readonly second: AppProcess
  readonly third: AppProcess
  readonly all: readonly AppProcess[]
  /** Asks one after another of those that are up; where one goes down over it, the same is asked of the next. */
  ask(path: string, request?: Request): Promise<Answer>
  /** Moves the time of all of them, and of their provider, on. */
  pass(ms: number): Promise<void>
  /** An hour has passed since one of them died: what it was at is taken away from it. */
  hourAfterDeath(): Promise<void>
  restart(process: AppProcess): Promise<void>
  /** Waits until no job is left. */
  quiet(): Promise<void>
  /** Some minutes go by in which every round comes up. */
  settle(): Promise<void>
  stop(): Promise<void>
}

export type ThreeOptions = {
  /** A fresh database with every migration applied. */
  readonly connection: Connection
  readonly provider: (now: () => Date) => Promise<{
    readonly surroundings: Surroundings
    /** Lets the provider do what is due. */
    readonly catchUp: () => void
    readonly stop: () => Promise<void>
  }>
}

export async function openThree({ connection, provider }: ThreeOptions): Promise<Three> {
  let aheadMs = untilHour(MORNING, new Date())
  const { surroundings, catchUp, stop } = await provider(() => new Date(Date.now() + aheadMs))
  const open = () => openAppProcess(connection, surroundings)
  const [first, second, third] = await Promise.all([open(), open(), open()])
  const all = [first, second, third]
  // At the same moment, as after a deployment: each of them finds the tables of the job system, or makes them.
  await Promise.all(all.map((process) => process.start(aheadMs)))
  const { db, close } = openDatabase(connection, { connections: 2 })
  const jobs = await watchJobTime(connection)
  const quiet = () => jobs.idle(() => false)
  let asked = 0

  const three: Three = {
    db,
    first,
    second,
    third,
    all,
    ask: async (path, request) => {
      const begin = asked++
      for (let tried = 0; tried < all.length; tried++) {
        const answer = await all[(begin + tried) % all.length]?.ask(path, request)
        if (answer) return answer
      }
      throw new Error(`Nobody answered ${path}.`)
    },
    pass: async (ms) => {
      aheadMs += ms
      catchUp()
      await Promise.all(all.map((process) => process.moveClock(aheadMs)))
    },
    hourAfterDeath: jobs.hourAfterDeath,
    restart: async (process) => {
      await process.ended()
      await process.start(aheadMs)
    },
    quiet,
    settle: async () => {
      await three.pass(5 * MINUTE)
      for (const round of rounds) {
        await jobs.ring(round)
        await quiet()
      }
    },
    stop: async () => {
      await Promise.all(all.map((process) => process.close()))
      await jobs.stop()
      await close()
      await stop()
    },
  }
  return three
}
