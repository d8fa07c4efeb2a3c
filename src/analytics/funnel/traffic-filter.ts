import { type Dimension, dimensions, type FunnelDimension } from './traits.ts'

/** Visitors whose value of a dimension is one of these. */
export type Condition = { readonly dimension: FunnelDimension; readonly values: readonly string[] }

/** Visitors for whom every condition holds; no two are about the same dimension. */
export type TrafficFilter = readonly Condition[]

export const CONDITIONS_MOST = 12
export const VALUES_MOST = 20
/** Longest text of a filter: that of an address which every browser and mail program passes on. */
export const FILTER_TEXT_MAX = 1500

/** A filter cannot be about the path: it is an answer, and from small differences one could work out a person's. */
const isFunnelDimension = (name: string): name is FunnelDimension =>
  name !== 'path' && dimensions.some((each: Dimension) => each === name)

/** Values contain none of these: the signs between them. */
const VALUE = /^[^=;,]{1,60}$/

/**
 * Reads a filter as it stands in an address: `source=facebook,instagram;country=DE`. Null if it is none. An empty text is
 * everybody.
 */
export function trafficFilterFrom(text: string): TrafficFilter | null {
  if (text === '') return []
  if (text.length > FILTER_TEXT_MAX) return null
  const filter: Condition[] = []
  for (const part of text.split(';')) {
    const [dimension = '', list, ...rest] = part.split('=')
    if (!isFunnelDimension(dimension) || list === undefined || rest.length > 0) return null
    const values = [...new Set(list.split(','))]
    if (values.length > VALUES_MOST || !values.every((value) => VALUE.test(value))) return null
    if (filter.some((condition) => condition.dimension === dimension)) return null
    filter.push({ dimension, values })
  }
  return filter.length > CONDITIONS_MOST ? null : filter
}

export const trafficFilterText = (filter: TrafficFilter): string =>
  filter.map(({ dimension, values }) => `${dimension}=${values.join(',')}`).join(';')

/** The filter with another value of a dimension besides those it has. */
export function withValue(filter: TrafficFilter, dimension: FunnelDimension, value: string): TrafficFilter {
  const known = filter.find((condition) => condition.dimension === dimension)
  if (known === undefined) return [...filter, { dimension, values: [value] }]
  return filter.map((condition) =>
    condition === known ? { dimension, values: [...new Set([...known.values, value])] } : condition,
  )
}

/** The filter with one value of a dimension alone, whatever it asked of it before. */
export const onlyValue = (filter: TrafficFilter, dimension: FunnelDimension, value: string): TrafficFilter => [
  ...filter.filter((condition) => condition.dimension !== dimension),
  { dimension, values: [value] },
]

export const withoutValue = (filter: TrafficFilter, dimension: FunnelDimension, value: string): TrafficFilter =>
  filter.flatMap((condition) => {
    if (condition.dimension !== dimension) return [condition]
    const values = condition.values.filter((each) => each !== value)
    return values.length === 0 ? [] : [{ dimension, values }]
  })
