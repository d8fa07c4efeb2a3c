import {
  CouponParams,
  NewCouponRequest,
  NewPriceRequest,
  PriceParams,
  PricesReply,
} from '#domain/api/console/prices.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { IdempotencyHeader } from '#server/http/idempotency-header.ts'
import { refusals } from '#server/http/refusals.ts'
import { actIdOf, actRefusals, type ConsoleArea, consoleRefusals } from '#server/operators/operator-gate.ts'
import { addCoupon, endCoupon, replacePrice, withdrawAnnouncement } from './change-prices.ts'
import { listPrices } from './list-prices.ts'

const headers = IdempotencyHeader
const listing = {
  summary: 'Prices on sale with their subscribers, and coupons',
  response: { 200: PricesReply, ...refusals(...consoleRefusals) },
}
const replacing = {
  summary: 'Replace a price by a new one',
  ...{ params: PriceParams, headers, body: NewPriceRequest },
  response: { 200: PricesReply, ...refusals('PRODUCT_UNKNOWN', ...actRefusals) },
}
const withdrawing = {
  summary: 'Withdraw the announcement of a price before the first notice',
  ...{ params: PriceParams, headers },
  response: { 200: PricesReply, ...refusals('NO_PRICE_CHANGE', ...actRefusals) },
}
const adding = {
  summary: 'Add a coupon',
  ...{ headers, body: NewCouponRequest },
  response: { 200: PricesReply, ...refusals('COUPON_TAKEN', ...actRefusals) },
}
const ending = {
  summary: 'End a coupon now',
  ...{ params: CouponParams, headers },
  response: { 200: PricesReply, ...refusals('COUPON_UNKNOWN', ...actRefusals) },
}

/** Prices and coupons. A price is never edited, only replaced; what was sold keeps its agreed price. */
export function priceRoutes({ services, gate }: ConsoleArea): RouteGroup {
  const { db, now } = services
  const config = { operatorRole: 'prices' } as const
  const list = () => listPrices(db, services.config.paymentsEnv === 'live')
  return async (app) => {
    app.get(consoleRoutes.prices, { schema: listing, config }, list)

    app.post(consoleRoutes.priceReplace, { schema: replacing, config }, async (request) => {
      const { id } = request.params
      const { firstMinor, renewalMinor, announceFrom } = request.body
      const detail = `${firstMinor}, then ${renewalMinor}; announced from ${announceFrom ?? 'never'}`
      await gate.act(request, { action: 'replace price', subject: id, detail }, () =>
        replacePrice(db, id, { ...request.body, actId: actIdOf(request), now: now() }),
      )
      return list()
    })

    app.post(consoleRoutes.priceWithdraw, { schema: withdrawing, config }, async (request) => {
      const { id } = request.params
      await gate.act(request, { action: 'withdraw announcement', subject: id }, () =>
        withdrawAnnouncement(db, id, now()),
      )
      return list()
    })

    app.post(consoleRoutes.coupons, { schema: adding, config }, async (request) => {
      const { code, kind, value, currency, planKey, lastDay, maxRedemptions } = request.body
      const detail = `${kind} ${value} ${currency}, plan ${planKey ?? 'any'}, until ${lastDay ?? 'ever'}, ${maxRedemptions ?? 'any number of'} times`
      await gate.act(request, { action: 'add coupon', subject: code, detail }, () =>
        addCoupon(db, { ...request.body, actId: actIdOf(request), now: now() }),
      )
      return list()
    })

    app.post(consoleRoutes.couponEnd, { schema: ending, config }, async (request) => {
      const { id } = request.params
      await gate.act(request, { action: 'end coupon', subject: String(id) }, () => endCoupon(db, id, now()))
      return list()
    })
  }
}
