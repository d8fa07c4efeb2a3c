/** One finished request. The route is its pattern, never the address that was asked for. */
export type FinishedRequest = {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly milliseconds: number
}

/** Upper bounds of the histogram's buckets, in seconds. */
const bounds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const

type Histogram = { readonly counts: number[]; sum: number; count: number }

export type RequestMetrics = {
  observe(request: FinishedRequest): void
  /** The counts in Prometheus' text format. */
  text(): string
}

/** Counts requests by method, route and status, and how long each route took. */
export function createRequestMetrics(): RequestMetrics {
  const totals = new Map<string, number>()
  const latencies = new Map<string, Histogram>()

  function observe({ method, route, status, milliseconds }: FinishedRequest): void {
    const total = `method="${method}",route="${route}",status="${status}"`
    totals.set(total, (totals.get(total) ?? 0) + 1)
    const seconds = milliseconds / 1000
    const labels = `method="${method}",route="${route}"`
    const histogram = latencies.get(labels) ?? { counts: bounds.map(() => 0), sum: 0, count: 0 }
    bounds.forEach((bound, index) => {
      if (seconds <= bound) histogram.counts[index] = (histogram.counts[index] ?? 0) + 1
    })
    histogram.sum += seconds
    histogram.count++
    latencies.set(labels, histogram)
  }

  function text(): string {
    return [
      '# HELP http_requests_total Requests answered.',
      '# TYPE http_requests_total counter',
      ...[...totals].map(([labels, count]) => `http_requests_total{${labels}} ${count}`),
      '# HELP http_request_duration_seconds Time from a request to its answer.',
      '# TYPE http_request_duration_seconds histogram',
      ...[...latencies].flatMap(([labels, histogram]) => histogramLines(labels, histogram)),
    ].join('\n')
  }

  return { observe, text }
}

const histogramLines = (labels: string, { counts, sum, count }: Histogram): readonly string[] => [
  ...bounds.map((bound, index) => `http_request_duration_seconds_bucket{${labels},le="${bound}"} ${counts[index]}`),
  `http_request_duration_seconds_bucket{${labels},le="+Inf"} ${count}`,
  `http_request_duration_seconds_sum{${labels}} ${sum}`,
  `http_request_duration_seconds_count{${labels}} ${count}`,
]
