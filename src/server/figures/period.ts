import { addDays, daysBetween, type IsoDate } from '#domain/time.ts'

/** Calendar days in UTC, both included. */
export type Period = { readonly from: IsoDate; readonly to: IsoDate }

/** The period of the same length just before. */
export function previousPeriod({ from, to }: Period): Period {
  const days = (daysBetween(from, to) ?? 0) + 1
  return { from: addDays(from, -days), to: addDays(from, -1) }
}

/** The moments at which a period begins and ends. */
export const momentsOf = ({ from, to }: Period): { readonly start: Date; readonly end: Date } => ({
  start: new Date(`${from}T00:00:00Z`),
  end: new Date(`${addDays(to, 1)}T00:00:00Z`),
})
