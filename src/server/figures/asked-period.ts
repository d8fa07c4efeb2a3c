import { type TrafficFilter, trafficFilterFrom } from '#analytics/funnel/traffic-filter.ts'
import { isIsoDate } from '#domain/iso-date.ts'
import { Problem } from '#domain/problem.ts'
import { daysBetween } from '#domain/time.ts'
import type { Period } from './period.ts'

/** The longest period of a report, days. */
const LONGEST_PERIOD = 400

/** Returns the requested period. @throws Problem if it is not a valid one or too long */
export function periodOf({ from, to }: Period): Period {
  const days = isIsoDate(from) && isIsoDate(to) ? daysBetween(from, to) : null
  if (days === null || days < 0 || days >= LONGEST_PERIOD) throw new Problem('QUERY_INVALID', 'to')
  return { from, to }
}

/** Returns the requested conditions. @throws Problem if they are none */
export function filterOf({ filter = '' }: { readonly filter?: string }): TrafficFilter {
  const asked = trafficFilterFrom(filter)
  if (asked === null) throw new Problem('QUERY_INVALID', 'filter')
  return asked
}
