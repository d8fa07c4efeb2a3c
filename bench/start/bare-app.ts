import { once } from 'node:events'
import { createServer } from 'node:http'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'

// The minimum of a start: PostgreSQL in the data folder, and a Node server that has sent it a query.
const server = await startEmbeddedPostgres({ dataDir: process.env['DATA_DIR'] ?? '', log: () => undefined })
const client = new Client(server.connection)
await client.connect()
await client.query('select 1')
const http = createServer((_, reply) => reply.end('ready')).listen(Number(process.env['PORT']), '127.0.0.1')
await once(process, 'SIGTERM')
http.close()
http.closeAllConnections()
await client.end()
await server.stop()
