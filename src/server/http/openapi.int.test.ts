import { expect, test } from 'vitest'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { routes } from '#domain/api/routes.ts'
import { problems } from '#domain/problems.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { elsewhere } from './refusals.ts'

type Reply = { content?: { 'application/json': { schema: { properties?: { code?: { enum?: string[] } } } } } }
type Document = { openapi: string; paths: Record<string, Record<string, { responses: Record<string, Reply> }>> }

const server = await testApp()
const document = (await server.get(routes.openapi)).json<Document>()
const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
const documented = operations.flatMap(({ responses }) =>
  Object.entries(responses).flatMap(([status, { content }]) =>
    (content?.['application/json'].schema.properties?.code?.enum ?? []).map((code) => ({
      status: Number(status),
      code,
    })),
  ),
)

test('every route of the contract is described', () => {
  // The document itself, and routes that only the sandbox has.
  const { openapi: _, sandboxAdvance: __, sandboxApproval: ___, ...described } = routes
  const paths = [...Object.values(described), ...Object.values(consoleRoutes)].map((path) =>
    path.replaceAll(/:(\w+)/g, '{$1}'),
  )
  const what = 'addresses with a handler (received), and those that src/domain/api lists (expected)'
  expect(Object.keys(document.paths).toSorted(), what).toEqual(paths.toSorted())
  expect(document.openapi).toBe('3.1.0')
})

test('the documented refusals are exactly those of the catalogue', () => {
  const codes = new Set([...documented.map(({ code }) => code), ...elsewhere])
  const what = 'codes that routes name in refusals(...) (received), and those of src/domain/problems.ts (expected)'
  expect([...codes].toSorted(), what).toEqual(Object.keys(problems).toSorted())
})

test('every refusal is documented with its own status', () => {
  const statuses = new Map<string, number>(Object.entries(problems).map(([code, { status }]) => [code, status]))
  expect(documented.filter(({ code, status }) => statuses.get(code) !== status)).toEqual([])
})
