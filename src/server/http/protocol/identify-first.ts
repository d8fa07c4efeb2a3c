import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problems } from '#domain/problems.ts'
import { problemFrom } from './problem-replies.ts'

/**
 * Whoever may not ask is told so before what is wrong with the request: a request that is refused for its content is
 * asked for its sender first. Requests that are answered cost nothing more.
 */
export function identifyFirst(
  app: FastifyInstance,
  identify: (request: Pick<FastifyRequest, 'headers'>) => Promise<unknown>,
): void {
  app.setErrorHandler(async (error, request) => {
    const { status } = problems[problemFrom(error).code]
    if (status >= 400 && status < 500 && status !== 401 && status !== 403 && status !== 429) await identify(request)
    throw error
  })
}
