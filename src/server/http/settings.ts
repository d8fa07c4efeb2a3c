import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { routes } from '#domain/api/routes.ts'
import { SettingsReply } from '#domain/api/visitor.ts'
import { refusals } from '#server/http/refusals.ts'
import type { Services } from '#server/http/services.ts'

/** What every page needs to know of the running server. */
export function settingsRoutes({ config }: Services): FastifyPluginAsyncTypebox {
  const settings: SettingsReply = {
    productIds: [...(config.paymentsEnv === 'live' ? config.productIdsLive : config.productIdsTest)],
    payments: { provider: config.paymentsProvider, environment: config.paymentsEnv },
  }
  const schema = { summary: 'What the running server sells and how', response: { 200: SettingsReply, ...refusals() } }
  return async (app) => {
    app.get(routes.settings, { schema }, async (_request, reply) => {
      reply.header('cache-control', 'max-age=60')
      return settings
    })
  }
}
