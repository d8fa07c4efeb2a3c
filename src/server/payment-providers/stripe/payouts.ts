import type Stripe from 'stripe'
import type { Payout } from '#server/platform/payment-provider/provider.ts'
import { stripeList } from './stripe-client.ts'
import { dateOf } from './stripe-mappings.ts'

const stateOf: Readonly<Record<string, Payout['state']>> = {
  paid: 'arrived',
  pending: 'on_its_way',
  in_transit: 'on_its_way',
  canceled: 'failed',
  failed: 'failed',
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

/** The payouts created within a time span, newest first. */
export async function payoutsOf(stripe: Stripe, from: Date, until: Date): Promise<readonly Payout[]> {
  const created = { gte: seconds(from), lt: seconds(until) }
  const payouts = await stripeList(stripe.payouts.list({ created, limit: 100 }))
  return payouts.map(({ id, amount, currency, status, created: at, arrival_date }) => ({
    ref: id,
    amount: { minor: amount, currency: currency.toUpperCase() },
    state: stateOf[status] ?? 'on_its_way',
    at: dateOf(at),
    arrivesOn: dateOf(arrival_date),
  }))
}
