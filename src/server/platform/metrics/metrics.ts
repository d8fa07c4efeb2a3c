import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '#server/platform/db/database.ts'

/** One finished request. The route is its pattern, never the requested URL. */
export type FinishedRequest = {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly milliseconds: number
}

export type Metrics = {
  observe(request: FinishedRequest): void
  /** All metrics in Prometheus' text format. */
  text(): Promise<string>
  close(): void
}

/** Upper bounds of the histogram's buckets, in seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const NS_PER_SECOND = 1e9
const US_PER_SECOND = 1e6

/** How long the oldest piece of one kind of work has been due, in ms. */
export type WaitingGauge = { readonly name: string; readonly waitingMs: number }

/**
 * The metrics of this process and, counted in the database, the findings and alerts of all. Each app has its own
 * registry.
 */
export function createMetrics(db: Database, readWaiting: () => Promise<readonly WaitingGauge[]>): Metrics {
  const registry = new Registry()
  const requests = requestMetrics(registry)
  const ofProcess = processMetrics(registry)
  const findings = findingMetrics(registry, db)
  const alerts = alertMetrics(registry, db)
  const waiting = waitingMetrics(registry, readWaiting)
  return {
    observe: requests.observe,
    text: async () => {
      ofProcess.update()
      await findings.update()
      await alerts.update()
      await waiting.update()
      return registry.metrics()
    },
    close: ofProcess.close,
  }
}

/** Counts requests by method, route and status, and measures the time of each route. */
function requestMetrics(registry: Registry): Pick<Metrics, 'observe'> {
  const registers = [registry]
  const total = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  })
  return {
    observe: ({ method, route, status, milliseconds }) => {
      total.inc({ method, route, status })
      duration.observe({ method, route }, milliseconds / 1000)
    },
  }
}

/** Memory, CPU time and event-loop delay of this process. */
function processMetrics(registry: Registry): { update(): void; close(): void } {
  const registers = [registry]
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const cpu = new Counter({ name: 'process_cpu_seconds_total', help: 'User and system CPU time.', registers })
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const rss = gauge('process_resident_memory_bytes', 'Resident memory.')
  const heap = gauge('nodejs_heap_size_used_bytes', 'Used heap of the main thread.')
  const delayP99 = gauge('nodejs_eventloop_delay_p99_seconds', '99th percentile since the last reading.')
  const uptime = gauge('process_uptime_seconds', 'Time since the process was started.')
  return {
    update: () => {
      const { user, system } = process.cpuUsage()
      const memory = process.memoryUsage()
      cpu.reset()
      cpu.inc((user + system) / US_PER_SECOND)
      rss.set(memory.rss)
      heap.set(memory.heapUsed)
      delayP99.set(delay.percentile(99) / NS_PER_SECOND)
      delay.reset()
      uptime.set(process.uptime())
    },
    close: () => delay.disable(),
  }
}

/** Findings of all processes. There are no figures while the database does not answer. */
function findingMetrics(registry: Registry, db: Database): { update(): Promise<void> } {
  const registers = [registry]
  const found = new Counter({
    name: 'forkcast_findings_total',
    help: 'Findings recorded so far; the same in every process.',
    labelNames: ['what'],
    registers,
  })
  const open = new Gauge({
    name: 'forkcast_findings_open',
    help: 'Findings that are not resolved; the same in every process.',
    registers,
  })
  return {
    update: async () => {
      found.reset()
      open.remove()
      const counts = await countFindings(db).catch(() => null)
      if (counts === null) return
      for (const { what, total } of counts) found.inc({ what }, Number(total))
      open.set(counts.reduce((sum, { unresolved }) => sum + Number(unresolved), 0))
    },
  }
}

/** Alerts of all processes. */
function alertMetrics(registry: Registry, db: Database): { update(): Promise<void> } {
  const total = new Counter({
    name: 'forkcast_alerts_total',
    help: 'Alerts so far; the same in every process.',
    labelNames: ['kind'],
    registers: [registry],
  })
  return {
    update: async () => {
      total.reset()
      for (const { kind, count } of await countAlerts(db).catch(() => [])) total.inc({ kind }, Number(count))
    },
  }
}

/** How long work of all processes has been waiting. There are no figures while the database does not answer. */
function waitingMetrics(
  registry: Registry,
  readWaiting: () => Promise<readonly WaitingGauge[]>,
): { update(): Promise<void> } {
  const waiting = new Gauge({
    name: 'forkcast_work_waiting_seconds',
    help: 'For how long the oldest piece of this work has been due; the same in every process.',
    labelNames: ['work'],
    registers: [registry],
  })
  return {
    update: async () => {
      waiting.reset()
      for (const { name, waitingMs } of await readWaiting().catch(() => []))
        waiting.set({ work: name }, waitingMs / 1000)
    },
  }
}

const countAlerts = (db: Database) =>
  db
    .selectFrom('alerts')
    .select(['kind', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy('kind')
    .orderBy('kind')
    .execute()

const countFindings = (db: Database) =>
  db
    .selectFrom('reconciliation_findings')
    .select(['what', ({ fn }) => fn.countAll<string>().as('total')])
    .select(({ fn }) => fn.countAll<string>().filterWhere('resolved_at', 'is', null).as('unresolved'))
    .groupBy('what')
    .orderBy('what')
    .execute()
