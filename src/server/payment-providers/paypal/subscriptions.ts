import type { PlanKey } from '#domain/billing/plans.ts'
import { ProviderError, type PurchaseOrder } from '#server/platform/payment-provider/provider.ts'
import { isRefused, type PaypalClient } from './paypal-client.ts'
import { Subscription } from './paypal-replies.ts'
import { overrideFor } from './plans.ts'
import { isOver, type PaypalContext } from './purchase-snapshot.ts'

/** The id of PayPal's plan, `P-...`, for each of ours. */
export type PaypalPlans = Readonly<Partial<Record<PlanKey, string>>>

export const subscriptionPath = (ref: string): string => `/v1/billing/subscriptions/${encodeURIComponent(ref)}`

/** A subscription by its id; null if PayPal has none. */
export async function findSubscription(client: PaypalClient, ref: string): Promise<Subscription | null> {
  try {
    return await client.ask({ method: 'GET', path: `${subscriptionPath(ref)}?fields=plan`, reply: Subscription })
  } catch (error) {
    if (isRefused(error, 404)) return null
    throw error
  }
}

/** Contains only what PayPal needs in order to charge: no name, no address, no answers. */
function requestFor(order: PurchaseOrder, planId: string, override: ReturnType<typeof overrideFor>) {
  return {
    plan_id: planId,
    custom_id: order.orderId,
    application_context: {
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
 * The subscription of an order for the buyer to approve: the one from an earlier attempt if it is not over, else a new
 * one with the agreed terms. @throws ProviderError
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
