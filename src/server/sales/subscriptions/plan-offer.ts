import type { SubscriptionView } from '#domain/api/subscription.ts'
import { agreedDays, agreedRenewal } from '#domain/billing/agreed-price.ts'
import { plans } from '#domain/billing/plans.ts'
import { isLive } from '#domain/billing/subscription.ts'
import { MS_PER_HOUR } from '#domain/time.ts'
import { type Offer, offersOnSale } from '#server/catalogue/offers.ts'
import type { PaymentProvider } from '#server/platform/payment-provider/provider.ts'
import type { OwnSubscription } from '#server/purchases/find-purchase.ts'
import { isPlanToApprove, planToCome } from '#server/purchases/plan-changes.ts'
import { currentPlanNames } from '#server/purchases/stored-purchase.ts'
import type { Services } from '#server/services.ts'
import { canResume, endsWithPeriod } from './cancellation.ts'
import { pauseOf } from './charge-move.ts'

/** The last ms of a period, when its renewal may already be in progress. */
const TOO_LATE_MS = MS_PER_HOUR

const providerOf = ({ payments }: Services, { subscription }: OwnSubscription): PaymentProvider | undefined =>
  payments.all.find(({ name }) => name === subscription.provider)

/** Whether the first period is running and is not as long as the later ones. */
const isTrial = ({ subscription, order }: OwnSubscription): boolean =>
  subscription.phase === 'intro' && order.first_days !== order.renewal_days

/** Whether the trial is running at a provider that accepts no other plan before it is over. */
const isTooEarly = (services: Services, own: OwnSubscription): boolean =>
  isTrial(own) && providerOf(services, own)?.planChanges.inTrial === false

/** Whether another plan may be chosen now, for the periods after the paid one. */
export const mayChoosePlan = (services: Services, own: OwnSubscription): boolean =>
  isChangeable(services, own) && !isTooEarly(services, own)

/** Whether a subscription continues in a way that lets another plan follow. */
function isChangeable(services: Services, own: OwnSubscription): boolean {
  const { subscription, planChanges } = own
  const provider = providerOf(services, own)
  const end = subscription.period_end
  const isInTime = end !== null && services.now().getTime() < end.getTime() - TOO_LATE_MS
  if (provider === undefined || !isInTime || !isLive(subscription) || subscription.state !== 'active') return false
  if (subscription.duplicate_of !== null || subscription.intent === 'cancel_now' || pauseOf(own) !== null) return false
  const coming = planToCome(planChanges)
  // One at a time: a plan that can be undone has to be undone first.
  if (coming !== undefined && canUndoPlan(services, own)) return false
  return endsWithPeriod(own) ? canResume(services, own) : subscription.ending_because === null
}

/** Whether the coming plan can be taken back: at some providers only until the customer approves it there. */
export function canUndoPlan(services: Services, own: OwnSubscription): boolean {
  const plan = planToCome(own.planChanges)
  if (plan === undefined || !isLive(own.subscription) || own.subscription.intent === 'cancel_now') return false
  if (isPlanToApprove(plan)) return true
  // Its first period may have been charged already.
  if (plan.applied_at !== null && services.now() >= plan.applies_from) return false
  return providerOf(services, own)?.planChanges.canUndo === true
}

/** The plans that may be chosen, one for each length: those without a first period of their own, the shortest first. */
export async function plansToChoose(services: Services, own: OwnSubscription): Promise<readonly Offer[]> {
  return mayChoosePlan(services, own) ? plansBeside(services, own) : []
}

/** The plans on sale whose length differs from the next period's. */
async function plansBeside(services: Services, { order, purchase, subscription }: OwnSubscription) {
  const end = subscription.period_end
  if (end === null) return []
  const days = agreedDays(purchase.agreement, end)
  const offers = await offersOnSale(services.db, order.livemode)
  return offers
    .filter(({ key, terms }) => plans[key].days === terms.renewalDays && terms.renewalDays !== days)
    .filter(({ terms }) => terms.renewal.currency === order.currency)
    .toSorted((a, b) => a.terms.renewalDays - b.terms.renewalDays)
}

/** The plan that a chosen one replaces at the end of this period. */
export function replacedPlan(own: OwnSubscription, end: Date) {
  const { purchase } = own
  return {
    name: nextPlanName(own),
    renewal: agreedRenewal(purchase.agreement, end),
    days: agreedDays(purchase.agreement, end),
  }
}

/** The plan that the next renewal would be for. */
function nextPlanName(own: OwnSubscription): string {
  const coming = planToCome(own.planChanges)
  return coming === undefined || isPlanToApprove(coming) ? currentPlanNames(own).regular : coming.product_name
}

/** The plans that a customer may choose, and the plan that they would replace; null if there are none. */
export async function planOfferView(services: Services, own: OwnSubscription): Promise<SubscriptionView['planOffer']> {
  const end = own.subscription.period_end
  const offers = await plansToChoose(services, own)
  if (end === null || offers.length === 0) return null
  const before = replacedPlan(own, end)
  return {
    from: end.toISOString(),
    currency: before.renewal.currency,
    before: { planName: before.name, amountMinor: before.renewal.minor, days: before.days },
    plans: offers.map(({ key, terms }) => ({
      planKey: key,
      planName: terms.name,
      amountMinor: terms.renewal.minor,
      days: terms.renewalDays,
    })),
  }
}

/**
 * The end of the trial, if the customer can choose another plan only after it; null if they have no need to wait, or no
 * choice.
 */
export async function planOfferFrom(
  services: Services,
  own: OwnSubscription,
): Promise<SubscriptionView['planOfferFrom']> {
  const end = own.subscription.period_end
  if (end === null || !isTooEarly(services, own) || !isChangeable(services, own) || endsWithPeriod(own)) return null
  return (await plansBeside(services, own)).length === 0 ? null : end.toISOString()
}

/** The plan that was chosen and has not begun; null if there is none. */
export function planChangeView(services: Services, own: OwnSubscription): SubscriptionView['planChange'] {
  const plan = planToCome(own.planChanges)
  if (plan === undefined || !isLive(own.subscription)) return null
  const isToApprove = isPlanToApprove(plan)
  return {
    state: isToApprove ? 'to_approve' : 'agreed',
    planKey: plan.product_key,
    planName: plan.product_name,
    amountMinor: plan.renewal_minor,
    currency: plan.currency,
    days: plan.renewal_days,
    from: plan.applies_from.toISOString(),
    approveUrl: isToApprove ? plan.approve_url : null,
    canUndo: canUndoPlan(services, own),
    endsIfUndone: plan.was_ending,
  }
}
