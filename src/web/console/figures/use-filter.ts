import {
  onlyValue,
  type TrafficFilter,
  trafficFilterFrom,
  trafficFilterText,
} from '#analytics/funnel/traffic-filter.ts'
import { useQuery } from '#web/console/navigation/address.ts'
import { hasFunnel, isDimension } from './dimensions.ts'

/** The conditions in an address; none if it has invalid ones. Links of earlier days name one dimension and one value. */
export function filterIn(query: URLSearchParams): TrafficFilter {
  const [text, dimension, value] = ['filter', 'dimension', 'value'].map((name) => query.get(name) ?? '')
  if (text !== undefined && text !== '') return trafficFilterFrom(text) ?? []
  if (dimension === undefined || value === undefined || value === '') return []
  return isDimension(dimension) && hasFunnel(dimension)
    ? (trafficFilterFrom(trafficFilterText(onlyValue([], dimension, value))) ?? [])
    : []
}

/** The conditions of the page's address, and whether the period before stands beside the figures. */
export function useFilter() {
  const [query, setQuery] = useQuery()
  const filter = filterIn(query)
  const filterText = trafficFilterText(filter)
  return {
    filter,
    /** What links and requests carry on: nothing if there is no condition. */
    asked: filterText === '' ? {} : { filter: filterText },
    setFilter: (next: TrafficFilter) => setQuery({ filter: trafficFilterText(next), dimension: '', value: '' }),
    isCompared: query.get('compare') === 'before',
    setCompared: (isCompared: boolean) => setQuery({ compare: isCompared ? 'before' : '' }),
  } as const
}
