import type { Money } from '#domain/billing/money.ts'
import type { ChargeSnapshot, Period, PurchaseSnapshot } from '#domain/billing/snapshot.ts'
import type { SubscriptionState } from '#domain/billing/subscription.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import type { AgreedPeriods } from '#server/platform/payment-provider/provider.ts'
import { chargesOf, type PaypalCharge, transactionsOf } from './charges.ts'
import { disputesOf } from './disputes.ts'
import type { PaypalClient } from './paypal-client.ts'
import { moneyFrom } from './paypal-mappings.ts'
import type { Subscription } from './paypal-replies.ts'
import { type PlanCache, renewalDaysOf, renewalPriceOf } from './plans.ts'
import { refundsOf } from './transaction-search.ts'

/** A payment can be disputed for half a year, and a dispute can take as long again; ms. */
const DISPUTABLE_MS = 365 * MS_PER_DAY

export type PaypalContext = {
  readonly client: PaypalClient
  readonly plans: PlanCache
  readonly livemode: boolean
  /** Page at PayPal where buyers manage their subscriptions. */
  readonly autopayUrl: string
}

const over: readonly string[] = ['CANCELLED', 'EXPIRED']
export const isPending = ({ status }: Subscription): boolean => status === 'APPROVAL_PENDING'
export const isOver = ({ status }: Subscription): boolean => over.includes(status)
const isApproved = ({ status }: Subscription): boolean => status !== 'APPROVAL_PENDING' && status !== 'APPROVED'

/** Whether the last payment failed and none succeeded since. */
function isOwing(billing: Subscription['billing_info'], last: PaypalCharge | undefined): boolean {
  if (last?.charge.state === 'declined') return true
  if ((billing?.failed_payments_count ?? 0) === 0) return false
  const failedAt = billing?.last_failed_payment?.time
  const isPaidSince =
    last?.charge.state === 'succeeded' && failedAt !== undefined && last.charge.at >= new Date(failedAt)
  return !isPaidSince
}

/** The balance that PayPal lets the seller collect; null if there is none. */
export function outstandingOf({ status, billing_info }: Subscription): Money | null {
  const balance = billing_info?.outstanding_balance
  if (balance === undefined || (status !== 'ACTIVE' && status !== 'SUSPENDED')) return null
  const money = moneyFrom(balance)
  return money !== null && money.minor > 0 ? money : null
}

/** Maps PayPal's status with regard to payments: without a successful one nothing has begun, whatever the status. */
function stateOf(
  { status, billing_info }: Subscription,
  charges: readonly PaypalCharge[],
  unrecognised: string[],
): SubscriptionState {
  const isPaid = charges.some(({ charge }) => charge.state === 'succeeded')
  const isOwed = isOwing(billing_info, charges.at(-1))
  switch (status) {
    case 'APPROVAL_PENDING':
    case 'APPROVED':
      return 'incomplete'
    case 'ACTIVE':
      if (!isPaid) return 'incomplete'
      return isOwed ? 'past_due' : 'active'
    case 'SUSPENDED':
      if (!isPaid) return 'incomplete'
      // Suspended after failed payments, which can still be collected, or by a person.
      return isOwed ? 'past_due' : 'unpaid'
    case 'CANCELLED':
      return 'canceled'
    case 'EXPIRED':
      return isPaid ? 'canceled' : 'incomplete_expired'
    default:
      unrecognised.push(`subscription ${status}`)
      // An unknown state grants nothing and ends nothing until an operator has looked at it.
      return isPaid ? 'unpaid' : 'incomplete'
  }
}

function periodOf(
  { billing_info }: Subscription,
  charges: readonly PaypalCharge[],
  state: SubscriptionState,
): Period | null {
  const last = charges.findLast(({ charge }) => charge.state === 'succeeded')?.charge.period
  if (last === undefined) return null
  const next = state === 'active' ? billing_info?.next_billing_time : undefined
  const end = next === undefined ? last.end : new Date(next)
  // PayPal's time of the next charge is more exact than counted days, unless it lies before the period.
  return end > last.start ? { start: last.start, end } : last
}

