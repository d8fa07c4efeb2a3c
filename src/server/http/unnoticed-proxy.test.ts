import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { warnOfUntrustedProxy } from './unnoticed-proxy.ts'

test('a proxy that is not trusted is logged once', async () => {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } })
  warnOfUntrustedProxy(app)
  app.get('/', async () => 'done')
  await app.inject({ url: '/' })
  expect(lines).toEqual([])
  for (let sent = 0; sent < 2; sent++) await app.inject({ url: '/', headers: { 'x-forwarded-for': '203.0.113.1' } })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('TRUSTED_PROXIES')
  expect(lines[0]).not.toContain('203.0.113.1')
})
