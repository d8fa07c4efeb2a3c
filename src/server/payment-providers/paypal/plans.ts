import type { Terms } from '#domain/billing/disclosure.ts'
import { type Money, sameMoney } from '#domain/billing/money.ts'
import { type AgreedPeriods, ProviderError } from '#server/platform/payment-provider/provider.ts'
import { LEAST_RENEWAL_DAYS } from './charges.ts'
import type { PaypalClient } from './paypal-client.ts'
import { moneyFrom, paypalAmount } from './paypal-mappings.ts'
import { Plan, type Subscription } from './paypal-replies.ts'

type Cycle = Plan['billing_cycles'][number]

/** The periods of a plan, in days. */
type PlanCycles = Omit<AgreedPeriods, 'changes'>

function daysOf({ frequency: { interval_unit, interval_count = 1 } }: Cycle): number {
  if (interval_unit === 'DAY') return interval_count
  if (interval_unit === 'WEEK') return 7 * interval_count
  throw new ProviderError('MISCONFIGURED', 'A plan at PayPal must be billed in days or weeks.')
}

const inOrder = (plan: Plan): readonly Cycle[] => plan.billing_cycles.toSorted((a, b) => a.sequence - b.sequence)

/** @throws ProviderError MISCONFIGURED unless it has at most one first period and then the same period for ever */
export function cyclesOf(plan: Plan): PlanCycles {
  const cycles = inOrder(plan)
  const last = cycles.at(-1)
  const [first] = cycles
  const isOne =
    cycles.length === 1 || (cycles.length === 2 && first?.tenure_type === 'TRIAL' && first.total_cycles === 1)
  if (first === undefined || last?.tenure_type !== 'REGULAR' || !isOne || (last.total_cycles ?? 0) !== 0) {
    throw new ProviderError('MISCONFIGURED', 'A plan at PayPal must have at most one first period, and no end.')
  }
  return { hasIntro: cycles.length === 2, firstDays: daysOf(first), renewalDays: daysOf(last) }
}

type Override = {
  readonly billing_cycles: readonly {
    readonly sequence: number
    readonly total_cycles: number
    readonly pricing_scheme: { readonly fixed_price: ReturnType<typeof paypalAmount> }
  }[]
}

/**
 * The override that makes PayPal charge the agreed prices, to the cent, where they differ from the plan's because of a
 * coupon or another price; null if they are the plan's. Periods cannot be overridden and have to match.
 * @throws ProviderError MISCONFIGURED
 */
export function overrideFor(plan: Plan, terms: Terms): Override | null {
  const { hasIntro, firstDays, renewalDays } = cyclesOf(plan)
  if (plan.status !== undefined && plan.status !== 'ACTIVE') {
    throw new ProviderError('MISCONFIGURED', `The plan ${plan.id} is not active at PayPal.`)
  }
  if (firstDays !== terms.firstDays || renewalDays !== terms.renewalDays) {
    throw new ProviderError(
      'MISCONFIGURED',
      `The periods of the plan ${plan.id} at PayPal are not the ones that are sold.`,
    )
  }
  if (renewalDays < LEAST_RENEWAL_DAYS) {
    throw new ProviderError(
      'MISCONFIGURED',
      `A plan at PayPal must renew every ${LEAST_RENEWAL_DAYS} days or less often.`,
    )
  }
  if (!hasIntro && !sameMoney(terms.first, terms.renewal)) {
    throw new ProviderError('MISCONFIGURED', `The plan ${plan.id} at PayPal needs a first period of its own.`)
  }
  if (terms.first.minor <= 0) throw new ProviderError('MISCONFIGURED', 'PayPal needs a price for the first period.')
  const changed = inOrder(plan).flatMap((cycle) => {
    const agreed = cycle.tenure_type === 'TRIAL' ? terms.first : terms.renewal
    const price = cycle.pricing_scheme?.fixed_price
    const asked = price === undefined ? null : moneyFrom(price)
    if (asked !== null && asked.currency !== agreed.currency) {
      throw new ProviderError('MISCONFIGURED', `The plan ${plan.id} at PayPal is in another currency.`)
    }
    if (asked !== null && sameMoney(asked, agreed)) return []
    const { sequence, total_cycles = cycle.tenure_type === 'TRIAL' ? 1 : 0 } = cycle
    return [{ sequence, total_cycles, pricing_scheme: { fixed_price: paypalAmount(agreed) } }]
  })
  return changed.length === 0 ? null : { billing_cycles: changed }
}

const MAX_PLANS = 200

/** A cache of the periods of each plan. At PayPal only the prices of a plan change, never its periods. */
export type PlanCache = {
  plan(id: string): Promise<Plan>
  cycles(id: string): Promise<PlanCycles>
}

export function createPlanCache(client: PaypalClient): PlanCache {
  const known = new Map<string, PlanCycles>()
  const plan = async (id: string): Promise<Plan> => {
    const path = `/v1/billing/plans/${encodeURIComponent(id)}`
    return client.ask({ method: 'GET', path, reply: Plan })
  }
  return {
    plan,
    cycles: async (id) => {
      const before = known.get(id)
      if (before !== undefined) return before
      const cycles = cyclesOf(await plan(id))
      if (known.size < MAX_PLANS) known.set(id, cycles)
      return cycles
    },
  }
}

/** The renewal cycle of this subscription; undefined if PayPal did not send it. */
export const renewalCycleOf = ({ plan }: Subscription) =>
  plan?.billing_cycles?.find(({ tenure_type }) => tenure_type === 'REGULAR')

/** Days of each renewal; null if PayPal did not send them. */
export function renewalDaysOf(subscription: Subscription): number | null {
  const cycle = renewalCycleOf(subscription)
  return cycle === undefined ? null : daysOf(cycle)
}

/** The price of each renewal; null if PayPal did not send it. */
export function renewalPriceOf(subscription: Subscription): Money | null {
  const price = renewalCycleOf(subscription)?.pricing_scheme?.fixed_price
  return price === undefined ? null : moneyFrom(price)
}
