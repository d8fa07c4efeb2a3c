import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Problem } from '#domain/problem.ts'
import { isProbe, PROBE_HEADER } from '#server/doctor/probe-token.ts'
import { migrationsFolder, readMigrations } from '#server/platform/db/migration-files.ts'
import { probeWriting } from '#server/platform/db/write-probe.ts'
import type { Services } from '#server/services.ts'

/** ms that the database has to show that it can write. */
const PROBE_TIMEOUT_MS = 2000

/** ms for which a result is reused, because the probe writes and the route needs no sign-in. */
const PROBE_EVERY_MS = 3000

async function probe({ db }: Services): Promise<boolean> {
  const writing = probeWriting(db).then(
    () => true,
    () => false,
  )
  const timeout = new AbortController()
  const giveUp = wait(PROBE_TIMEOUT_MS, false, { signal: timeout.signal }).catch(() => false)
  const answered = await Promise.race([writing, giveUp])
  timeout.abort()
  return answered
}

/** Whether the database can write, probed at most once in `PROBE_EVERY_MS` ms however many requests come. */
function createReadiness(services: Services): () => Promise<boolean> {
  let last: { readonly at: number; readonly isReady: Promise<boolean> } | null = null
  return () => {
    const at = performance.now()
    if (last === null || at - last.at >= PROBE_EVERY_MS) last = { at, isReady: probe(services) }
    return last.isReady
  }
}

/** For the process supervisor: `/healthz` says that the process is alive, `/readyz` that it can work. */
export function healthRoutes(app: FastifyInstance, services: Services): void {
  const { paymentsProvider: provider, paymentsEnv: environment } = services.config
  const isReady = createReadiness(services)
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok', payments: { provider, environment, moneyMoves: provider !== 'sandbox' } }
  })
  app.get('/readyz', async (request, reply) => {
    if (!(await isReady())) throw new Problem('SERVICE_UNAVAILABLE')
    reply.header('cache-control', 'no-store')
    if (!isProbe(services, request.headers[PROBE_HEADER], new Date())) return { status: 'ready' }
    const newestMigration = readMigrations(migrationsFolder).at(-1)?.number ?? 0
    // A trusted proxy's word counts if there is an address behind its own.
    const isForwarded = (request.ips ?? []).length > 1
    return {
      status: 'ready',
      seen: { address: request.ip, isForwarded, at: Date.now(), newestMigration, build: services.build },
    }
  })
}
