import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/platform/db/database.ts'
import { testDatabase } from '#server/platform/db/test-database.fixture.ts'
import { createMetrics } from './metrics.ts'

const { db } = await testDatabase()

function newMetrics(database = db) {
  const metrics = createMetrics(database, async () => [{ name: 'reminders', waitingMs: 1500 }])
  onTestFinished(metrics.close)
  return metrics
}

test('requests are counted by route and status, and their times in cumulative buckets', async () => {
  const metrics = newMetrics()
  metrics.observe({ method: 'GET', route: '/a', status: 200, milliseconds: 3 })
  metrics.observe({ method: 'GET', route: '/a', status: 200, milliseconds: 30 })
  metrics.observe({ method: 'GET', route: '/a', status: 404, milliseconds: 9000 })
  const lines = (await metrics.text()).split('\n')
  expect(lines).toContain('http_requests_total{method="GET",route="/a",status="200"} 2')
  expect(lines).toContain('http_requests_total{method="GET",route="/a",status="404"} 1')
  expect(lines).toContain('http_request_duration_seconds_bucket{le="0.005",method="GET",route="/a"} 1')
  expect(lines).toContain('http_request_duration_seconds_bucket{le="5",method="GET",route="/a"} 2')
  expect(lines).toContain('http_request_duration_seconds_bucket{le="+Inf",method="GET",route="/a"} 3')
  expect(lines).toContain('http_request_duration_seconds_sum{method="GET",route="/a"} 9.033')
})

test('the process reports its memory, CPU time, delay and uptime', async () => {
  const text = await newMetrics().text()
  expect(text).toMatch(/^forkcast_work_waiting_seconds\{work="reminders"\} 1.5$/m)
  for (const name of [
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
    'nodejs_heap_size_used_bytes',
    'process_uptime_seconds',
  ])
    expect(Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1])).toBeGreaterThan(0)
  expect(text).toMatch(/^nodejs_eventloop_delay_p99_seconds /m)
})

test('while the database does not answer there are no figures about findings, but all others', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/none')
  onTestFinished(away.close)
  const text = await newMetrics(away.db).text()
  expect(text).not.toMatch(/^forkcast_findings_(open|total)/m)
  expect(text).toMatch(/^process_uptime_seconds /m)
  expect(await newMetrics().text()).toMatch(/^forkcast_findings_open 0$/m)
})
