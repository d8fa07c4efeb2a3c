import { addDays, daysBetween, type IsoDate } from '#domain/time.ts'

/** A payment for a period, with everything that moved for it, without tax. */
export type PaidPeriod = {
  /** How many payments are like this one in all of this; one if it is not said. Each of them is rounded by itself. */
  readonly count?: number
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

/** A payment whose days are counted from some day: a month of many payments asks for each of them on each of its days. */
type Counted = {
  readonly count: number
  readonly currency: string
  readonly from: number
  readonly to: number
  readonly lengthened: readonly { readonly since: number; readonly to: number }[]
  readonly moves: readonly { readonly day: number; readonly netMinor: number }[]
}

function countedFrom(first: IsoDate, { count = 1, currency, from, to, lengthened = [], moves }: PaidPeriod): Counted {
  const counted = (day: IsoDate): number => daysBetween(first, day) ?? 0
  return {
    ...{ count, currency },
    from: counted(from),
    to: counted(to),
    lengthened: lengthened.map((each) => ({ since: counted(each.since), to: counted(each.to) })),
    moves: moves.map(({ day, netMinor }) => ({ day: counted(day), netMinor })),
  }
}

/** What is left of a payment at the end of a day, and the part of it that is earned by then. */
function standing({ from, to, lengthened, moves }: Counted, day: number): { kept: number; earned: number } {
  const kept = moves.reduce((sum, move) => sum + (move.day <= day ? move.netMinor : 0), 0)
  let share = { begins: from, ends: to, before: 0 }
  const earnedOf = (money: number, at: number): number => {
    const length = Math.max(1, share.ends - share.begins)
    const over = Math.min(length, Math.max(0, at - share.begins + 1))
    // Of all of it no part is lost by rounding.
    return over === length ? money : money * share.before + (money * (1 - share.before) * over) / length
  }
  for (const { since, to: ends } of lengthened) {
    if (since > day) break
    const begins = Math.max(since, from)
    share = { begins, ends, before: earnedOf(1, begins - 1) }
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
  const counted = payments.map((payment) => countedFrom(first, payment))
  const before = counted.map((payment) => standing(payment, -1).earned)
  const length = (daysBetween(first, last) ?? -1) + 1
  return Array.from({ length }, (_, at) => {
    const sums = new Map(currencies.map((currency) => [currency, { earned: 0, deferred: 0 }]))
    for (const [index, payment] of counted.entries()) {
      const { kept, earned } = standing(payment, at)
      const sum = sums.get(payment.currency)
      if (sum === undefined) continue
      sum.earned += payment.count * (earned - (before[index] ?? 0))
      sum.deferred += payment.count * (kept - earned)
      before[index] = earned
    }
    const day = addDays(first, at)
    return [...sums].map(([currency, { earned, deferred }]) => ({
      ...{ day, currency, earnedMinor: earned },
      deferredMinor: deferred,
    }))
  }).flat()
}
