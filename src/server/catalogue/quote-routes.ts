import { QuoteQuery, QuoteReply } from '#domain/api/orders.ts'
import { routes } from '#domain/api/routes.ts'
import { Problem } from '#domain/problem.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { refusals } from '#server/http/refusals.ts'
import { optionalBearer } from '#server/leads/authentication.ts'
import type { Services } from '#server/services.ts'
import { couponFor, isUsedUp } from './coupons.ts'
import { offerOnSale } from './offers.ts'
import { isReturning, personalPrice } from './personal-price.ts'

/** The price of a plan with a coupon, before anything is ordered; with a bearer token, for its lead. */
export function quoteRoutes(services: Services): RouteGroup {
  const { db, config, now } = services
  const schema = {
    summary: 'The price of a plan with a coupon',
    querystring: QuoteQuery,
    response: {
      200: QuoteReply,
      ...refusals('QUERY_INVALID', 'PRODUCT_UNKNOWN', 'COUPON_UNKNOWN', 'COUPON_FIRST_PLAN'),
    },
  }
  return async (app) => {
    app.get(routes.quote, { schema }, async ({ query, headers }): Promise<QuoteReply> => {
      const offer = await offerOnSale(db, query.productId, config.paymentsEnv === 'live')
      if (offer === undefined) throw new Problem('PRODUCT_UNKNOWN', 'productId')
      const bearer = await optionalBearer(services, headers.authorization)
      const livemode = config.paymentsEnv === 'live'
      const returning = bearer !== null && (await isReturning(db, bearer, livemode))
      if (returning) throw new Problem('COUPON_FIRST_PLAN', 'coupon')
      const coupon = await couponFor(db, query.coupon, offer.key, now())
      if (await isUsedUp(db, coupon)) throw new Problem('COUPON_UNKNOWN', 'coupon')
      const { terms, list } = personalPrice(offer, coupon, false, now())
      return {
        productId: offer.id,
        coupon: coupon.code,
        currency: list.currency,
        listAmountMinor: list.minor,
        amountMinor: terms.first.minor,
        endsAt: coupon.endsAt?.toISOString() ?? null,
      }
    })
  }
}
