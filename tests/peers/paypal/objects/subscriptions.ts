import { missing, unprocessable } from '../refusal.ts'
import { type Amount, type Cycle, newId, type Subscription, type World } from '../world.ts'
import { end, nextBillAfter } from './billing.ts'
import { recordEvent, subscriptionReply } from './replies.ts'

export type CreateRequest = {
  readonly plan_id: string
  readonly custom_id?: string
  readonly plan?: {
    readonly billing_cycles?: readonly {
      readonly sequence: number
      readonly pricing_scheme?: { readonly fixed_price: Amount }
    }[]
  }
}

export function overridden(cycles: readonly Cycle[], request: Pick<CreateRequest, 'plan'>): readonly Cycle[] {
  const changes = request.plan?.billing_cycles ?? []
  if (changes.some(({ sequence }) => !cycles.some((cycle) => cycle.sequence === sequence)))
    throw unprocessable('BILLING_CYCLE_SEQUENCE_INVALID')
  return cycles.map((cycle) => {
    const price = changes.find(({ sequence }) => sequence === cycle.sequence)?.pricing_scheme?.fixed_price
    if (price === undefined) return cycle
    if (price.currency_code !== cycle.pricing_scheme.fixed_price.currency_code) throw unprocessable('CURRENCY_MISMATCH')
    return { ...cycle, pricing_scheme: { fixed_price: price } }
  })
}

export function createSubscription(world: World, request: CreateRequest): Subscription {
  const plan = world.plans.get(request.plan_id)
  if (plan === undefined) throw missing()
  if (plan.status !== 'ACTIVE') throw unprocessable('PLAN_STATUS_INVALID')
  const subscription: Subscription = {
    id: `I-${newId(12)}`,
    planId: plan.id,
    customId: request.custom_id ?? null,
    payerId: newId(13),
    cycles: overridden(plan.billing_cycles, request),
    revision: null,
    set: null,
    begun: null,
    createdAt: world.now(),
    status: 'APPROVAL_PENDING',
    changedAt: world.now(),
    account: 'good',
    startedAt: null,
    nextAt: null,
    movedMs: 0,
    paid: 0,
    missed: 0,
    outstanding: 0,
    tries: 0,
    failures: 0,
    failedAt: null,
  }
  world.subscriptions.set(subscription.id, subscription)
  recordEvent(world, 'BILLING.SUBSCRIPTION.CREATED', subscriptionReply(subscription), world.now())
  return subscription
}

export function findSubscription(world: World, id: string): Subscription {
  const subscription = world.subscriptions.get(id)
  if (subscription === undefined) throw missing()
  return subscription
}

/** Only an approved subscription can be cancelled. */
export function cancelSubscription(world: World, id: string): void {
  const subscription = findSubscription(world, id)
  if (subscription.status !== 'ACTIVE' && subscription.status !== 'SUSPENDED')
    throw unprocessable('SUBSCRIPTION_STATUS_INVALID')
  end(world, subscription)
}

export function activateSubscription(world: World, id: string): void {
  const subscription = findSubscription(world, id)
  if (subscription.status !== 'SUSPENDED') throw unprocessable('SUBSCRIPTION_STATUS_INVALID')
  subscription.status = 'ACTIVE'
  subscription.changedAt = world.now()
  subscription.nextAt = nextBillAfter(world, subscription)
  recordEvent(world, 'BILLING.SUBSCRIPTION.ACTIVATED', subscriptionReply(subscription), world.now())
}
