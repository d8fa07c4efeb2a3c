import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { connectionLimits, createLimitedServer, limitConnections } from './connection-limits.ts'
import { drainConnectionsOnStop } from './drain-connections.ts'

/** A server that answers POST /, and a function that opens plain connections to it. */
async function listening(limits = connectionLimits, isBehindProxy = false) {
  const app = Fastify({ serverFactory: (answer) => createLimitedServer(answer, limits), forceCloseConnections: 'idle' })
  drainConnectionsOnStop(app, 50)
  limitConnections(app, limits, isBehindProxy)
  app.post('/', async () => 'done')
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const port = Number(new URL(url).port)
  const open = async (text = '') => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    socket.write(text)
    return socket
  }
  return { app, open }
}

const ended = async (socket: Socket): Promise<string> => {
  const said: string[] = []
  socket.on('data', (chunk) => said.push(String(chunk)))
  await once(socket, 'close')
  return said.join('')
}

const beginningOf = (length: number) =>
  `POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n{`

test('a connection is closed if its headers or its body do not arrive completely', async () => {
  const { open } = await listening({ ...connectionLimits, headers: 60, request: 80, checkEvery: 20 })
  expect(await ended(await open(beginningOf(100)))).toContain(' 408 ')
  expect(await ended(await open('POST / HTTP/1.1\r\nhost: a\r\n'))).toContain(' 408 ')
})

test('one address may hold a limited number of connections, unless it is a proxy', async () => {
  const direct = await listening({ ...connectionLimits, perAddress: 2 })
  const kept = [await direct.open(), await direct.open()]
  await ended(await direct.open())
  expect(kept.map((socket) => socket.destroyed)).toEqual([false, false])
  const proxied = await listening({ ...connectionLimits, perAddress: 1 }, true)
  const many = [await proxied.open(), await proxied.open()]
  many[1]?.write(`${beginningOf(2)}}`)
  await once(many[1] ?? proxied.app.server, 'data')
})

test('a stop does not wait for an incomplete request', async () => {
  const { app, open } = await listening()
  const slow = await open(beginningOf(100))
  await once(app.server, 'request')
  const gone = ended(slow)
  await app.close()
  await gone
})
