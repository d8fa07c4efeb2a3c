import { isFrom } from '#domain/billing/agreed-price.ts'
import type { OwnSubscription } from '#server/purchases/find-subscription.ts'

/** The first renewal that a yes said now is for; one that comes late does not reach back to a period that was paid for. */
export function firstChargeAt({ purchase }: OwnSubscription, appliesFrom: Date): Date {
  const end = purchase.subscription?.period?.end
  return end !== undefined && isFrom(end, appliesFrom) && end > appliesFrom ? end : appliesFrom
}
