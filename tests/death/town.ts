import type { Connection } from '#server/db/connection.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { freePort } from '#tests/e2e/free-port.ts'
import { untilHour } from '#tests/money/until-hour.ts'
import { openDatabaseDoor } from './doors/database-door.ts'
import { type JobTime, watchJobTime } from './job-time.ts'
import { type Life, prepareLife } from './life/life.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { createReaper, type Reaper } from './reaper.ts'
import { type Answer, type Request, talk } from './talk.ts'

const MINUTE = 60_000
/** After a minute without an answer a request counts as broken off; this is later. */
const LATER = 5 * MINUTE

/** The real app with everything around it, and somebody who may kill it. One life of it follows another. */
export type Town = {
  readonly db: Database
  readonly reaper: Reaper
  readonly mailbox: Mailbox
  readonly now: () => Date
  readonly isDead: boolean
  /** The app's answer; null where it died or was dead. */
  ask(path: string, request?: Request): Promise<Answer | null>
  /** Moves the time of the app and of its provider on. */
  pass(ms: number): Promise<void>
  /** Goes on to the next early morning, so that nobody's days begin at midnight. */
  morning(): Promise<void>
  /** The next life begins, so much later. */
  revive(laterMs: number): Promise<void>
  /** Waits until the jobs have nothing to do. A death meanwhile ends it. */
  quiet(): Promise<void>
  /** Some minutes go by in which the jobs do all they have to do. A death meanwhile ends them. */
  settle(): Promise<void>
  stop(): Promise<void>
}

export type TownOptions = {
  /** A fresh database with every migration applied. */
  readonly connection: Connection
  readonly settings: (reaper: Reaper, now: () => Date) => Promise<TownSettings>
}
export type TownSettings = {
  readonly env: Readonly<Record<string, string>>
  /** Lets the provider do what is due. */
  readonly catchUp: () => void
  readonly stop: () => Promise<void>
}

const MORNING = 2

export async function openTown({ connection, settings }: TownOptions): Promise<Town> {
  let aheadMs = untilHour(MORNING, new Date())
  let isDead = false
  const now = () => new Date(Date.now() + aheadMs)
  const reaper = createReaper(() => {
    isDead = true
    life.kill()
  })
  const mailbox = await openMailbox()
  const door = await openDatabaseDoor(connection, reaper)
  const around = await settings(reaper, now)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    PORT: String(port),
    DATABASE_URL: door.url,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Forkcast <hello@example.com>',
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'warn',
    ...around.env,
  }
  let life: Life = prepareLife(env)
  await life.begin(aheadMs)
  let next: Life = prepareLife(env)
  const { db, close } = openDatabase(connection, { connections: 2 })
  const jobs: JobTime = await watchJobTime(connection)

  const town: Town = {
    db,
    reaper,
    mailbox,
    now,
    get isDead() {
      return isDead
    },
    ask: async (path, request = {}) => {
      if (isDead) return null
      const reply = await talk(url + path, request).catch((error: unknown) => {
        if (isDead) return null
        throw new Error(`The app lives and did not answer. It said:\n${life.output()}`, { cause: error })
      })
      return isDead ? null : reply
    },
    pass: async (ms) => {
      aheadMs += ms
      around.catchUp()
      if (!isDead) await life.moveClock(aheadMs)
    },
    morning: () => town.pass(untilHour(MORNING, now())),
    revive: async (laterMs) => {
      await life.ended
      aheadMs += laterMs
      around.catchUp()
      await jobs.hourAfterDeath()
      life = next
      isDead = false
      await life.begin(aheadMs)
      next = prepareLife(env)
    },
    quiet: () => jobs.idle(() => isDead),
    settle: async () => {
      await town.pass(LATER)
      const rounds = ['resolve-payments', 'watch-subscriptions', 'send-notices'] as const
      for (const round of rounds) {
        if (isDead) return
        await jobs.ring(round)
        await town.quiet()
      }
    },
    stop: async () => {
      for (const each of [life, next]) each.kill()
      await Promise.all([life.ended, next.ended])
      await jobs.stop()
      await close()
      await door.stop()
      await around.stop()
      await mailbox.stop()
    },
  }
  return town
}
