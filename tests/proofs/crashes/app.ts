import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

// If this run itself is killed, the app must not be left behind.
const stopWithParent = new URL('../../../scripts/bootstrap/stop-with-parent.mjs', import.meta.url).href

// As `npm start` does: Node's compiled code is kept.
const codeCache = fileURLToPath(new URL('../../../.cache/code', import.meta.url))

/** ms within which the app has to answer after a start. */
const START_DEADLINE = 120_000

export type App = {
  readonly url: string
  readonly process: ChildProcess
  readonly output: () => string
  /** When it was started, on the clock of `performance.now()`. */
  readonly startedAt: number
}

/** Starts the app as `npm start` does, with its own database in `dataDir`, or another program in its place. */
export function launchApp(dataDir: string, port: number, program = 'dist/server/main.js'): App {
  const app = spawn(process.execPath, ['--import', stopWithParent, program], {
    env: {
      NODE_COMPILE_CACHE: codeCache,
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SMTP_URL: '',
      LOG_LEVEL: 'error',
      // Without rate limits, which would slow down the writers.
      NODE_ENV: 'test',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  for (const stream of [app.stdout, app.stderr])
    stream?.on('data', (chunk: Buffer) => (said = `${said}${chunk}`.slice(-4000)))
  return { url: `http://127.0.0.1:${port}`, process: app, output: () => said, startedAt: performance.now() }
}

export const isRunning = ({ process }: App): boolean => process.exitCode === null && process.signalCode === null

/** Whether the app reports that it is ready before the deadline. */
export async function becomesReady(app: App): Promise<boolean> {
  const deadline = performance.now() + START_DEADLINE
  while (isRunning(app) && performance.now() < deadline) {
    const reply = await fetch(`${app.url}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => null)
    if (reply?.ok) return true
    await wait(10)
  }
  return false
}

/** Waits until the app's process has gone, after asking it to stop if `signal` is given. */
export async function ended(app: App, signal?: NodeJS.Signals): Promise<void> {
  if (!isRunning(app)) return
  const exit = once(app.process, 'exit')
  if (signal) app.process.kill(signal)
  await exit
}
