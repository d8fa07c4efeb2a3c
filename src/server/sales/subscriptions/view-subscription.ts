import type { PaymentView, SubscriptionView } from '#domain/api/subscription.ts'
import { awaitsYes } from '#domain/billing/agreed-price.ts'
import { isAtBank, isBeingDisputed } from '#domain/billing/disputes.ts'
import { paidUntil } from '#domain/billing/entitlements.ts'
import { refundedMinor } from '#domain/billing/merge-refunds.ts'
import { type NextCharge, nextCharge, owedOf } from '#domain/billing/next-charge.ts'
import type { Charge, Purchase } from '#domain/billing/purchase.ts'
import { isLive } from '#domain/billing/subscription.ts'
import { type WithdrawalTime, withdrawalTime } from '#domain/billing/withdrawal-time.ts'
import { othersFedBy } from '#server/households/fed-by.ts'
import { findSubscription, isOwing, type OwnSubscription } from '#server/purchases/find-purchase.ts'
import { refundableMinor } from '#server/purchases/refunds.ts'
import { currentPlanNames } from '#server/purchases/stored-purchase.ts'
import type { Services } from '#server/services.ts'
import { canResume, endsWithPeriod } from './cancellation.ts'
import { pauseOf } from './charge-move.ts'
import { planChangeView, planOfferFrom, planOfferView } from './plan-offer.ts'
import { priceChangeView } from './price-change-view.ts'

/** A lead's subscription as the customer may see it. @throws Problem SUBSCRIPTION_UNKNOWN */
export async function viewSubscription(services: Services, leadId: string): Promise<SubscriptionView> {
  const own = await findSubscription(services.db, leadId)
  const { config, db } = services
  const [planOffer, offerFrom] = await Promise.all([planOfferView(services, own), planOfferFrom(services, own)])
  const isOver = !isLive(own.subscription)
  // Where everybody has a plan of their own, nobody depends on another's.
  const feeds =
    isOver || config.householdJoining !== 'free'
      ? 0
      : (await othersFedBy(db, leadId, config.paymentsEnv === 'live')).length
  return {
    ...viewOf(services, own),
    ...(feeds === 0 ? {} : { feeds }),
    ...{ planOffer, planOfferFrom: offerFrom },
  }
}

function viewOf(services: Services, own: OwnSubscription): Omit<SubscriptionView, 'planOffer' | 'planOfferFrom'> {
  const { subscription, order, purchase, paymentIds } = own
  const now = services.now()
  const ends = endsWithPeriod(own)
  const pause = subscription.intent === 'cancel_now' ? null : pauseOf(own)
  const mayResume = canResume(services, own)
  const isWithdrawn = subscription.ending_because === 'withdrawn' || subscription.end_reason === 'withdrawn'
  const isGoingOn = isLive(subscription) && subscription.intent !== 'cancel_now'
  const isToGiveBack = withdrawableMinor(purchase) + atBankMinor(purchase) > 0
  const withdrawal = withdrawalEnd(purchase)
  const isInTime = withdrawal !== null && now < withdrawal.closesAt
  const mayWithdraw = isInTime && !isWithdrawn && (isGoingOn || isToGiveBack)
  return {
    id: subscription.id,
    orderId: order.id,
    planKey: order.product_key,
    planName: currentPlanNames(own)[subscription.phase],
    state: subscription.state,
    phase: subscription.phase,
    startedAt: (order.paid_at ?? subscription.created_at).toISOString(),
    accessUntil: paidUntil(purchase, now)?.toISOString() ?? null,
    renewal: ends || isOwing(subscription) ? null : renewalOf(own),
    owed: owedView(purchase, now),
    ...(pause === null ? {} : { pause: { from: pause.from.toISOString(), until: pause.until.toISOString() } }),
    cancelAtPeriodEnd: isLive(subscription) && ends,
    endedAt: subscription.ended_at?.toISOString() ?? null,
    endsBecause: subscription.end_reason ?? subscription.ending_because,
    priceChange: priceChangeView(own, now),
    planChange: planChangeView(services, own),
    canResume: mayResume && !awaitsYes(purchase),
    renewalIfResumed: mayResume ? renewalOf(own) : null,
    withdrawUntil: mayWithdraw ? withdrawal.lastDay.toISOString() : null,
    card: purchase.subscription?.card ?? null,
    canChangeCard: isGoingOn,
    actionUrl: subscription.action_url,
    payments: purchase.charges.flatMap((charge) => paymentView(charge, purchase, paymentIds)),
    sandbox: subscription.provider === 'sandbox',
  }
}

function owedView(purchase: Purchase, now: Date): SubscriptionView['owed'] {
  const owed = owedOf(purchase, now)
  if (owed === null) return null
  const { amount, period, isToApprove, nextTryAt, canPayNow, endsAt } = owed
  return {
    ...{ amountMinor: amount.minor, currency: amount.currency, isToApprove, canPayNow },
    from: period.start.toISOString(),
    to: period.end.toISOString(),
    nextTryAt: nextTryAt?.toISOString() ?? null,
    endsAt: endsAt.toISOString(),
  }
}

/** The next charge if the subscription continued; null if its price has not been agreed to. */
export function renewalIfContinued({ purchase }: OwnSubscription): NextCharge | null {
  const { subscription } = purchase
  return nextCharge({
    ...purchase,
    subscription: subscription === null ? null : { ...subscription, cancelAtPeriodEnd: false },
  })
}

function renewalOf(own: OwnSubscription): SubscriptionView['renewal'] {
  const next = renewalIfContinued(own)
  if (next === null) return null
  const { minor: amountMinor, currency } = next.amount
  return { amountMinor, currency, days: next.days, on: next.on.toISOString() }
}

function paymentView(charge: Charge, purchase: Purchase, ids: ReadonlyMap<string, string>): readonly PaymentView[] {
  const id = ids.get(charge.ref)
  if (id === undefined || charge.state === 'void') return []
  // A dispute about a duplicate charge does not affect access.
  const isDisputed = isAtBank(charge) && !charge.isDuplicate
  const state = charge.state === 'requires_action' ? 'pending' : charge.state
  return [
    {
      id,
      kind: charge.kind,
      amountMinor: charge.amount.minor,
      refundedMinor: refundedMinor(charge, purchase.refunds),
      currency: charge.amount.currency,
      state: isDisputed ? 'disputed' : state,
      at: charge.at.toISOString(),
    },
  ]
}

/** Until when the customer may withdraw, even if that has passed; null if nothing was bought. */
export function withdrawalEnd({ charges }: Purchase): WithdrawalTime | null {
  // A first period that a coupon made free is a charge and a contract, too.
  const first = charges.find(({ state, isDuplicate }) => state === 'succeeded' && !isDuplicate)
  return first === undefined ? null : withdrawalTime(first.at)
}

/** The amount that a withdrawal refunds, in minor units. */
const withdrawableMinor = (purchase: Purchase): number =>
  purchase.charges.reduce((sum, { ref }) => sum + refundableMinor(purchase, ref), 0)

/** The amount that a withdrawal cannot refund because a bank has yet to decide on it, in minor units. */
export const atBankMinor = ({ charges, refunds }: Purchase): number =>
  charges
    .filter((charge) => charge.state === 'succeeded' && isBeingDisputed(charge))
    .reduce((sum, charge) => sum + charge.amount.minor - refundedMinor(charge, refunds), 0)
