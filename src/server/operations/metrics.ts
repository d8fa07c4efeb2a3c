import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '#domain/problem.ts'
import { isDeveloper } from '#server/http/developer.ts'
import { logSecurityEvent } from '#server/http/security-events.ts'
import type { Config } from '#server/platform/config/config.ts'
import { hashOf } from '#server/platform/crypto/secret.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'
import type { Services } from '#server/services.ts'

async function mayRead(request: FastifyRequest, config: Config): Promise<boolean> {
  const { metricsToken: token } = config
  const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const isOperator = token !== null && given !== undefined && timingSafeEqual(hashOf(given), hashOf(token))
  return isOperator || isDeveloper(request, config)
}

/**
 * `GET /metrics` for Prometheus, with the operator's token, or without it for developers on their own machine. For
 * everyone else the address does not exist.
 */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, { config }: Pick<Services, 'config'>): void {
  app.addHook('onClose', async () => metrics.close())
  app.get('/metrics', async (request, reply) => {
    if (!(await mayRead(request, config))) {
      if (request.headers.authorization !== undefined) logSecurityEvent(request.log, 'operator refused')
      throw new Problem('NOT_FOUND')
    }
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8')
    return metrics.text()
  })
}
