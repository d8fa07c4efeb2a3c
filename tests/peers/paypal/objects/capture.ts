import { unprocessable } from '../refusal.ts'
import { type Amount, cents, type Payment, type World } from '../world.ts'
import { collectBalance } from './billing.ts'
import { findSubscription } from './subscriptions.ts'

export type CaptureRequest = {
  readonly note: string
  readonly capture_type: 'OUTSTANDING_BALANCE'
  readonly amount: Amount
}

const capturable: readonly string[] = ['ACTIVE', 'SUSPENDED', 'EXPIRED']

/** Collects part or all of an outstanding balance, which it cannot exceed. */
export function captureBalance(world: World, id: string, { amount }: CaptureRequest): Payment {
  const subscription = findSubscription(world, id)
  if (!capturable.includes(subscription.status)) throw unprocessable('SUBSCRIPTION_STATUS_INVALID')
  if (subscription.outstanding === 0) throw unprocessable('ZERO_OUTSTANDING_BALANCE')
  if (amount.currency_code !== 'USD') throw unprocessable('CURRENCY_MISMATCH')
  if (cents(amount) > subscription.outstanding) throw unprocessable('AMOUNT_GREATER_THAN_OUTSTANDING_BALANCE')
  return collectBalance(world, subscription, cents(amount))
}
