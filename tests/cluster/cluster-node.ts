import type { Connection } from '#server/platform/db/connection.ts'
import { createFaultInjector, type Interceptor, type KillPoint } from '#tests/crashes/fault-injector.ts'
import { type Answer, type Request, sendRequest } from '#tests/crashes/http-client.ts'
import { type AppProcess, prepareAppProcess } from '#tests/crashes/process/app-process.ts'
import { builtApp } from '#tests/crashes/process/built-app.ts'
import { startDatabaseProxy } from '#tests/crashes/proxies/database-proxy.ts'
import { type SmtpServer, startSmtpServer } from '#tests/crashes/smtp-server.ts'
import { freePort } from '#tests/e2e/free-port.ts'

/** On an overloaded machine a request waits some seconds for the database and is then told when to retry. */
const OVERLOADED = 503

type Environment = Readonly<Record<string, string>>

/** The settings of one process that reaches its provider through its own proxy. */
export type NodeEnvironment = { readonly env: Environment; stop(): Promise<void> }
export type ProviderFor = (interceptor: Interceptor) => Promise<NodeEnvironment>

/** One of several processes of the app, with its own port, mail server and database proxy. */
export type ClusterNode = {
  readonly mailbox: SmtpServer
  readonly isUp: boolean
  /** Starts it. @throws Error with the app's output if it does not start */
  start(aheadMs: number): Promise<void>
  moveClock(aheadMs: number): Promise<void>
  /** Lets its workers look for jobs now. */
  lookForJobs(): void
  /** The app's answer; null if the app was down or died during the request. */
  request(path: string, request?: Request): Promise<Answer | null>
  /** Kills it at a point, or tells it to stop there, so that it may finish its work. Resolves when that happens. */
  endAt(place: KillPoint, how: 'killed' | 'told to stop'): Promise<void>
  /** Exit code and signal of its last process. */
  ended(): Promise<readonly unknown[]>
  /** Ends it with its proxies and its SMTP server. */
  close(): Promise<void>
}

export async function openClusterNode(connection: Connection, providerFor: ProviderFor): Promise<ClusterNode> {
  let isUp = false
  let how: 'killed' | 'told to stop' = 'killed'
  let ended = Promise.withResolvers<void>()
  const faults = createFaultInjector(() => {
    isUp = false
    if (how === 'killed') app.kill()
    else app.terminate()
    ended.resolve()
  })
  const interceptor: Interceptor = {
    inspect: (passing) => {
      const verdict = faults.inspect(passing)
      if (verdict === 'pass' || how === 'killed') return verdict
      faults.kill()
      return 'pass'
    },
    kill: faults.kill,
  }
  const mailbox = await startSmtpServer()
  const proxy = await startDatabaseProxy(connection, interceptor)
  const provider = await providerFor(interceptor)
  const port = await freePort()
  const env = {
    PORT: String(port),
    // To the outside they are one site.
    PUBLIC_URL: 'http://localhost',
    DATABASE_URL: proxy.url,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Forkcast <hello@example.com>',
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    ...provider.env,
  }
  const built = await builtApp()
  let app: AppProcess = prepareAppProcess(built, env)
  let isFresh = true

  return {
    mailbox,
    get isUp() {
      return isUp
    },
    start: async (aheadMs) => {
      if (!isFresh) app = prepareAppProcess(built, env)
      isFresh = false
      await app.start(aheadMs)
      isUp = true
    },
    moveClock: async (aheadMs) => {
      if (isUp) await app.moveClock(aheadMs)
    },
    lookForJobs: () => {
      if (isUp) app.lookForJobs()
    },
    request: async (path, request = {}) => {
      while (isUp) {
        const answer = await sendRequest(`http://127.0.0.1:${port}${path}`, request).catch((error: unknown) => {
          if (!isUp) return null
          throw new Error(`The app did not answer. Its output:\n${app.output()}`, { cause: error })
        })
        if (answer?.status !== OVERLOADED) return answer
      }
      return null
    },
    endAt: (place, wanted) => {
      how = wanted
      ended = Promise.withResolvers()
      faults.arm(place)
      return ended.promise
    },
    ended: () => app.ended,
    close: async () => {
      isUp = false
      app.kill()
      await app.ended
      await proxy.stop()
      await provider.stop()
      await mailbox.stop()
    },
  }
}
