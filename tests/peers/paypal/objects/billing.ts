import { MS_PER_DAY, plusDays } from '#domain/time.ts'
import { type Cycle, newId, type Payment, type Subscription, type World } from '../world.ts'
import { recordEvent, saleReply, subscriptionReply } from './replies.ts'

const RETRY_DAYS = 5
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

/** End of the current cycle, however late its payment was. */
function endOfCycle(world: World, subscription: Subscription): Date {
  const begun = subscription.begun?.at ?? subscription.startedAt ?? world.now()
  let at = begun.getTime()
  for (let count = 0; count < paidOfPlan(subscription); count++) at += lengthOf(cycleAfter(subscription, count))
  return atTen(at)
}

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

/** One attempt to charge what is due at a time. */
export function collect(world: World, subscription: Subscription, at: Date): void {
  const isPaid = pays(subscription)
  const payment: Payment = {
    id: newId(),
    subscriptionId: subscription.id,
    amount: cycleAfter(cyclesAt(subscription, at), paidOfPlan(subscription)).pricing_scheme.fixed_price,
    at,
    status: !isPaid ? 'DECLINED' : subscription.account === 'slow' ? 'PENDING' : 'COMPLETED',
  }
  world.payments.set(payment.id, payment)
  if (isPaid) {
    subscription.paid++
    subscription.failures = 0
    subscription.nextAt = endOfCycle(world, subscription)
    if (subscription.account === 'complains') complain(world, payment)
    recordEvent(
      world,
      payment.status === 'PENDING' ? 'PAYMENT.SALE.PENDING' : 'PAYMENT.SALE.COMPLETED',
      saleReply(world, payment),
      at,
    )
    return
  }
  subscription.failures++
  subscription.nextAt = plusDays(at, RETRY_DAYS)
  recordEvent(world, 'BILLING.SUBSCRIPTION.PAYMENT.FAILED', subscriptionReply(subscription), at)
  const plan = world.plans.get(subscription.planId)
  if (subscription.failures >= (plan?.payment_preferences.payment_failure_threshold ?? 3)) {
    subscription.status = 'SUSPENDED'
    subscription.changedAt = at
    recordEvent(world, 'BILLING.SUBSCRIPTION.SUSPENDED', subscriptionReply(subscription), at)
  }
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