async function withRefundsAndDisputes(
  { client }: PaypalContext,
  paypalCharges: readonly PaypalCharge[],
  now: Date,
  unrecognised: string[],
): Promise<readonly ChargeSnapshot[]> {
  const hasRefunds = paypalCharges.filter((each) => each.hasRefunds && each.paidBy !== null)
  const since = hasRefunds[0]?.charge.at ?? now
  const refunds = await refundsOf(
    client,
    new Set(hasRefunds.map(({ paidBy }) => paidBy ?? '')),
    since,
    now,
    unrecognised,
  )
  return Promise.all(
    paypalCharges.map(async ({ charge, paidBy }) => {
      const isDisputable = paidBy !== null && now.getTime() - charge.at.getTime() <= DISPUTABLE_MS
      return {
        ...charge,
        refunds: refunds.get(paidBy ?? '') ?? [],
        disputes: isDisputable ? await disputesOf(client, paidBy, charge.amount, unrecognised) : [],
      }
    }),
  )
}

/**
 * The periods of a subscription: the agreed ones if its plan was changed, since PayPal shows only the newest plan, else
 * those of its plan. Null if PayPal names no plan.
 */
async function periodsOf(
  { plans }: PaypalContext,
  { plan_id }: Subscription,
  agreed: AgreedPeriods | null,
): Promise<AgreedPeriods | null> {
  if (agreed !== null || plan_id === undefined) return agreed
  return { ...(await plans.cycles(plan_id)), changes: [] }
}

/** The charges of a subscription, from PayPal's list of tries. */
export async function fetchCharges(
  paypal: PaypalContext,
  subscription: Subscription,
  now: Date,
  unrecognised: string[],
  agreed: AgreedPeriods | null,
) {
  const periods = await periodsOf(paypal, subscription, agreed)
  if (!isApproved(subscription) || periods === null) return []
  const transactions = await transactionsOf(paypal.client, subscription, now, unrecognised)
  const paypalCharges = chargesOf(transactions, periods, isOver(subscription))
  unrecognised.push(...paypalCharges.unrecognised)
  return paypalCharges.charges
}

/** A complete snapshot of a subscription; `fetchedAt` is a moment before the first call. */
export async function purchaseSnapshot(
  paypal: PaypalContext,
  subscription: Subscription,
  fetchedAt: Date,
  agreed: AgreedPeriods | null = null,
): Promise<PurchaseSnapshot> {
  const unrecognised: string[] = []
  const paypalCharges = await fetchCharges(paypal, subscription, fetchedAt, unrecognised, agreed)
  const state = stateOf(subscription, paypalCharges, unrecognised)
  const hasIntro = isApproved(subscription) ? ((await periodsOf(paypal, subscription, agreed))?.hasIntro ?? true) : true
  const hasNext = state === 'active' || state === 'past_due' || state === 'unpaid'
  const retry = subscription.billing_info?.last_failed_payment?.next_payment_retry_time
  const outstanding = state === 'past_due' ? outstandingOf(subscription) : null
  const isRegular = paypalCharges.some(({ charge }) => charge.kind === 'renewal')
  return {
    ref: subscription.id,
    orderId: subscription.custom_id ?? '',
    livemode: paypal.livemode,
    state,
    phase: hasIntro && !isRegular ? 'intro' : 'regular',
    period: periodOf(subscription, paypalCharges, state),
    cancelAtPeriodEnd: false,
    endedAt:
      isOver(subscription) && subscription.status_update_time !== undefined
        ? new Date(subscription.status_update_time)
        : null,
    card: null,
    nextAmount: hasNext ? renewalPriceOf(subscription) : null,
    nextDays: hasNext ? renewalDaysOf(subscription) : null,
    nextTryAt: retry === undefined || state !== 'past_due' ? null : new Date(retry),
    ...(outstanding === null ? {} : { collectable: outstanding }),
    actionUrl: state === 'past_due' || state === 'unpaid' ? paypal.autopayUrl : null,
    charges: await withRefundsAndDisputes(paypal, paypalCharges, fetchedAt, unrecognised),
    payer: subscription.subscriber?.payer_id ?? null,
    // PayPal reports the country only with a delivery address, which a plan does not have.
    places: [],
    unrecognised,
    fetchedAt,
  }
}
