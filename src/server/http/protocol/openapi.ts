import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { routes } from '#domain/api/routes.ts'
import { brand } from '#domain/brand.ts'
import { problems } from '#domain/problems.ts'
import { elsewhere } from './refusals.ts'

/** Documents every route that is registered after it, from the same schemas that check the requests. */
export async function documentRoutes(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${brand.name} HTTP interface`,
        version: '2',
        description: [
          'Every refusal is a JSON object with a code for programs, a sentence for people, the field it is about, and the id of the request.',
          ...elsewhere.map(
            (code) => `Any address may answer ${code} (${problems[code].status}): ${problems[code].say}`,
          ),
        ].join('\n\n'),
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  })
}

export function openapiRoute(app: FastifyInstance): void {
  app.get(routes.openapi, { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'max-age=60')
    return app.swagger()
  })
}
