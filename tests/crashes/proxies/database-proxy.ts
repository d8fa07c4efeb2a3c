import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { type Connection, clientConfig } from '#server/platform/db/connection.ts'
import type { Interceptor, Statement } from '#tests/crashes/fault-injector.ts'
import { createFramer, createReader, endsAnswer, endsRequest, type Message } from './postgres-protocol.ts'

export type DatabaseProxy = { readonly url: string; stop(): Promise<void> }

/**
 * A proxy in front of a database that sees every statement, and kills the app just before one arrives or just after it
 * is executed.
 */
export async function startDatabaseProxy(connection: Connection, interceptor: Interceptor): Promise<DatabaseProxy> {
  const behind = addressOf(connection)
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const database = behind.path === null ? connect(behind.port, behind.host) : connect(behind.path)
    for (const socket of [client, database]) {
      open.add(socket)
      // Small requests must not wait to be merged with later ones.
      socket.setNoDelay(true)
      socket.on('error', () => {})
      socket.on('close', () => open.delete(socket))
    }
    client.on('close', () => database.destroy())
    database.on('close', () => client.destroy())
    pass(client, database, interceptor)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  const { user, password, database } = behind
  const account = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`
  return {
    url: `postgres://${account}@127.0.0.1:${address.port}/${encodeURIComponent(database)}`,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}

function addressOf(connection: Connection) {
  const config = clientConfig(connection)
  const url = config.connectionString === undefined ? null : new URL(config.connectionString)
  const host = url?.hostname ?? config.host ?? 'localhost'
  const port = Number(url?.port || config.port || 5432)
  return {
    host,
    port,
    path: host.startsWith('/') ? `${host}/.s.PGSQL.${port}` : null,
    user: url === null ? (config.user ?? '') : decodeURIComponent(url.username),
    password: url === null ? String(config.password ?? '') : decodeURIComponent(url.password),
    database: url === null ? (config.database ?? '') : decodeURIComponent(url.pathname.slice(1)),
  }
}

/** Passes on the messages of both sides. A client sends one request at a time and waits for its answer. */
function pass(client: Socket, database: Socket, interceptor: Interceptor): void {
  const asks = createFramer(true)
  const says = createFramer(false)
  const read = createReader()
  const follow = createTransaction()
  let request: Message[] = []
  let diesAfter = false

  client.on('data', (chunk: Buffer) => {
    for (const message of asks(chunk)) {
      request.push(message)
      if (!endsRequest(message)) continue
      const text = read(request)
      const verdict = text === null ? 'pass' : interceptor.inspect(follow(text))
      if (verdict === 'strike before') {
        interceptor.kill()
        client.destroy()
        return
      }
      diesAfter ||= verdict === 'strike after'
      database.write(Buffer.concat(request.map(({ bytes }) => bytes)))
      request = []
    }
  })
  database.on('data', (chunk: Buffer) => {
    const said = says(chunk)
    if (!diesAfter) client.write(Buffer.concat(said.map(({ bytes }) => bytes)))
    else if (said.some(endsAnswer)) {
      interceptor.kill()
      client.destroy()
    }
  })
}

/** Returns each statement with the earlier ones of its transaction. */
function createTransaction(): (text: string) => Statement {
  let before: string[] | null = null
  return (text) => {
    const statement: Statement = { text, transaction: before ?? [] }
    if (/^(begin|start transaction)\b/i.test(text)) before = []
    else if (/^(commit|rollback)\b/i.test(text)) before = null
    else before?.push(text)
    return statement
  }
}
