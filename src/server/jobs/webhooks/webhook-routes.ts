import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { routes } from '#domain/api/routes.ts'
import { WebhookReply, WebhookSender } from '#domain/api/webhooks.ts'
import { Problem } from '#domain/problem.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { refusals } from '#server/http/refusals.ts'
import type { Services } from '#server/services.ts'
import { receiveWebhook } from './receive-webhook.ts'

/** The largest webhook, in bytes. */
const WEBHOOK_LIMIT = 1024 * 1024

/**
 * The webhooks of the payment providers. Their signatures cover the raw bytes, so the body is not parsed, whatever its
 * content type. No session and no cookie applies; they have a rate limit of their own.
 */
export function webhookRoutes(services: Services, limits: RateLimits): FastifyPluginAsyncTypebox {
  const schema = {
    summary: 'Webhooks of the payment providers',
    params: WebhookSender,
    response: {
      200: WebhookReply,
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
