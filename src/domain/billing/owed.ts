import { GRACE_DAYS } from './entitlements.ts'
import type { Money } from './money.ts'
import type { Purchase } from './purchase.ts'
import type { Period } from './snapshot.ts'

/** A renewal that was not paid. */
export type Owed = {
  readonly amount: Money
  readonly period: Period
  /** It waits for its owner's yes at the bank; another card is not what is missing. */
  readonly isToApprove: boolean
  /** When it is tried again; null where it will not be, or its provider does not tell. */
  readonly nextTryAt: Date | null
  /** Unless it is paid by then, the subscription ends and nothing more is tried. */
  readonly endsAt: Date
}

const MS_PER_DAY = 86_400_000

/** What is owed at a time; null where nothing is. */
export function owedOf({ subscription, charges }: Pick<Purchase, 'subscription' | 'charges'>, now: Date): Owed | null {
  if (subscription === null || (subscription.state !== 'past_due' && subscription.state !== 'unpaid')) return null
  const open = charges.find(({ kind, state }) => kind === 'renewal' && state !== 'succeeded' && state !== 'void')
  const { pastDueSince, nextTryAt } = subscription
  if (open === undefined || pastDueSince === null) return null
  const endsAt = new Date(pastDueSince.getTime() + GRACE_DAYS * MS_PER_DAY)
  const isTried = nextTryAt !== null && now < nextTryAt && nextTryAt <= endsAt && !subscription.cancelAtPeriodEnd
  return {
    amount: open.amount,
    period: open.period,
    isToApprove: open.state === 'requires_action',
    nextTryAt: isTried ? nextTryAt : null,
    endsAt,
  }
}
