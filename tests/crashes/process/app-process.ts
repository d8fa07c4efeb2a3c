import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BuiltApp } from './built-app.ts'

/** The order to start, or to move the clock: how far it is ahead of the real one. */
type ClockOrder = { readonly aheadMs: number }
/** What a test tells a process of the app. */
export type Order = ClockOrder | 'look for jobs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
// If the tests themselves are killed, no process may be left behind.
const stopWithParent = new URL('../../../scripts/bootstrap/stop-with-parent.mjs', import.meta.url).href
const DEADLINE = 60_000
const KEPT_OUTPUT = 8000

/** One process of the real app. */
export type AppProcess = {
  /** Starts it and waits until it listens. @throws Error with the app's output if it does not */
  start(aheadMs: number): Promise<void>
  moveClock(aheadMs: number): Promise<void>
  /** Lets its workers look for jobs now, instead of when they poll next. */
  lookForJobs(): void
  /** Kills it with SIGKILL. */
  kill(): void
  /** Sends SIGTERM, as a service manager does. */
  terminate(): void
  /** Its exit code, or null and the signal that ended it. */
  readonly ended: Promise<readonly unknown[]>
  readonly output: () => string
}

/** The environment without the machine's and Vitest's settings, which the app would read as its own. */
function environment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { NODE_ENV: _test, DATABASE_URL: _database, SMTP_URL: _mail, ...rest } = process.env
  // Code compiled for one process is reused by the next.
  return { ...rest, NODE_COMPILE_CACHE: join(root, '.cache/compiled'), ...settings }
}

/** A process of the app that has loaded its files and waits for the order to start. */
export function prepareAppProcess({ preload, main }: BuiltApp, settings: Readonly<Record<string, string>>): AppProcess {
  const app = spawn(process.execPath, ['--import', stopWithParent, '--import', preload, main], {
    cwd: root,
    env: environment(settings),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  const ended = once(app, 'exit')
  const isReady = Promise.withResolvers<void>()
  for (const stream of [app.stdout, app.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-KEPT_OUTPUT)
      if (said.includes('Ready: ')) isReady.resolve()
    })
  const isWaiting = messageFrom(app, 'waiting')
  return {
    start: async (aheadMs) => {
      const late = setTimeout(() => app.kill('SIGKILL'), DEADLINE)
      const failed = ended.then(() => {
        throw new Error(`The app did not start. Its output:\n${said}`)
      })
      await Promise.race([isWaiting, failed])
      app.send({ aheadMs } satisfies ClockOrder)
      await Promise.race([isReady.promise, failed])
      failed.catch(() => {})
      clearTimeout(late)
    },
    moveClock: async (aheadMs) => {
      const done = messageFrom(app, 'done')
      app.send({ aheadMs } satisfies ClockOrder)
      await Promise.race([done, ended])
    },
    lookForJobs: () => {
      if (app.connected) app.send('look for jobs' satisfies Order)
    },
    kill: () => {
      app.kill('SIGKILL')
    },
    terminate: () => {
      app.kill('SIGTERM')
    },
    ended,
    output: () => said,
  }
}

function messageFrom(app: ChildProcess, word: string): Promise<void> {
  return new Promise((resolve) => {
    const listen = (message: unknown) => {
      if (message !== word) return
      app.off('message', listen)
      resolve()
    }
    app.on('message', listen)
  })
}
