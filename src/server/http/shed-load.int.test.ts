import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

let isOverloaded = true
const server = await testApp({ isOverloaded: () => isOverloaded })

test('while too many requests wait for the database, new ones are refused at once with a time to retry', async () => {
  const refused = await server.get(routes.products)
  expect(refusalIn(refused)).toEqual([503, 'SERVICE_UNAVAILABLE'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await server.get('/healthz')).statusCode).toBe(200)
  isOverloaded = false
  expect((await server.get(routes.products)).statusCode).not.toBe(503)
})
