import { MS_PER_DAY, plusDays } from '#domain/time.ts'
import { type Cycle, cents, dollars, newId, type Payment, type Subscription, type World } from '../world.ts'
import { recordEvent, saleReply, subscriptionReply } from './replies.ts'

/** A failed payment is tried again after five and ten days; then its amount is added to the outstanding balance. */
const RETRY_DAYS = 5
const RETRIES = 2
const days = { DAY: 1, WEEK: 7, MONTH: 30, YEAR: 365 } as const

const inOrder = ({ cycles }: Pick<Subscription, 'cycles'>): readonly Cycle[] =>
  cycles.toSorted((a, b) => a.sequence - b.sequence)
const lengthOf = ({ frequency }: Cycle): number => days[frequency.interval_unit] * frequency.interval_count * MS_PER_DAY

/** The cycle that follows this number of paid ones. */
function cycleAfter(subscription: Pick<Subscription, 'cycles'>, paid: number): Cycle {
  const cycle = inOrder(subscription)[paid] ?? inOrder(subscription).at(-1)
  if (cycle === undefined) throw new Error('a plan without cycles')
  return cycle
}

/** Renewals are charged at 10:00 UTC on the day they are due. */
const atTen = (at: number): Date => new Date(new Date(at).setUTCHours(10, 0, 0, 0))

/** Number of paid cycles of the present plan. */
const paidOfPlan = ({ paid, begun }: Subscription): number => paid - (begun?.paid ?? 0)

/** Number of cycles of the present plan that are over or current, paid or not. */
const billedOfPlan = (subscription: Subscription): number => paidOfPlan(subscription) + subscription.missed

/** End of the current cycle, however late its payment was. */
function endOfCycle(world: World, subscription: Subscription): Date {
  const begun = subscription.begun?.at ?? subscription.startedAt ?? world.now()
  let at = begun.getTime() + subscription.movedMs
  for (let count = 0; count < billedOfPlan(subscription); count++) at += lengthOf(cycleAfter(subscription, count))
  return atTen(at)
}

/** When the next cycle is billed; at once if it is late. */
export const nextBillAfter = (world: World, subscription: Subscription): Date =>
  new Date(Math.max(endOfCycle(world, subscription).getTime(), world.now().getTime()))

function pays({ account, paid }: Subscription): boolean {
  return account === 'good' || account === 'complains' || account === 'slow' || (account === 'pays_once' && paid === 0)
}

function complain(world: World, payment: Payment): void {
  const at = plusDays(payment.at, 2)
  const id = `PP-D-${newId(6)}`
  world.disputes.set(id, {
    id,
    paymentId: payment.id,
    amount: payment.amount,
    at,
    stage: 'CHARGEBACK',
    status: 'WAITING_FOR_SELLER_RESPONSE',
    outcome: null,
    resolvedAt: null,
    evidence: null,
  })
}

/** The cycles that apply at a time: a new price applies ten days after it is set. */
const cyclesAt = ({ cycles, set }: Subscription, at: Date): Pick<Subscription, 'cycles'> =>
  set !== null && set.from <= at ? set : { cycles }

/** A try to take an amount from the buyer's account. */
function pull(world: World, subscription: Subscription, minor: number, at: Date): Payment {
  const isPaid = pays(subscription)
  const payment: Payment = {
    id: newId(),
    subscriptionId: subscription.id,
    amount: dollars(minor),
    at,
    status: !isPaid ? 'DECLINED' : subscription.account === 'slow' ? 'PENDING' : 'COMPLETED',
  }
  world.payments.set(payment.id, payment)
  if (isPaid) {
    if (subscription.account === 'complains') complain(world, payment)
    const type = payment.status === 'PENDING' ? 'PAYMENT.SALE.PENDING' : 'PAYMENT.SALE.COMPLETED'
    recordEvent(world, type, saleReply(world, payment), at)
  } else {
    subscription.failedAt = at
    recordEvent(world, 'BILLING.SUBSCRIPTION.PAYMENT.FAILED', subscriptionReply(subscription), at)
  }
  return payment
}

/** The cycles that were missed are paid. */
function settle(subscription: Subscription): void {
  subscription.paid += subscription.missed
  Object.assign(subscription, { missed: 0, outstanding: 0, failures: 0, tries: 0 })
}

/** One attempt to charge what is due at a time, with the outstanding balance. */
export function collect(world: World, subscription: Subscription, at: Date): void {
  const { pricing_scheme } = cycleAfter(cyclesAt(subscription, at), billedOfPlan(subscription))
  const price = cents(pricing_scheme.fixed_price)
  // Counted before the attempt, because its event shows the next try.
  const isLastTry = subscription.tries === RETRIES
  subscription.tries = isLastTry ? 0 : subscription.tries + 1
  const tries = subscription.tries
  subscription.nextAt = plusDays(at, RETRY_DAYS)
  const payment = pull(world, subscription, price + subscription.outstanding, at)
  if (payment.status !== 'DECLINED') {
    settle(subscription)
    subscription.paid++
    subscription.nextAt = endOfCycle(world, subscription)
    return
  }
  subscription.tries = tries
  if (!isLastTry) return
  subscription.missed++
  subscription.outstanding += price
  subscription.failures++
  subscription.nextAt = endOfCycle(world, subscription)
  const threshold = world.plans.get(subscription.planId)?.payment_preferences.payment_failure_threshold ?? 0
  if (threshold === 0 || subscription.failures < threshold) return
  subscription.status = 'SUSPENDED'
  subscription.changedAt = at
  recordEvent(world, 'BILLING.SUBSCRIPTION.SUSPENDED', subscriptionReply(subscription), at)
}

/** An attempt to collect part or all of the outstanding balance, at the seller's request. */
export function collectBalance(world: World, subscription: Subscription, minor: number): Payment {
  const payment = pull(world, subscription, minor, world.now())
  if (payment.status === 'DECLINED') return payment
  subscription.outstanding -= minor
  if (subscription.outstanding === 0) settle(subscription)
  return payment
}

/** Catches up with the clock: everything that came due is charged at its own time. */
export function catchUp(world: World): void {
  for (const subscription of world.subscriptions.values()) {
    while (subscription.status === 'ACTIVE' && subscription.nextAt !== null && subscription.nextAt <= world.now()) {
      collect(world, subscription, subscription.nextAt)
    }
  }
}

export function end(world: World, subscription: Subscription): void {
  subscription.status = 'CANCELLED'
  subscription.changedAt = world.now()
  recordEvent(world, 'BILLING.SUBSCRIPTION.CANCELLED', subscriptionReply(subscription), world.now())
}
