import { type StripePeer, startStripePeer } from '#tests/peers/stripe/stripe-peer.ts'

/** Stripe's stand-in, with the three plans that the app sells. */
export async function peerWithPlans(now: () => Date): Promise<StripePeer> {
  const peer = await startStripePeer({ now })
  peer.addPlan('week', { minor: 2999, days: 30 }, { minor: 999, days: 7 })
  peer.addPlan('month', { minor: 2999, days: 30 })
  peer.addPlan('quarter', { minor: 5999, days: 90 })
  return peer
}

/** The app's settings for selling those plans through the stand-in at an address. */
export const stripeSettings = ({ webhookSecret }: StripePeer, address: string): Readonly<Record<string, string>> => ({
  PAYMENTS_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_death',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_death',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PRICES_TEST: '1-WEEK=price_week:to_week,1-MONTH=price_month,3-MONTH=price_quarter',
  STRIPE_API_BASE: address,
})
