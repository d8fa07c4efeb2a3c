import { expect, test } from 'vitest'
import { networkFirst } from './network-first.ts'

const never = new Promise<never>(() => undefined)
const answer = (text: string, status = 200) => new Response(text, { status })
const kept = async () => answer('kept')
const nothing = async () => undefined

const textOf = async (reply: Promise<Response>) => (await reply).text()

test('the network comes first', async () => {
  expect(await textOf(networkFirst(Promise.resolve(answer('new')), kept, never))).toBe('new')
  expect((await networkFirst(Promise.resolve(answer('gone', 404)), kept, never)).status).toBe(404)
})

test('the kept reply is returned if the network fails or is late, or the server is down', async () => {
  expect(await textOf(networkFirst(Promise.reject(new TypeError()), kept, never))).toBe('kept')
  expect(await textOf(networkFirst(never, kept, Promise.resolve()))).toBe('kept')
  expect(await textOf(networkFirst(Promise.resolve(answer('', 503)), kept, never))).toBe('kept')
})

test('if nothing is kept, the outcome is that of the network', async () => {
  expect((await networkFirst(Promise.resolve(answer('', 503)), nothing, never)).status).toBe(503)
  await expect(networkFirst(Promise.reject(new TypeError('offline')), nothing, never)).rejects.toThrow('offline')
  const broken = () => Promise.reject(new Error('storage'))
  expect(await textOf(networkFirst(Promise.resolve(answer('late')), broken, Promise.resolve()))).toBe('late')
})
