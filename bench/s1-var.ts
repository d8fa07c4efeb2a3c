import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import Fastify from 'fastify'
import { fire } from './throughput/fire.ts'
import { loggingOptions, logRequests } from '#server/http/protocol/request-log.ts'
import { secureHeaders } from '#server/http/protocol/security-headers.ts'
import { rememberRoutes } from '#server/http/protocol/unknown-address.ts'
import { createMetrics } from '#server/platform/metrics/metrics.ts'
import { bufferLines } from '#server/platform/log/buffered-lines.ts'
const variant = process.argv[2]
const body = Buffer.alloc(6000, 'x')
if (variant) {
  const page = { 'content-security-policy': "default-src 'self'; ".repeat(10), 'content-type':'text/html; charset=utf-8','cache-control':'no-cache','accept-ch':'Sec-CH-UA-Model',vary:'accept-encoding',etag:'"abc"','content-encoding':'br' }
  if (variant === 'bare') {
    const all = [...Object.entries(page).flat(), 'content-length', '6000','x-request-id','019a0000-0000-7000-8000-0000000000aa','cross-origin-opener-policy','same-origin','cross-origin-resource-policy','same-origin','origin-agent-cluster','?1','permissions-policy','accelerometer=(), autoplay=(), browsing-topics=()','referrer-policy','strict-origin','x-content-type-options','nosniff','x-frame-options','DENY']
    const s = createServer((_q, r) => { r.writeHead(200, all); r.end(body) })
    s.listen(0, '127.0.0.1', () => process.send!((s.address() as any).port))
  } else {
    const stream = bufferLines((t) => process.stderr.write(t))
    const on = new Set(variant.split('+'))
    const app = Fastify({ ...(on.has('log') || on.has('logger') ? loggingOptions('info', stream) : { logger: false }), trustProxy: on.has('proxy') ? (_a: string, hop: number) => hop < 1 : false, forceCloseConnections: 'idle' } as any)
    const metrics = createMetrics({} as any)
    if (on.has('log')) logRequests(app as any, on.has('metrics') ? metrics : { observe: () => {} })
    if (on.has('secure')) secureHeaders(app as any, 'http://localhost')
    app.get('/*', (request, reply) => { reply.headers(page); return reply.send(body) })
    await app.listen({ port: 0, host: '127.0.0.1' })
    process.send!((app.server.address() as any).port)
  }
  process.once('disconnect', () => process.exit())
} else {
  const variants = ['bare', 'secure', 'secure+proxy', 'secure+log', 'secure+log+metrics', 'secure+log+metrics+proxy']
  const cpu = (pid: number) => Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000
  const servers = await Promise.all(variants.map((v) => new Promise<any>((r) => { const c = fork('bench/s1-var.ts', [v], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }); c.once('message', (port) => r({ v, c, port })) })))
  const rows = new Map<string, number[]>()
  for (let i = 0; i < 5; i++) for (const { v, c, port } of servers) {
    const a = cpu(c.pid); const rate = await fire({ url: `http://127.0.0.1:${port}`, connections: 32, seconds: 2, shots: [{ path: '/v3/', headers: { 'accept-encoding': 'br', 'x-forwarded-for': '203.0.113.9' } }] }); const b = cpu(c.pid)
    if (i > 0) rows.set(v, [...(rows.get(v) ?? []), (b - a) / (rate * 2)])
  }
  for (const [v, x] of rows) console.log(v.padEnd(30), x.toSorted((p, q) => p - q)[2]!.toFixed(1), 'min', Math.min(...x).toFixed(1))
  for (const { c } of servers) c.disconnect()
}
