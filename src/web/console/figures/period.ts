import { isIsoDate } from '#domain/iso-date.ts'
import { addDays, daysBetween, type IsoDate } from '#domain/time.ts'
import { useQuery } from '#web/console/navigation/address.ts'

/** The first and the last calendar day of a period, in UTC, both included. */
export type Period = { readonly from: IsoDate; readonly to: IsoDate }

export const periodLengths = [1, 7, 28, 90] as const
const USUAL_DAYS = 28

/** The period of `days` days that ends on a day. */
export const lastDays = (today: IsoDate, days: number): Period => ({ from: addDays(today, 1 - days), to: today })

/** The period of the same length just before. */
export function previousPeriod({ from, to }: Period): Period {
  const days = (daysBetween(from, to) ?? 0) + 1
  return { from: addDays(from, -days), to: addDays(from, -1) }
}

export const todayInUtc = (): IsoDate => new Date().toISOString().slice(0, 10)

/** The period in an address; the usual one if the address has none or an invalid one. */
export function periodFrom(query: URLSearchParams, today: IsoDate): Period {
  const from = query.get('from') ?? ''
  const to = query.get('to') ?? ''
  const isPeriod = isIsoDate(from) && isIsoDate(to) && (daysBetween(from, to) ?? -1) >= 0
  return isPeriod ? { from, to } : lastDays(today, USUAL_DAYS)
}

/** The period of the page's address. */
export function usePeriod(): Period {
  const [query] = useQuery()
  return periodFrom(query, todayInUtc())
}
