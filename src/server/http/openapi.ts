import type { FastifyInstance, RouteOptions } from 'fastify'
import pMemoize from 'p-memoize'
import { routes } from '#domain/api/routes.ts'
import { brand } from '#domain/brand.ts'
import { problems } from '#domain/problems.ts'
import { elsewhere } from './refusals.ts'

const about = [
  'Every refusal is a JSON object with a code for programs, a sentence for people, the field it is about, and the id of the request.',
  ...elsewhere.map((code) => `Any address may answer ${code} (${problems[code].status}): ${problems[code].say}`),
]

/**
 * Describes routes from the schemas that check their requests. The libraries for it are loaded at the first request for
 * the document.
 */
async function describe(described: readonly RouteOptions[], publicUrl: string): Promise<object> {
  const [{ default: Fastify }, { default: swagger }] = await Promise.all([
    import('fastify'),
    import('@fastify/swagger'),
  ])
  const app = Fastify({ exposeHeadRoutes: false })
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => () => '')
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${brand.name} HTTP interface`, version: '2', description: about.join('\n\n') },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  })
  for (const { method, url, schema = {} } of described) app.route({ method, url, schema, handler: () => undefined })
  await app.ready()
  return app.swagger()
}

/**
 * Documents every route of this context that is registered after it. The returned function adds the route of the
 * document, which has to come after the rate limits.
 */
export function documentRoutes(app: FastifyInstance, publicUrl: string): () => void {
  const described: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    described.push(route)
  })
  // Kept as text: to write it out takes longer than everything else that a request for it does.
  const document = pMemoize(async () => JSON.stringify(await describe(described, publicUrl)))
  return () => {
    app.get(routes.openapi, { schema: { hide: true } }, async (_request, reply) => {
      reply.header('cache-control', 'max-age=60').type('application/json; charset=utf-8')
      return document()
    })
  }
}
