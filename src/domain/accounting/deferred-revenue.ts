import { addDays, daysBetween, type IsoDate } from '#domain/time.ts'

/** A payment for a period, with everything that moved for it, without tax. */
export type PaidPeriod = {
  readonly currency: string
  /** The first day of the period, and the day after its last one. */
  readonly from: IsoDate
  readonly to: IsoDate
  /** The charge, its refunds and its disputes. */
  readonly moves: readonly { readonly day: IsoDate; readonly netMinor: number }[]
}

/** Revenue of one day in one currency, and what of the money is for days to come at its end. */
export type RevenueOfDay = {
  readonly day: IsoDate
  readonly currency: string
  readonly earnedMinor: number
  readonly deferredMinor: number
}

const days = (from: IsoDate, to: IsoDate): number => daysBetween(from, to) ?? 0

/** What is left of a payment at the end of a day, and the share of it that is earned by then, in equal parts a day. */
function standing({ from, to, moves }: PaidPeriod, day: IsoDate): { readonly kept: number; readonly earned: number } {
  const kept = moves.reduce((sum, move) => sum + (move.day <= day ? move.netMinor : 0), 0)
  const length = Math.max(1, days(from, to))
  const over = Math.min(length, Math.max(0, days(from, day) + 1))
  return { kept, earned: Math.round((kept * over) / length) }
}

/**
 * Deferred revenue by day: a payment is earned in equal parts over its period. A refund or a dispute takes back, on its
 * day, the same share of what was earned as of what is to come. Earned and deferred always add up to what was kept.
 */
export function revenueByDay(payments: readonly PaidPeriod[], first: IsoDate, last: IsoDate): readonly RevenueOfDay[] {
  const currencies = [...new Set(payments.map(({ currency }) => currency))].sort()
  const result: RevenueOfDay[] = []
  const before = new Map(payments.map((payment) => [payment, standing(payment, addDays(first, -1)).earned]))
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const sums = new Map(currencies.map((currency) => [currency, { earned: 0, deferred: 0 }]))
    for (const payment of payments) {
      const { kept, earned } = standing(payment, day)
      const sum = sums.get(payment.currency)
      if (sum === undefined) continue
      sum.earned += earned - (before.get(payment) ?? 0)
      sum.deferred += kept - earned
      before.set(payment, earned)
    }
    for (const [currency, { earned, deferred }] of sums)
      result.push({ day, currency, earnedMinor: earned, deferredMinor: deferred })
  }
  return result
}
