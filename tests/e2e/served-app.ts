import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const stopWithParent = new URL('../../scripts/bootstrap/stop-with-parent.mjs', import.meta.url).href

const START_DEADLINE = 60_000
const STOP_DEADLINE = 20_000
const KEPT_OUTPUT = 20_000

export type ServedApp = {
  readonly url: string
  readonly process: ChildProcess
  /** The end of the app's output, for failure messages. */
  output(): string
  /** Stops the app as a service manager would, then removes its data. */
  stop(): Promise<void>
}

/**
 * Starts the real, built app as a separate process, on a free port, with a fresh database in a temporary folder.
 * @throws Error with the app's output if it is not ready within a minute
 */
export async function serveApp(settings: Readonly<Record<string, string>> = {}): Promise<ServedApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forkcast-e2e-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const app = spawn(process.execPath, ['--import', stopWithParent, 'dist/server/main.js'], {
    cwd: root,
    env: environment({
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'test',
      ...settings,
    }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  for (const stream of [app.stdout, app.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-KEPT_OUTPUT)
    })
  }
  const served: ServedApp = {
    url,
    process: app,
    output: () => said,
    stop: async () => {
      await end(app)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  if (await isReady(url, app)) return served
  await served.stop()
  throw new Error(`The app did not become ready. Its output:\n${said}`)
}

/**
 * This process's environment without the settings of Vitest and of the machine, which the app would read as its own.
 */
function environment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { NODE_ENV: _test, DATABASE_URL: _database, SMTP_URL: _mail, ...rest } = process.env
  return { ...rest, ...settings }
}

async function isReady(url: string, app: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + START_DEADLINE
  while (Date.now() < deadline && app.exitCode === null && app.signalCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return true
    await wait(50)
  }
  return false
}

async function end(app: ChildProcess): Promise<void> {
  if (app.exitCode !== null || app.signalCode !== null) return
  const ended = once(app, 'exit')
  app.kill('SIGTERM')
  const late = setTimeout(() => app.kill('SIGKILL'), STOP_DEADLINE)
  await ended
  clearTimeout(late)
}
