import { monitorEventLoopDelay } from 'node:perf_hooks'

const NS_PER_SECOND = 1e9

/** Memory, CPU time and event-loop delay of this process in Prometheus' text format. */
export function createProcessMetrics(): { text(): string; stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const text = () => {
    const { user, system } = process.cpuUsage()
    const { rss, heapUsed } = process.memoryUsage()
    const p99 = delay.percentile(99) / NS_PER_SECOND
    delay.reset()
    return [
      '# TYPE process_cpu_seconds_total counter',
      `process_cpu_seconds_total ${(user + system) / 1e6}`,
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${rss}`,
      '# TYPE nodejs_heap_size_used_bytes gauge',
      `nodejs_heap_size_used_bytes ${heapUsed}`,
      '# HELP nodejs_eventloop_delay_p99_seconds 99th percentile since the last reading.',
      '# TYPE nodejs_eventloop_delay_p99_seconds gauge',
      `nodejs_eventloop_delay_p99_seconds ${p99}`,
      '# TYPE process_uptime_seconds gauge',
      `process_uptime_seconds ${process.uptime()}`,
    ].join('\n')
  }
  return { text, stop: () => delay.disable() }
}
