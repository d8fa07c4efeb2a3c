import { addDays, daysBetween, type IsoDate } from '#domain/time.ts'

/** A payment for a period, with everything that moved for it, without tax. */
export type PaidPeriod = {
  readonly currency: string
  /** The first day of the period, and the day after its last one. */
  readonly from: IsoDate
  readonly to: IsoDate
  /** Free days that were added to it, oldest first: since when, and the day after the last one. */
  readonly lengthened?: readonly { readonly since: IsoDate; readonly to: IsoDate }[]
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

const later = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other)

/** What is left of a payment at the end of a day, and the part of it that is earned by then. */
function standing({ from, to, lengthened = [], moves }: PaidPeriod, day: IsoDate): { kept: number; earned: number } {
  const kept = moves.reduce((sum, move) => sum + (move.day <= day ? move.netMinor : 0), 0)
  let share = { begins: from, ends: to, before: 0 }
  const earnedOf = (money: number, at: IsoDate): number => {
    const length = Math.max(1, days(share.begins, share.ends))
    const over = Math.min(length, Math.max(0, days(share.begins, at) + 1))
    // Of all of it no part is lost by rounding.
    return over === length ? money : money * share.before + (money * (1 - share.before) * over) / length
  }
  for (const { since, to: ends } of lengthened) {
    if (since > day) break
    const begins = later(since, from)
    share = { begins, ends, before: earnedOf(1, addDays(begins, -1)) }
  }
  return { kept, earned: Math.round(earnedOf(kept, day)) }
}

/**
 * Deferred revenue by day: a payment is earned in equal parts over its period. Free days spread what is still to come over
 * more days, and leave the days before as they were. A refund or a dispute takes back, on its
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
