import { spawn, spawnSync } from 'node:child_process'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Connection, clientConfig } from './connection.ts'

/** Whether PgBouncer is installed (`apt install pgbouncer`). */
export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0

export type Pooler = { readonly url: string; stop(): Promise<void> }

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return address.port
}

const partsOf = (connection: Connection) => {
  if (typeof connection !== 'string') return connection
  const url = new URL(connection)
  return {
    host: url.hostname,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
  }
}

/** PgBouncer refuses to run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

type Bridge = { readonly port: number; stop(): void }

/** A port that leads to the database's socket, which is in a folder that only its owner may enter. */
async function bridgeTo(host: string, port: number): Promise<Bridge> {
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const database = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(from)
      from.setNoDelay(true)
      from.on('error', () => {})
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return {
    port: address.port,
    stop: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

/**
 * PgBouncer in transaction mode in front of a database: each transaction may get another of its few connections. `dropped`
 * are parameters of a connection that it ignores; it refuses all others that it does not know.
 */
export async function startPooler(
  connection: Connection,
  { dropped = '', connections = 8 }: { readonly dropped?: string; readonly connections?: number } = {},
): Promise<Pooler> {
  const { host, port, user, password, database } = partsOf(connection)
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'))
  const bridge = await bridgeTo(host, port)
  const file = join(folder, 'pgbouncer.ini')
  const listening = await freePort()
  await writeFile(
    file,
    `[databases]
${database} = host=127.0.0.1 port=${bridge.port} user=${user} password=${password} dbname=${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listening}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 300
${dropped === '' ? '' : `ignore_startup_parameters = ${dropped}\n`}`,
  )
  if (nobody.uid !== undefined) for (const each of [folder, file]) await chown(each, nobody.uid, nobody.gid)
  const pooler = spawn('pgbouncer', [file], { stdio: ['ignore', 'ignore', 'pipe'], ...nobody })
  let said = ''
  pooler.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const ended = new Promise((end) => pooler.once('exit', end))
  const url = `postgres://${encodeURIComponent(user)}@127.0.0.1:${listening}/${encodeURIComponent(database)}`
  const stop = async () => {
    pooler.kill('SIGKILL')
    await ended
    bridge.stop()
    await rm(folder, { recursive: true, force: true })
  }
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ ...clientConfig(url), connectionTimeoutMillis: 1000 })
    client.on('error', () => {})
    const isUp = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (isUp) return { url, stop }
    if (tries === 100 || pooler.exitCode !== null) {
      await stop()
      throw new Error(`PgBouncer did not start:\n${said}`)
    }
    await new Promise((next) => setTimeout(next, 20))
  }
}
