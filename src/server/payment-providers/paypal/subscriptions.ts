import { isRaise } from '#domain/billing/agreed-price.ts'
import { sameMoney } from '#domain/billing/money.ts'
import type { PlanKey } from '#domain/billing/plans.ts'
import { type NewPrice, ProviderError, type PurchaseOrder } from '#server/platform/payment-provider/provider.ts'
import { isRefused, type PaypalClient } from './paypal-client.ts'
import { paypalAmount } from './paypal-mappings.ts'
import { Anything, Revision, Subscription } from './paypal-replies.ts'
import { overrideFor, renewalCycleOf, renewalPriceOf } from './plans.ts'
import { isOver, type PaypalContext } from './purchase-snapshot.ts'

/** PayPal's plan for each of ours, `P-...`. */
export type PaypalPlans = Readonly<Partial<Record<PlanKey, string>>>

export const subscriptionPath = (ref: string): string => `/v1/billing/subscriptions/${encodeURIComponent(ref)}`

/** A subscription by its id; null where PayPal has none. */
export async function findSubscription(client: PaypalClient, ref: string): Promise<Subscription | null> {
  try {
    return await client.ask({ method: 'GET', path: `${subscriptionPath(ref)}?fields=plan`, reply: Subscription })
  } catch (error) {
    if (isRefused(error, 404)) return null
    throw error
  }
}

/** Only what PayPal needs in order to charge: no name, no address, no answer to the questionnaire. */
function requestFor(order: PurchaseOrder, planId: string, override: ReturnType<typeof overrideFor>) {
  return {
    plan_id: planId,
    custom_id: order.orderId,
    application_context: {
      locale: 'en-US',
      shipping_preference: 'NO_SHIPPING',
      user_action: 'SUBSCRIBE_NOW',
      payment_method: { payer_selected: 'PAYPAL', payee_preferred: 'IMMEDIATE_PAYMENT_REQUIRED' },
      return_url: order.returnUrl,
      cancel_url: order.returnUrl,
    },
    ...(override === null ? {} : { plan: override }),
  }
}

/**
 * The subscription of an order for the buyer to approve: that of an earlier attempt where it can still be approved, or
 * a new one with the agreed terms. @throws ProviderError
 */
export async function openSubscription(
  { client, plans }: PaypalContext,
  order: PurchaseOrder,
  bound: PaypalPlans,
  key: string,
): Promise<Subscription> {
  const known = order.ref === null ? null : await findSubscription(client, order.ref)
  if (known !== null && !isOver(known)) return known
  const planId = bound[order.planKey]
  if (planId === undefined) throw new ProviderError('MISCONFIGURED', `PayPal has no plan for ${order.planKey}.`)
  const plan = await plans.plan(planId).catch((error: unknown): never => {
    if (isRefused(error, 404)) throw new ProviderError('MISCONFIGURED', `PayPal has no plan ${planId}.`)
    throw error
  })
  const body = requestFor(order, planId, overrideFor(plan, order.terms))
  return client.ask({ method: 'POST', path: '/v1/billing/subscriptions', body, key, reply: Subscription })
}

/**
 * Changes the price of a subscription's renewals. A lower one is simply set; a higher one needs the buyer's approval on
 * a page of PayPal, whose address is returned: until then the old one is charged. The subscription stays on its plan,
 * since PayPal would start another plan with its first period. @throws ProviderError
 */
export async function changePrice(
  client: PaypalClient,
  subscription: Subscription,
  price: NewPrice,
  key: string,
): Promise<string | null> {
  const cycle = renewalCycleOf(subscription)
  const now = renewalPriceOf(subscription)
  const { id, plan_id } = subscription
  if (cycle === undefined || now === null || plan_id === undefined)
    throw new ProviderError('MISCONFIGURED', 'PayPal did not send the price of this subscription.')
  if (now.currency !== price.after.currency)
    throw new ProviderError('MISCONFIGURED', 'The subscription at PayPal is in another currency.')
  if (sameMoney(now, price.after)) return null
  const fixed_price = paypalAmount(price.after)
  const { sequence, total_cycles = 0 } = cycle
  if (!isRaise(price)) {
    const path = `/plan/billing_cycles/@sequence==${sequence}/pricing_scheme/fixed_price`
    const body = [{ op: 'replace', path, value: fixed_price }]
    await client.ask({ method: 'PATCH', path: subscriptionPath(id), body, key, reply: Anything })
    return null
  }
  const body = {
    plan_id,
    plan: { billing_cycles: [{ sequence, total_cycles, pricing_scheme: { fixed_price } }] },
    application_context: {
      locale: 'en-US',
      shipping_preference: 'NO_SHIPPING',
      payment_method: { payer_selected: 'PAYPAL', payee_preferred: 'IMMEDIATE_PAYMENT_REQUIRED' },
      return_url: price.returnUrl,
      cancel_url: price.returnUrl,
    },
  }
  const { links = [] } = await client.ask({
    method: 'POST',
    path: `${subscriptionPath(id)}/revise`,
    body,
    key,
    reply: Revision,
  })
  const way = links.find(({ rel }) => rel === 'approve')?.href
  if (way === undefined || new URL(way).protocol !== 'https:')
    throw new ProviderError('REFUSED', 'PayPal gave no page for the yes.')
  return way
}
