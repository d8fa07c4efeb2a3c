import { randomBytes, randomUUID } from 'node:crypto'
import { expect, inject, onTestFinished, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { exampleHero, exampleLead } from '#server/lead.example.ts'
import { onDatabase } from '#server/platform/db/connection.ts'
import { hasPgBouncer, startPooler } from '#server/platform/db/pooler.fixture.ts'
import { createDatabase } from '#server/platform/db/test-server.fixture.ts'
import { type AppProcess, prepareAppProcess } from '#tests/crashes/process/app-process.ts'
import { builtApp } from '#tests/crashes/process/built-app.ts'
import { freePort } from '#tests/e2e/free-port.ts'
import { oneClusterAtATime } from './one-cluster-at-a-time.ts'

const TIMEOUT_MS = 240_000
/** ms between two requests. */
const PAUSE_MS = 20

/** A database without any table. */
async function emptyDatabase() {
  const server = inject('testServer')
  const name = server.prefix + randomBytes(6).toString('hex')
  await createDatabase(server, name)
  return onDatabase(server.connection, name)
}

/** Three processes of the app that share a database behind PgBouncer, started at the same moment. */
async function startThree(databaseUrl: string) {
  const built = await builtApp()
  const ports = [await freePort(), await freePort(), await freePort()]
  const processOn = (port: number): AppProcess =>
    prepareAppProcess(built, {
      ...{ PORT: String(port), PUBLIC_URL: 'http://localhost', DATABASE_URL: databaseUrl },
      ...{ SECRET_KEY: 'a-key-that-all-three-processes-share', NODE_ENV: 'test', LOG_LEVEL: 'warn' },
      ...{ PAYMENTS_PROVIDER: 'sandbox', TRUSTED_PROXIES: '1' },
    })
  const processes = ports.map(processOn)
  onTestFinished(async () => {
    for (const process of processes) process.kill()
    await Promise.all(processes.map(({ ended }) => ended))
  })
  await Promise.all(processes.map((process) => process.start(0)))
  return {
    processes,
    ports,
    /** Stops the process at a place as a deployment does, and starts its successor. */
    replace: async (place: number): Promise<readonly unknown[]> => {
      const old = processes[place]
      const next = processOn(ports[place] ?? 0)
      old?.terminate()
      const ended = (await old?.ended) ?? []
      processes[place] = next
      await next.start(0)
      return ended
    },
  }
}

/**
 * Whether a request may go to the next process: this one does not listen, or it closed a connection that was kept open
 * just as the request was sent, before any answer. Repeating it is safe: a POST has an idempotency key.
 */
const mayGoElsewhere = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  (('syscall' in error.cause && error.cause.syscall === 'connect') ||
    ('code' in error.cause && (error.cause.code === 'UND_ERR_SOCKET' || error.cause.code === 'ECONNRESET')))

/** A load balancer in miniature: a process that does not take a request is passed over. */
async function send(ports: readonly number[], turn: number, path: string, init: RequestInit): Promise<number> {
  for (let tried = 0; tried < ports.length; tried++) {
    try {
      return (await fetch(`http://127.0.0.1:${ports[(turn + tried) % ports.length]}${path}`, init)).status
    } catch (error) {
      if (!mayGoElsewhere(error)) throw error
    }
  }
  throw new Error('No process listens.')
}

if (hasPgBouncer) await oneClusterAtATime()

test.skipIf(!hasPgBouncer)(
  'behind PgBouncer three processes start at once on an empty database, and are replaced without a failed request',
  async () => {
    const pooler = await startPooler(await emptyDatabase(), { connections: 12 })
    onTestFinished(pooler.stop)
    const { ports, processes, replace } = await startThree(pooler.url)
    const statuses: number[] = []
    let isOver = false
    const load = async (client: number): Promise<void> => {
      for (let turn = client; !isOver; turn++) {
        const lead = { ...exampleLead, hero: { ...exampleHero, email: `${randomUUID()}@example.com` } }
        const headers = {
          ...{ 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          'x-forwarded-for': `10.${client}.${(turn >> 8) & 255}.${turn & 255}`,
        }
        statuses.push(
          turn % 2 === 0
            ? await send(ports, turn, routes.settings, { headers })
            : await send(ports, turn, routes.leads, { method: 'POST', headers, body: JSON.stringify(lead) }),
        )
        await new Promise((next) => setTimeout(next, PAUSE_MS))
      }
    }
    const clients = Promise.all([1, 2, 3, 4].map(load))
    for (const place of [0, 1, 2]) expect(await replace(place)).toEqual([0, null])
    isOver = true
    await clients
    expect(statuses.length).toBeGreaterThan(100)
    expect([...new Set(statuses)].toSorted()).toEqual([200, 201])
    for (const process of processes) expect(process.output()).not.toMatch(/"level":(?:40|50)/)
  },
  TIMEOUT_MS,
)
