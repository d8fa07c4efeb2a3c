import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { drainConnectionsOnStop } from './drain-connections.ts'

test('a reply in progress at a stop is sent, and its connection does not delay the stop', async () => {
  const asked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const app = Fastify({ forceCloseConnections: 'idle' })
  drainConnectionsOnStop(app)
  app.get('/slow', async () => {
    asked.resolve()
    await released.promise
    return { done: true }
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  // The client keeps its connection for as long as the server offers.
  const reply = fetch(`${url}/slow`)
  await asked.promise
  const stopped = app.close()
  await vi.waitUntil(() => !app.server.listening)
  released.resolve()
  expect(await (await reply).json()).toEqual({ done: true })
  await stopped
  await expect(fetch(`${url}/slow`)).rejects.toThrow()
})
