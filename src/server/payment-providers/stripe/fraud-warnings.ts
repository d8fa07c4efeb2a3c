import type Stripe from 'stripe'
import type { FraudFilter, FraudWarning } from '#server/platform/payment-provider/fraud-warnings.ts'
import { idOf } from './charges.ts'
import { stripeCall } from './stripe-client.ts'
import { dateOf } from './stripe-mappings.ts'

/** Most pages of warnings that are read at once: 2,000 warnings. */
const PAGES = 20

/** Reports of card issuers that a payment was fraud, which come days or weeks before a dispute, or without one. */
export async function fraudWarnings(stripe: Stripe, filter: FraudFilter): Promise<readonly FraudWarning[]> {
  const about =
    'payment' in filter
      ? { payment_intent: filter.payment }
      : { created: { gte: Math.floor(filter.since.getTime() / 1000) } }
  const warnings: FraudWarning[] = []
  let after: string | undefined
  for (let page = 0; page < PAGES; page++) {
    const found = await stripeCall(
      stripe.radar.earlyFraudWarnings.list({
        ...about,
        limit: 100,
        ...(after === undefined ? {} : { starting_after: after }),
      }),
    )
    for (const { id: ref, payment_intent, created, fraud_type: fraudType, actionable } of found.data) {
      const payment = idOf(payment_intent)
      if (payment !== null) warnings.push({ ref, payment, reportedAt: dateOf(created), fraudType, isOpen: actionable })
    }
    after = found.data.at(-1)?.id
    if (!found.has_more || after === undefined) break
  }
  return warnings
}
