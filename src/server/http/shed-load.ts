import type { FastifyInstance } from 'fastify'
import { Problem } from '#domain/problem.ts'

/**
 * Refuses requests at once (503 with Retry-After) while so many wait for the database that a new one would wait in
 * vain. Requests in progress are completed, and clients retry when there is room.
 */
export function shedLoad(app: FastifyInstance, isOverloaded: () => boolean): void {
  app.addHook('onRequest', (_request, _reply, done) => {
    if (isOverloaded()) done(new Problem('SERVICE_UNAVAILABLE'))
    else done()
  })
}
