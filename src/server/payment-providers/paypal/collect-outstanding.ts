import type { Money } from '#domain/billing/money.ts'
import { isRefused, type PaypalClient } from './paypal-client.ts'
import { attemptOutcomeOf, paypalAmount } from './paypal-mappings.ts'
import { Anything, Capture, Subscription } from './paypal-replies.ts'
import { outstandingOf } from './purchase-snapshot.ts'
import { subscriptionPath } from './subscriptions.ts'

/** Shown to the buyer at PayPal. */
const NOTE = 'The renewal that could not be paid'
const REASON = 'Paid'

/**
 * Collects a renewal that PayPal itself no longer tries, once per key. PayPal takes no more than the outstanding balance,
 * which is empty once it was paid. Whether it was decided; the subscription shows how. A subscription that was suspended
 * for it goes on once it is paid. @throws ProviderError
 */
export async function collectOutstanding(
  client: PaypalClient,
  subscription: Subscription,
  amount: Money,
  key: string,
): Promise<boolean> {
  const isSettled = await capture(client, subscription, amount, key)
  const path = subscriptionPath(subscription.id)
  const after = await client.ask({ method: 'GET', path, reply: Subscription })
  if (isSettled && after.status === 'SUSPENDED' && outstandingOf(after) === null)
    await client.ask({
      ...{ method: 'POST', path: `${path}/activate`, body: { reason: REASON } },
      ...{ key: `${key}:activate`, reply: Anything },
    })
  return isSettled
}

async function capture(client: PaypalClient, subscription: Subscription, amount: Money, key: string): Promise<boolean> {
  const outstanding = outstandingOf(subscription)
  if (outstanding === null || outstanding.currency !== amount.currency || outstanding.minor < amount.minor) return true
  const path = `${subscriptionPath(subscription.id)}/capture`
  const body = { note: NOTE, capture_type: 'OUTSTANDING_BALANCE', amount: paypalAmount(amount) }
  try {
    const reply = await client.ask({ method: 'POST', path, body, key, reply: Capture })
    const outcome = attemptOutcomeOf[reply?.status ?? 'PENDING']
    return outcome !== undefined && outcome.state !== 'pending'
  } catch (error) {
    // The buyer's account is locked, or the balance was paid in the meantime: nothing was taken.
    if (isRefused(error, 422)) return true
    throw error
  }
}
