import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { routes } from '#domain/api/routes.ts'
import { SettingsReply } from '#domain/api/visitor.ts'
import { dayInUtc } from '#domain/billing/day-words.ts'
import type { Services } from '#server/services.ts'
import { refusals } from './protocol/refusals.ts'

/** What every page needs to know of the running server. */
export function settingsRoutes({ config, payments, now }: Services): FastifyPluginAsyncTypebox {
  const card = payments.card?.name
  const settings: Omit<SettingsReply, 'today'> = {
    productIds: [...(config.paymentsEnv === 'live' ? config.productIdsLive : config.productIdsTest)],
    payments: {
      card: card === 'sandbox' || card === 'stripe' ? card : null,
      paypal: payments.paypal !== null,
      environment: config.paymentsEnv,
      stripePublishableKey: card === 'stripe' ? config.stripePublishableKey : null,
      paypalClientId: payments.paypal === null ? null : config.paypalClientId,
    },
  }
  const schema = { summary: 'What the running server sells and how', response: { 200: SettingsReply, ...refusals() } }
  return async (app) => {
    app.get(routes.settings, { schema }, async () => ({ ...settings, today: dayInUtc(now()) }))
  }
}
