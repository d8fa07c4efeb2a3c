import type Stripe from 'stripe'
import { createPortalSession } from '#tests/peers/stripe/objects/customers.ts'
import { createCoupon, retrieveCoupon } from '#tests/peers/stripe/objects/invoice-lines.ts'
import { listPayouts } from '../objects/balance.ts'
import { listOffers, listPrices } from '../objects/catalogue.ts'
import { createCustomer, deleteCustomer, updateCustomer } from '../objects/customers.ts'
import { answerDispute, listDisputes } from '../objects/disputes.ts'
import { createDomain, listDomains, updateDomain, validateDomain } from '../objects/domains.ts'
import { listFraudWarnings } from '../objects/fraud-warnings.ts'
import { listInvoicePayments, listInvoices, retrieveInvoice, updateInvoice, voidInvoice } from '../objects/invoices.ts'
import { createRefund, listRefunds } from '../objects/refunds.ts'
import { createSchedule, releaseSchedule, updateSchedule } from '../objects/schedules.ts'
import {
  cancelSubscription,
  createSubscription,
  listSubscriptions,
  retrieveSubscription,
  updateSubscription,
} from '../objects/subscriptions.ts'
import { found, invalid } from '../refusal.ts'
import type { PeerEvent, World } from '../world.ts'
import type { Params, ParamsName, Validate } from './schemas.ts'

/** A route of the stand-in. */
export type Route = {
  /** A call such as `POST /v1/customers/:id`. */
  readonly call: string
  /** Whether it returns a page of a list. */
  readonly isList: boolean
  readonly handle: (world: World, validate: Validate, raw: object, id: string) => object
}

const one = <N extends ParamsName>(
  call: string,
  name: N,
  handle: (world: World, params: Params[N], id: string) => object,
): Route => ({ call, isList: false, handle: (world, validate, raw, id) => handle(world, validate(name, raw), id) })

type Page = { readonly limit?: number; readonly starting_after?: string }

/** A page of a list, newest first. */
function pageOf<T extends { readonly id: string }>(all: readonly T[], url: string, page: Page): Stripe.ApiList<T> {
  const { limit = 10, starting_after: after } = page
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw invalid('Invalid integer: a limit is from 1 to 100.', { param: 'limit' })
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
  if (after !== undefined && from === 0)
    throw invalid(`No such object: '${after}'`, { code: 'resource_missing', param: 'starting_after' })
  return { object: 'list', data: all.slice(from, from + limit), has_more: all.length > from + limit, url }
}

const many = <N extends ParamsName>(
  url: string,
  name: N,
  list: (world: World, params: Params[N]) => readonly { readonly id: string }[],
): Route => ({
  call: `GET ${url}`,
  isList: true,
  handle: (world, validate, raw) => {
    const params = validate(name, raw)
    return pageOf(list(world, params), url, params as Page) // Every list accepts these two.
  },
})

/** Seconds for which events can be listed. */
const EVENTS_KEPT = 30 * 86_400

function listEvents(world: World, { created, types }: Stripe.EventListParams): readonly PeerEvent[] {
  if (types !== undefined && types.length > 20) throw invalid('At most 20 types.', { param: 'types' })
  const kept = world.now() - EVENTS_KEPT
  const from = Math.max(kept, typeof created === 'object' ? (created.gte ?? 0) : 0)
  return world.events
    .filter((event) => event.created >= from && (types === undefined || types.includes(event.type)))
    .reverse()
}

export const routes: readonly Route[] = [
  one('POST /v1/customers', 'CustomerCreateParams', createCustomer),
  one('POST /v1/customers/:id', 'CustomerUpdateParams', updateCustomer),
  one('DELETE /v1/customers/:id', 'CustomerDeleteParams', deleteCustomer),
  one('POST /v1/coupons', 'CouponCreateParams', createCoupon),
  one('GET /v1/coupons/:id', 'CouponRetrieveParams', retrieveCoupon),
  one('GET /v1/prices/:id', 'PriceRetrieveParams', (world, _params, id) => found('price', world.prices, id)),
  many('/v1/prices', 'PriceListParams', listPrices),
  many('/v1/product_catalog/trial_offers', 'ProductCatalog.TrialOfferListParams', listOffers),
  one('GET /v1/product_catalog/trial_offers/:id', 'ProductCatalog.TrialOfferRetrieveParams', (world, _params, id) =>
    found('trial offer', world.offers, id),
  ),
  one('POST /v1/subscriptions', 'SubscriptionCreateParams', createSubscription),
  one('GET /v1/subscriptions/:id', 'SubscriptionRetrieveParams', retrieveSubscription),
  one('POST /v1/subscriptions/:id', 'SubscriptionUpdateParams', updateSubscription),
  one('DELETE /v1/subscriptions/:id', 'SubscriptionCancelParams', cancelSubscription),
  many('/v1/subscriptions', 'SubscriptionListParams', listSubscriptions),
  one('POST /v1/subscription_schedules', 'SubscriptionScheduleCreateParams', createSchedule),
  one('POST /v1/subscription_schedules/:id', 'SubscriptionScheduleUpdateParams', updateSchedule),
  one('POST /v1/subscription_schedules/:id/release', 'SubscriptionScheduleReleaseParams', releaseSchedule),
  many('/v1/invoices', 'InvoiceListParams', listInvoices),
  one('GET /v1/invoices/:id', 'InvoiceRetrieveParams', retrieveInvoice),
  one('POST /v1/invoices/:id', 'InvoiceUpdateParams', updateInvoice),
  one('POST /v1/invoices/:id/void', 'InvoiceVoidInvoiceParams', voidInvoice),
  many('/v1/invoice_payments', 'InvoicePaymentListParams', listInvoicePayments),
  one('POST /v1/refunds', 'RefundCreateParams', createRefund),
  many('/v1/refunds', 'RefundListParams', listRefunds),
  many('/v1/disputes', 'DisputeListParams', listDisputes),
  many('/v1/radar/early_fraud_warnings', 'Radar.EarlyFraudWarningListParams', listFraudWarnings),
  one('POST /v1/disputes/:id', 'DisputeUpdateParams', answerDispute),
  one('GET /v1/balance_transactions/:id', 'BalanceTransactionRetrieveParams', (world, _params, id) =>
    found('balance transaction', world.books, id),
  ),
  many('/v1/payouts', 'PayoutListParams', listPayouts),
  one('POST /v1/billing_portal/sessions', 'BillingPortal.SessionCreateParams', createPortalSession),
  one('POST /v1/payment_method_domains', 'PaymentMethodDomainCreateParams', createDomain),
  many('/v1/payment_method_domains', 'PaymentMethodDomainListParams', listDomains),
  one('POST /v1/payment_method_domains/:id', 'PaymentMethodDomainUpdateParams', updateDomain),
  one('POST /v1/payment_method_domains/:id/validate', 'PaymentMethodDomainValidateParams', validateDomain),
  many('/v1/events', 'EventListParams', listEvents),
]

/** The route of a call, with the id in its address. */
export function routeOf(method: string, path: string): { readonly route: Route; readonly id: string } | null {
  for (const route of routes) {
    const [verb, pattern = ''] = route.call.split(' ')
    if (verb !== method) continue
    const match = new RegExp(`^${pattern.replace(':id', '([^/]+)')}$`).exec(path)
    if (match !== null) return { route, id: decodeURIComponent(match[1] ?? '') }
  }
  return null
}
