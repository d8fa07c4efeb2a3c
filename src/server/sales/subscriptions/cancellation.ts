import { isLive } from '#domain/billing/subscription.ts'
import type { OwnSubscription } from '#server/purchases/find-purchase.ts'
import type { Services } from '#server/services.ts'

/** Whether the subscription ends with its period. A recorded intent counts as done. */
export function endsWithPeriod({ subscription: { intent, cancel_at_period_end } }: OwnSubscription): boolean {
  switch (intent) {
    case 'cancel_now':
    case 'cancel_at_period_end':
      return true
    case 'resume':
    case 'change_plan':
      return false
    default:
      return cancel_at_period_end
  }
}

/** Whether a cancellation can be undone. */
export function canResume({ payments, now }: Services, own: OwnSubscription): boolean {
  const { subscription } = own
  const because = subscription.ending_because
  const isOurs = because === null || because === 'canceled_by_customer' || because === 'price_not_agreed'
  const isInTime = subscription.period_end !== null && now() < subscription.period_end
  const isKnown = payments.all.some(({ name, canResume: can }) => name === subscription.provider && can)
  return (
    isKnown && isOurs && isInTime && isLive(subscription) && endsWithPeriod(own) && subscription.intent !== 'cancel_now'
  )
}
