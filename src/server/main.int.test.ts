import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { type Connection, clientConfig } from './platform/db/connection.ts'
import { emptyDatabase } from './platform/db/test-database.fixture.ts'

const main = join(import.meta.dirname, 'main.ts')
const folder = mkdtempSync(join(tmpdir(), 'forkcast-main-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the server as an operator would, and collects its output. */
function startServer(env: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  // Without Node's compile cache each start compiles two thousand modules again.
  const kept = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }
  const child = spawn(process.execPath, [main], { env: { PATH, ...kept, ...env } })
  const printed: string[] = []
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => printed.push(chunk.toString()))
  const ended = once(child, 'exit').then(([code]: unknown[]) => code)
  let hasEnded = false
  void ended.then(() => {
    hasEnded = true
  })
  const says = async (words: string) => {
    while (!printed.join('').includes(words)) {
      if (hasEnded) throw new Error(`The server ended without saying "${words}":\n${printed.join('')}`)
      await Promise.race([once(child.stdout, 'data'), ended])
    }
  }
  return { child, ended, says, text: () => printed.join('') }
}

/** Accepts connections and never answers. */
async function silentServer(): Promise<{ readonly port: string; readonly close: () => Promise<unknown> }> {
  const server = createServer(() => {}).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = String(typeof address === 'object' && address !== null ? address.port : 0)
  return {
    port,
    close: () => {
      server.close()
      return once(server, 'close')
    },
  }
}

/** A port that was free a moment ago. */
async function freePort(): Promise<string> {
  const { port, close } = await silentServer()
  await close()
  return port
}
const port = await freePort()

/** A connection as a URL; for a socket its folder is the `host` parameter. */
function addressOf(connection: Connection): string {
  if (typeof connection === 'string') return connection
  const { user, password, host, port, database } = connection
  return `postgres://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

test('the server starts on an empty folder, answers, and stops cleanly', async () => {
  const server = startServer({ PORT: port, DATA_DIR: folder, LOG_LEVEL: 'warn' })
  await server.says('Ready: ')
  expect(server.text()).toContain(`http://localhost:${port}/v3/`)
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`)
  expect(await ready.json()).toEqual({ status: 'ready' })
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})

test('a stop right after the first answer, while jobs are still being started, is clean', async () => {
  const server = startServer({ PORT: port, DATA_DIR: folder, LOG_LEVEL: 'warn' })
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/healthz`), { timeout: 60_000, interval: 5 })
  expect(server.text()).not.toContain('Ready: ')
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(server.text()).not.toContain('did not start')
})

test('the invitation of the first operator can be opened as soon as the server answers', async () => {
  const secret = 'a-token-of-the-first-operator'
  const server = startServer({ PORT: port, DATA_DIR: folder, LOG_LEVEL: 'warn', CONSOLE_TOKEN: secret })
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/healthz`), { timeout: 60_000, interval: 5 })
  const opened = await fetch(`http://127.0.0.1:${port}${consoleRoutes.invitation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ invitation: secret }),
  })
  expect(opened.status).toBe(200)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})

test('if the job system cannot start, the server exits with the reason although it already listens', async () => {
  const connection = await emptyDatabase()
  const client = new pg.Client(clientConfig(connection))
  await client.connect()
  await client.query('create schema pgboss; create table pgboss.version (of_another_program text)')
  await client.end()
  const server = startServer({ PORT: port, DATABASE_URL: addressOf(connection), LOG_LEVEL: 'warn' })
  expect(await server.ended).toBe(1)
  expect(server.text()).toContain('The server did not start.')
  expect(server.text()).toContain('function pgboss.create_queue')
})

test('a missing database of places stops the start with one sentence', async () => {
  const own = mkdtempSync(join(tmpdir(), 'forkcast-places-'))
  onTestFinished(() => rmSync(own, { recursive: true, force: true }))
  const server = startServer({ GEOIP_DATABASE: join(own, 'places.mmdb'), DATA_DIR: own, LOG_LEVEL: 'warn' })
  expect(await server.ended).toBe(1)
  expect(server.text()).toContain(`The server did not start.\nGEOIP_DATABASE names ${join(own, 'places.mmdb')}, which`)
})

test('invalid settings stop the start, and all are named at once', async () => {
  const server = startServer({ PORT: 'x', PAYMENTS_ENV: 'live', DATA_DIR: folder })
  expect(await server.ended).toBe(1)
  expect(server.text()).toContain('PORT must be')
  expect(server.text()).toContain('PAYMENTS_ENV must be "test"')
  expect(server.text()).not.toContain('    at ')
})

test('a database that accepts the connection but never answers ends the start with one sentence', async () => {
  const silent = await silentServer()
  onTestFinished(() => void silent.close())
  const server = startServer({ DATABASE_URL: `postgres://a:b@127.0.0.1:${silent.port}/c` })
  expect(await server.ended).toBe(1)
  expect(server.text()).toContain('The database of DATABASE_URL does not answer.')
})
