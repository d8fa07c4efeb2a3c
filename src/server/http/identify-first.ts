import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problems } from '#domain/problems.ts'
import { problemFrom } from './problem-replies.ts'

/**
 * Authenticates before a validation error is sent: if a request is refused with another 4xx, its sender is
 * authenticated first, so a caller without access gets 401 or 403. Other requests are not affected.
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
