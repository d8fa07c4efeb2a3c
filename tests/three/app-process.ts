import type { Connection } from '#server/db/connection.ts'
import { openDatabaseDoor } from '#tests/death/doors/database-door.ts'
import { type Life, prepareLife } from '#tests/death/life/life.ts'
import { type Mailbox, openMailbox } from '#tests/death/mailbox.ts'
import { createReaper, type Doorkeeper, type Place } from '#tests/death/reaper.ts'
import { type Answer, type Request, talk } from '#tests/death/talk.ts'
import { freePort } from '#tests/e2e/free-port.ts'

/** On a machine that is too busy a request waits for the database for some seconds and is told to come again. */
const OVERLOADED = 503

type Environment = Readonly<Record<string, string>>

/** What a process is told of the world, where it passes a door of its own. */
export type Neighbourhood = { readonly env: Environment; stop(): Promise<void> }
export type Surroundings = (keeper: Doorkeeper) => Promise<Neighbourhood>

/** One of several processes of the app, with a port, a mail server and a door to the database of its own. */
export type AppProcess = {
  readonly mailbox: Mailbox
  readonly isUp: boolean
  /** A new life begins. @throws Error with the app's own words where it does not */
  start(aheadMs: number): Promise<void>
  moveClock(aheadMs: number): Promise<void>
  /** The app's answer; null where it was down or went down over it. */
  ask(path: string, request?: Request): Promise<Answer | null>
  /** At a place it is killed; or it is told to stop there and may go on with what it is at. Resolves when that happens. */
  endAt(place: Place, how: 'killed' | 'told to stop'): Promise<void>
  /** Exit code and signal of the life that ended last. */
  ended(): Promise<readonly unknown[]>
  /** Ends it and all around it. */
  close(): Promise<void>
}

export async function openAppProcess(connection: Connection, surroundings: Surroundings): Promise<AppProcess> {
  let isUp = false
  let how: 'killed' | 'told to stop' = 'killed'
  let struck = Promise.withResolvers<void>()
  const reaper = createReaper(() => {
    isUp = false
    if (how === 'killed') life.kill()
    else life.askToStop()
    struck.resolve()
  })
  const keeper: Doorkeeper = {
    judge: (passing) => {
      const verdict = reaper.judge(passing)
      if (verdict === 'pass' || how === 'killed') return verdict
      reaper.strike()
      return 'pass'
    },
    strike: reaper.strike,
  }
  const mailbox = await openMailbox()
  const door = await openDatabaseDoor(connection, keeper)
  const around = await surroundings(keeper)
  const port = await freePort()
  const env = {
    PORT: String(port),
    // They are one site to the people outside.
    PUBLIC_URL: 'http://localhost',
    DATABASE_URL: door.url,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Forkcast <hello@example.com>',
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'warn',
    ...around.env,
  }
  let life: Life = prepareLife(env)
  let isFresh = true

  return {
    mailbox,
    get isUp() {
      return isUp
    },
    start: async (aheadMs) => {
      if (!isFresh) life = prepareLife(env)
      isFresh = false
      await life.begin(aheadMs)
      isUp = true
    },
    moveClock: async (aheadMs) => {
      if (isUp) await life.moveClock(aheadMs)
    },
    ask: async (path, request = {}) => {
      while (isUp) {
        const answer = await talk(`http://127.0.0.1:${port}${path}`, request).catch((error: unknown) => {
          if (!isUp) return null
          throw new Error(`The app did not answer. It said:\n${life.output()}`, { cause: error })
        })
        if (answer?.status !== OVERLOADED) return answer
      }
      return null
    },
    endAt: (place, wanted) => {
      how = wanted
      struck = Promise.withResolvers()
      reaper.arm(place)
      return struck.promise
    },
    ended: () => life.ended,
    close: async () => {
      isUp = false
      life.kill()
      await life.ended
      await door.stop()
      await around.stop()
      await mailbox.stop()
    },
  }
}
