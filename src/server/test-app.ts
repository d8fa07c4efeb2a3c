import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { PgBoss } from 'pg-boss'
import { afterAll } from 'vitest'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { testDatabase } from '#server/db/test-database.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import type { Services } from '#server/http/services.ts'
import { createBoss, queueOf, startBoss } from '#server/jobs/boss.ts'
import type { PaymentProvider } from '#server/payments/provider.ts'
import { createSandbox } from '#server/payments/sandbox.ts'

const many = { max: 1_000_000, timeWindow: 60_000 }
const unlimited: RateLimits = { general: many, leads: many, resume: many, orders: many }

export type TestAppOptions = {
  readonly env?: Record<string, string>
  readonly limits?: RateLimits
  /** Another provider, made from the sandbox. */
  readonly payments?: (sandbox: PaymentProvider) => PaymentProvider
}

export type TestApp = {
  readonly app: FastifyInstance
  readonly services: Services
  readonly boss: PgBoss
  /** All lines that were logged so far. */
  readonly logged: () => string
  /** Moves the clock of the app on by some ms. */
  readonly pass: (ms: number) => void
  readonly post: (url: string, body: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
  readonly get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
}

/** The whole app on a database of its own, without a port. To be called at the top of a test file. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { db, connection } = await testDatabase()
  const config = readConfig(options.env ?? {})
  const lines: string[] = []
  let ahead = 0
  const boss = createBoss(connection, () => {})
  await startBoss(boss)
  afterAll(() => boss.stop({ graceful: false }))
  const sandbox = createSandbox(db)
  const services: Services = {
    config,
    db,
    jobs: queueOf(boss),
    payments: options.payments?.(sandbox) ?? sandbox,
    now: () => new Date(Date.now() + ahead),
  }
  const app = await createApp(services, {
    webFolder: join(import.meta.dirname, 'no-such-folder'),
    limits: options.limits ?? unlimited,
    logStream: { write: (line) => lines.push(line) },
  })
  afterAll(() => app.close())
  const send = (request: InjectOptions) => app.inject({ headers: { host: 'localhost' }, ...request })
  return {
    app,
    services,
    boss,
    logged: () => lines.join(''),
    pass: (ms) => {
      ahead += ms
    },
    post: (url, body, headers = {}) =>
      send({
        method: 'POST',
        url,
        headers: { host: 'localhost', 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    get: (url, headers = {}) => send({ method: 'GET', url, headers: { host: 'localhost', ...headers } }),
  }
}
