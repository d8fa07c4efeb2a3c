import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Problem } from '#domain/problems.ts'
import type { Services } from '#server/services.ts'

/** ms that the database may take to say that it is there. */
const PATIENCE = 2000

async function answers({ db }: Services): Promise<boolean> {
  const asking = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  const patience = new AbortController()
  const giveUp = wait(PATIENCE, false, { signal: patience.signal }).catch(() => false)
  const answered = await Promise.race([asking, giveUp])
  patience.abort()
  return answered
}

/** For the process supervisor: `/healthz` says that it lives, `/readyz` that it can work. */
export function healthRoutes(app: FastifyInstance, services: Services): void {
  const { paymentsProvider: provider, paymentsEnv: environment } = services.config
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok', payments: { provider, environment, moneyMoves: provider !== 'sandbox' } }
  })
  app.get('/readyz', async (_request, reply) => {
    if (!(await answers(services))) throw new Problem('SERVICE_UNAVAILABLE')
    reply.header('cache-control', 'no-store')
    return { status: 'ready' }
  })
}
