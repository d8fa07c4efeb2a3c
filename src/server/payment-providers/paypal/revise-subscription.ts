import { isRaise } from '#domain/billing/agreed-price.ts'
import { sameMoney } from '#domain/billing/money.ts'
import { type NewPlan, type NewPrice, ProviderError } from '#server/platform/payment-provider/provider.ts'
import { isRefused, type PaypalClient } from './paypal-client.ts'
import { paypalAmount } from './paypal-mappings.ts'
import { Anything, Revision, type Subscription } from './paypal-replies.ts'
import { overrideFor, renewalCycleOf, renewalDaysOf, renewalPriceOf } from './plans.ts'
import type { PaypalContext } from './purchase-snapshot.ts'
import { type PaypalPlans, subscriptionPath } from './subscriptions.ts'

type RevisedPlan = { readonly plan_id: string; readonly plan?: object }

/**
 * Requests a change that the buyer has to approve on a page of PayPal, and returns the page's address. Nothing changes
 * before the approval. @throws ProviderError REFUSED
 */
async function revise(
  client: PaypalClient,
  id: string,
  plan: RevisedPlan,
  { returnUrl, key }: { readonly returnUrl: string; readonly key: string },
): Promise<string> {
  const body = {
    ...plan,
    application_context: {
      shipping_preference: 'NO_SHIPPING',
      payment_method: { payer_selected: 'PAYPAL', payee_preferred: 'IMMEDIATE_PAYMENT_REQUIRED' },
      return_url: returnUrl,
      cancel_url: returnUrl,
    },
  }
  const { links = [] } = await client.ask({
    method: 'POST',
    path: `${subscriptionPath(id)}/revise`,
    body,
    key,
    reply: Revision,
  })
  const approveUrl = links.find(({ rel }) => rel === 'approve')?.href
  if (approveUrl === undefined || new URL(approveUrl).protocol !== 'https:')
    throw new ProviderError('REFUSED', 'PayPal returned no approval page.')
  return approveUrl
}

/**
 * Changes the price of a subscription's renewals. A lower price is set at once. A higher one needs the buyer's approval
 * on a page of PayPal, whose address is returned; the old price is charged until then. The subscription stays on its
 * plan, since PayPal would start another plan with its first period. @throws ProviderError
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
  const plan = { billing_cycles: [{ sequence, total_cycles, pricing_scheme: { fixed_price } }] }
  return revise(client, id, { plan_id, plan }, { returnUrl: price.returnUrl, key })
}

type PlanCall = { readonly bound: PaypalPlans; readonly key: string }

/**
 * Requests another plan from the next bill on, which is when PayPal applies it, and returns the address at which the
 * buyer approves it; null if the subscription is on that plan already. A plan with a first period of its own would
 * begin with that period, so the first period must be like the others. @throws ProviderError
 */
export async function changePlan(
  { client, plans }: PaypalContext,
  subscription: Subscription,
  { planKey, renewal, days, returnUrl }: NewPlan,
  { bound, key }: PlanCall,
): Promise<string | null> {
  const planId = bound[planKey]
  if (planId === undefined) throw new ProviderError('MISCONFIGURED', `PayPal has no plan for ${planKey}.`)
  const now = renewalPriceOf(subscription)
  const isThere = subscription.plan_id === planId && renewalDaysOf(subscription) === days
  if (isThere && now !== null && sameMoney(now, renewal)) return null
  const plan = await plans.plan(planId).catch((error: unknown): never => {
    if (isRefused(error, 404)) throw new ProviderError('MISCONFIGURED', `PayPal has no plan ${planId}.`)
    throw error
  })
  const override = overrideFor(plan, { name: '', first: renewal, firstDays: days, renewal, renewalDays: days })
  const revised = { plan_id: planId, ...(override === null ? {} : { plan: override }) }
  return revise(client, subscription.id, revised, { returnUrl, key })
}

/**
 * Sets the day of the next bill. PayPal documents the path for subscriptions that run, and names the day again as
 * `next_billing_time`; whether it obeyed is read from there. @throws ProviderError
 */
export async function moveBill(client: PaypalClient, { id }: Subscription, to: Date, key: string): Promise<void> {
  const body = [{ op: 'replace', path: '/start_time', value: `${to.toISOString().slice(0, 19)}Z` }]
  await client.ask({ method: 'PATCH', path: subscriptionPath(id), body, key, reply: Anything })
}
