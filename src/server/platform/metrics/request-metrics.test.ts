import { expect, test } from 'vitest'
import { createRequestMetrics } from './request-metrics.ts'

test('requests are counted by route and status, and their times in cumulative buckets', () => {
  const metrics = createRequestMetrics()
  metrics.observe({ method: 'GET', route: '/a', status: 200, milliseconds: 3 })
  metrics.observe({ method: 'GET', route: '/a', status: 200, milliseconds: 30 })
  metrics.observe({ method: 'GET', route: '/a', status: 404, milliseconds: 9000 })
  const lines = metrics.text().split('\n')
  expect(lines).toContain('http_requests_total{method="GET",route="/a",status="200"} 2')
  expect(lines).toContain('http_requests_total{method="GET",route="/a",status="404"} 1')
  expect(lines).toContain('http_request_duration_seconds_bucket{method="GET",route="/a",le="0.005"} 1')
  expect(lines).toContain('http_request_duration_seconds_bucket{method="GET",route="/a",le="5"} 2')
  expect(lines).toContain('http_request_duration_seconds_bucket{method="GET",route="/a",le="+Inf"} 3')
  expect(lines).toContain('http_request_duration_seconds_sum{method="GET",route="/a"} 9.033')
})
