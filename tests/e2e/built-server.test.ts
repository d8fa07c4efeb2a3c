import { expect, inject, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'

// The build bundles and trims the server's modules; all other server tests load them directly from the sources.
test('the built server describes its interface, with the libraries that nothing else needs', async () => {
  const document = await (await fetch(inject('appUrl') + routes.openapi)).json()
  expect(document).toMatchObject({ openapi: '3.1.0', paths: { [routes.leads]: { post: {} } } })
})

test.each([
  ['/v3/', 200],
  ['/v3/plan', 200],
  ['/v3/nothing-here', 302],
  ['/v3/sandbox', 302],
  ['/healthz', 200],
  ['/readyz', 200],
  [routes.settings, 200],
  ['/v3/mail-gallery', 200],
  ['/api/v2/nothing', 404],
  ['/webhooks/sandbox', 405],
])('the built server answers %s with %i', async (path, status) => {
  expect((await fetch(inject('appUrl') + path, { redirect: 'manual' })).status).toBe(status)
})
