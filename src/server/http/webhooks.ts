import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { routes } from '#domain/api/routes.ts'
import { Problem } from '#domain/problems.ts'
import { receiveWebhook } from '#server/jobs/webhooks/receive-webhook.ts'
import type { Services } from '#server/services.ts'
import type { RateLimits } from './protocol/rate-limits.ts'
import { refusals } from './protocol/refusals.ts'

/** Largest webhook that is read, in bytes. */
const WEBHOOK_LIMIT = 1024 * 1024

/**
 * The doorbells of the payment providers. What they sign are the bytes, so the body is kept as it came, whatever it
 * calls itself; nobody's session or cookie plays a part here, and the limit is one of its own.
 */
export function webhookRoutes(services: Services, limits: RateLimits): FastifyPluginAsyncTypebox {
  const schema = {
    summary: 'Where payment providers ring when something has changed',
    params: Type.Object({ provider: Type.String() }),
    response: {
      200: Type.Object({ received: Type.Literal(true) }),
      ...refusals('WEBHOOK_REFUSED', 'BODY_TOO_LARGE'),
    },
  }
  return async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: WEBHOOK_LIMIT }, (_request, body, done) => {
      done(null, body)
    })
    const options = { schema, bodyLimit: WEBHOOK_LIMIT, config: { rateLimit: limits.webhooks } }
    app.post(routes.webhooks, options, async ({ params, body, headers }) => {
      const provider = services.payments.all.find(({ name }) => name === params.provider)
      if (provider === undefined || !Buffer.isBuffer(body)) throw new Problem('WEBHOOK_REFUSED')
      await receiveWebhook(services, provider, { body, headers })
      return { received: true as const }
    })
  }
}
