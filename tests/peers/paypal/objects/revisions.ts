import { MS_PER_DAY } from '#domain/time.ts'
import { unprocessable } from '../refusal.ts'
import { type Amount, type Cycle, newId, type Subscription, type World } from '../world.ts'
import { recordEvent, subscriptionReply } from './replies.ts'
import { type CreateRequest, findSubscription, overridden } from './subscriptions.ts'

/** How long before a charge a price must be set to apply to it, ms. */
const LEAD = 10 * MS_PER_DAY
const PRICE = /^\/plan\/billing_cycles\/@sequence==(\d+)\/pricing_scheme\/fixed_price$/

export type ReviseRequest = Pick<CreateRequest, 'plan_id' | 'plan'> & {
  readonly application_context: { readonly return_url: string }
}
export type Patch = readonly { readonly op: string; readonly path: string; readonly value: Amount | string }[]

function liveSubscription(world: World, id: string): Subscription {
  const subscription = findSubscription(world, id)
  if (subscription.status !== 'ACTIVE' && subscription.status !== 'SUSPENDED')
    throw unprocessable('SUBSCRIPTION_STATUS_INVALID')
  return subscription
}

/**
 * Asks the buyer for an approval; nothing changes before it. Earlier overrides are lost. Another plan begins with the
 * next bill, at its own first period.
 */
export function reviseSubscription(world: World, id: string, request: ReviseRequest) {
  const subscription = liveSubscription(world, id)
  const plan = world.plans.get(request.plan_id)
  if (plan === undefined) throw unprocessable('PLAN_ID_INVALID')
  if (plan.status !== 'ACTIVE') throw unprocessable('PLAN_STATUS_INVALID')
  const token = `BA-${newId(17)}`
  const cycles = overridden(plan.billing_cycles, request)
  subscription.revision = { token, planId: plan.id, cycles, returnUrl: request.application_context.return_url }
  const href = `https://www.sandbox.paypal.com/webapps/billing/subscriptions/update?ba_token=${token}`
  return { plan_id: plan.id, plan_overridden: true, links: [{ href, rel: 'approve', method: 'GET' }] }
}

/** The buyer approves on the page at this address. */
export function approveRevision(world: World, address: string): void {
  const token = new URL(address).searchParams.get('ba_token')
  const subscription = [...world.subscriptions.values()].find(({ revision }) => revision?.token === token)
  const { revision = null } = subscription ?? {}
  if (subscription === undefined || revision === null) throw new Error('there is nothing to approve')
  const { cycles, planId } = revision
  const isOther = planId !== subscription.planId
  const begun = isOther && subscription.nextAt !== null ? { at: subscription.nextAt, paid: subscription.paid } : null
  Object.assign(subscription, { cycles, planId, revision: null, changedAt: world.now() })
  if (begun !== null) subscription.begun = begun
  recordEvent(world, 'BILLING.SUBSCRIPTION.UPDATED', subscriptionReply(subscription), world.now())
}

/** Moves the next bill to a later day, and all that follow. */
function moveBill(world: World, subscription: Subscription, value: string): void {
  const at = new Date(value)
  if (subscription.status !== 'ACTIVE' || subscription.nextAt === null)
    throw unprocessable('SUBSCRIPTION_STATUS_INVALID')
  if (Number.isNaN(at.getTime()) || at < world.now()) throw unprocessable('INVALID_START_TIME')
  subscription.movedMs += at.getTime() - subscription.nextAt.getTime()
  subscription.nextAt = at
  subscription.changedAt = world.now()
  recordEvent(world, 'BILLING.SUBSCRIPTION.UPDATED', subscriptionReply(subscription), world.now())
}

/** Sets a price, or the day of the next bill, without an approval. */
export function patchSubscription(world: World, id: string, patch: Patch): void {
  const subscription = liveSubscription(world, id)
  for (const { path, value } of patch) {
    if (path === '/start_time') {
      if (world.settings.movesBills) moveBill(world, subscription, String(value))
      continue
    }
    if (typeof value === 'string') throw unprocessable('INVALID_PATCH_VALUE')
    const sequence = Number(PRICE.exec(path)?.[1])
    const cycles = priced(subscription.cycles, sequence, value)
    subscription.set = { cycles, from: new Date(world.now().getTime() + LEAD) }
  }
}

function priced(cycles: readonly Cycle[], sequence: number, fixed_price: Amount): readonly Cycle[] {
  if (!cycles.some((cycle) => cycle.sequence === sequence)) throw unprocessable('BILLING_CYCLE_SEQUENCE_INVALID')
  return cycles.map((cycle) => (cycle.sequence === sequence ? { ...cycle, pricing_scheme: { fixed_price } } : cycle))
}
