import { MS_PER_DAY, MS_PER_HOUR } from '#domain/time.ts'
import { leastAmountFor } from './agreed-price.ts'
import { endWithMoves, freeDaysOf } from './charge-moves.ts'
import { isAtBank } from './disputes.ts'
import { graceOf, lastDayBefore } from './grace.ts'
import { isWhollyRefunded } from './merge-refunds.ts'
import type { Charge, Entitlement, Purchase } from './purchase.ts'

/**
 * Added to every period, so that no member is locked out while a renewal is under way: Stripe charges an hour after the
 * due time.
 */
export const SLACK_HOURS = 3

type Facts = Pick<Purchase, 'agreement' | 'subscription' | 'charges' | 'refunds' | 'entitlements' | 'moves'>

/**
 * Whether a charge brought at least the agreed amount. A larger amount is accepted too and is looked at by an operator.
 */
export function isAsAgreed(charge: Charge, { agreement }: Pick<Purchase, 'agreement'>): boolean {
  const { amount } = charge
  const least = leastAmountFor(agreement, charge)
  return amount.currency === least.currency && amount.minor >= least.minor
}

function revocationOf(charge: Charge, facts: Facts): NonNullable<Entitlement['revoked']>['because'] | null {
  const ended = facts.subscription?.endReason
  if (ended === 'erased') return 'erased'
  if (ended === 'withdrawn') return 'withdrawn'
  if (isAtBank(charge)) return 'disputed'
  return isWhollyRefunded(charge, facts.refunds) ? 'refunded' : null
}

/**
 * Days of grace keep a plan open that was open when its renewal was due. They open none: after a pause only the payment does.
 */
function endOf(charge: Charge, isLast: boolean, { agreement, subscription, moves = [] }: Facts): Date {
  const end = endWithMoves(charge.period.end, freeDaysOf(moves)).getTime() + SLACK_HOURS * MS_PER_HOUR
  if (!isLast || subscription?.state !== 'past_due' || subscription.pastDueSince === null) return new Date(end)
  if (subscription.pastDueSince.getTime() > end + MS_PER_DAY) return new Date(end)
  const { closesAt } = graceOf(agreement.provider, subscription.pastDueSince)
  return new Date(Math.max(end, closesAt.getTime()))
}

/**
 * The entitlements that follow from the charges: one for each charge that succeeded as agreed. Only money gives access;
 * a state never does. A cancellation shortens nothing. A second charge for the same days grants nothing, except that
 * one that counted until it was refunded keeps its entitlement as a revoked one.
 */
export function entitlementsFrom(facts: Facts, now: Date): readonly Entitlement[] {
  const paid = facts.charges.filter(
    (charge) =>
      charge.state === 'succeeded' &&
      isAsAgreed(charge, facts) &&
      (!charge.isDuplicate || isWhollyRefunded(charge, facts.refunds)),
  )
  const last = Math.max(...paid.map(({ period }) => period.end.getTime()))
  return paid.map((charge) => {
    const before = facts.entitlements.find(({ chargeRef }) => chargeRef === charge.ref)
    const because = revocationOf(charge, facts)
    return {
      chargeRef: charge.ref,
      startsAt: charge.period.start,
      endsAt: endOf(charge, charge.period.end.getTime() === last, facts),
      revoked: because === null ? null : { at: before?.revoked?.at ?? now, because },
    }
  })
}

const openAt = (entitlements: readonly Entitlement[], now: Date): readonly Entitlement[] =>
  entitlements.filter(({ startsAt, endsAt, revoked }) => revoked === null && startsAt <= now && now < endsAt)

const latest = (moments: readonly Date[]): Date | null =>
  moments.length === 0 ? null : new Date(Math.max(...moments.map((moment) => moment.getTime())))

/** Until when the plan may be used, or null if it may not be used now. */
export const accessUntil = (entitlements: readonly Entitlement[], now: Date): Date | null =>
  latest(openAt(entitlements, now).map(({ endsAt }) => endsAt))

type PaidPurchase = Pick<Purchase, 'entitlements' | 'moves'> & {
  readonly charges: readonly Pick<Charge, 'ref' | 'period'>[]
}

/** The same as shown to customers: the end of the paid period without the slack hours, or the last day of grace. */
export const paidUntil = ({ entitlements, charges, moves = [] }: PaidPurchase, now: Date): Date | null =>
  latest(
    openAt(entitlements, now).map(({ chargeRef, endsAt }) => {
      const paid = charges.find(({ ref }) => ref === chargeRef)?.period.end
      const end = paid === undefined ? endsAt : endWithMoves(paid, freeDaysOf(moves))
      return endsAt.getTime() - end.getTime() > SLACK_HOURS * MS_PER_HOUR ? lastDayBefore(endsAt) : end
    }),
  )
