import type { Connection } from '#server/platform/db/connection.ts'
import { type Database, openDatabase } from '#server/platform/db/database.ts'
import { freePort } from '#tests/e2e/free-port.ts'
import { untilHour } from '#tests/money/until-hour.ts'
import { createFaultInjector, type FaultInjector } from './fault-injector.ts'
import { type Answer, type Request, sendRequest } from './http-client.ts'
import { type JobClock, openJobClock } from './job-clock.ts'
import { type AppProcess, prepareAppProcess } from './process/app-process.ts'
import { builtApp } from './process/built-app.ts'
import { startDatabaseProxy } from './proxies/database-proxy.ts'
import { type SmtpServer, startSmtpServer } from './smtp-server.ts'

const MINUTE = 60_000
/** A request without an answer counts as failed after a minute; this is later than that. */
const LATER = 5 * MINUTE

/** The real app with its database, provider and SMTP server, and a fault injector that can kill its process. */
export type Environment = {
  readonly db: Database
  readonly faults: FaultInjector
  readonly mailbox: SmtpServer
  readonly now: () => Date
  readonly isDown: boolean
  /** The app's answer; null if the app was killed or is down. */
  request(path: string, request?: Request): Promise<Answer | null>
  /** Moves the clocks of the app and of its provider forward. */
  pass(ms: number): Promise<void>
  /** Moves on to the next early morning, so that no period begins at midnight. */
  morning(): Promise<void>
  /** Starts the app again, this much later. */
  restart(laterMs: number): Promise<void>
  /** Waits until no job is left. A crash ends the wait. */
  whenIdle(): Promise<void>
  /** Lets some minutes pass and runs every scheduled job. A crash ends the wait. */
  settle(): Promise<void>
  stop(): Promise<void>
}

export type EnvironmentOptions = {
  /** A fresh database with every migration applied. */
  readonly connection: Connection
  readonly settings: (faults: FaultInjector, now: () => Date) => Promise<EnvironmentSettings>
}
export type EnvironmentSettings = {
  readonly env: Readonly<Record<string, string>>
  /** Makes the provider do what is due. */
  readonly catchUp: () => void
  readonly stop: () => Promise<void>
}

const MORNING = 2

export async function startEnvironment({ connection, settings }: EnvironmentOptions): Promise<Environment> {
  let aheadMs = untilHour(MORNING, new Date())
  let isDown = false
  const now = () => new Date(Date.now() + aheadMs)
  const faults = createFaultInjector(() => {
    isDown = true
    app.kill()
  })
  const mailbox = await startSmtpServer()
  const proxy = await startDatabaseProxy(connection, faults)
  const provider = await settings(faults, now)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    PORT: String(port),
    DATABASE_URL: proxy.url,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Forkcast <hello@example.com>',
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    ...provider.env,
  }
  const built = await builtApp()
  let app: AppProcess = prepareAppProcess(built, env)
  await app.start(aheadMs)
  let next: AppProcess = prepareAppProcess(built, env)
  const { db, close } = openDatabase(connection, { connections: 2 })
  const jobs: JobClock = await openJobClock(connection, () => app.lookForJobs())

  const environment: Environment = {
    db,
    faults,
    mailbox,
    now,
    get isDown() {
      return isDown
    },
    request: async (path, request = {}) => {
      if (isDown) return null
      const reply = await sendRequest(url + path, request).catch((error: unknown) => {
        if (isDown) return null
        throw new Error(`The app is running and did not answer. Its output:\n${app.output()}`, { cause: error })
      })
      return isDown ? null : reply
    },
    pass: async (ms) => {
      aheadMs += ms
      provider.catchUp()
      if (!isDown) await app.moveClock(aheadMs)
    },
    morning: () => environment.pass(untilHour(MORNING, now())),
    restart: async (laterMs) => {
      await app.ended
      aheadMs += laterMs
      provider.catchUp()
      await jobs.expireDeadProcess()
      app = next
      isDown = false
      await app.start(aheadMs)
      next = prepareAppProcess(built, env)
    },
    whenIdle: () => jobs.whenIdle(() => isDown),
    settle: async () => {
      await environment.pass(LATER)
      const jobNames = ['resolve-payments', 'watch-subscriptions', 'send-notices'] as const
      for (const name of jobNames) {
        if (isDown) return
        await jobs.runScheduled(name)
        await environment.whenIdle()
      }
    },
    stop: async () => {
      for (const each of [app, next]) each.kill()
      await Promise.all([app.ended, next.ended])
      await jobs.stop()
      await close()
      await proxy.stop()
      await provider.stop()
      await mailbox.stop()
    },
  }
  return environment
}
