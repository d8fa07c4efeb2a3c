import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemReply } from '#domain/api/problem.ts'
import { Problem } from '#domain/problem.ts'
import { type ProblemCode, problems } from '#domain/problems.ts'
import { isDatabaseUnavailable } from '#server/platform/db/database-unavailable.ts'
import { describeError } from '#server/platform/log/describe-error.ts'

/** Seconds after which a retry makes sense when the database is unavailable. */
const RETRY_AFTER = 5

const frameworkCodes: ReadonlyMap<string, ProblemCode> = new Map([
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'MEDIA_TYPE_UNSUPPORTED'],
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'BODY_TOO_LARGE'],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 'BODY_NOT_JSON'],
  ['FST_ERR_CTP_INVALID_JSON_BODY', 'BODY_NOT_JSON'],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 'BODY_NOT_JSON'],
])

const has = <K extends string>(error: Error, key: K): error is Error & Record<K, unknown> => key in error

/** The problem to report for an error. */
export function problemFrom(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof Error) {
    const known = has(error, 'code') && typeof error.code === 'string' ? frameworkCodes.get(error.code) : undefined
    if (known !== undefined) return new Problem(known)
    // A broken-off request or an unreadable address: the client's fault.
    const status = has(error, 'statusCode') ? Number(error.statusCode) : 500
    if (status >= 400 && status < 500)
      return new Problem([403, 404, 414].includes(status) ? 'NOT_FOUND' : 'QUERY_INVALID')
    if (isDatabaseUnavailable(error)) return new Problem('SERVICE_UNAVAILABLE')
  }
  return new Problem('UNEXPECTED')
}

export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body: ProblemReply = {
    code: problem.code,
    message: problem.message,
    ...(problem.field === undefined ? {} : { field: problem.field }),
    requestId: request.id,
  }
  if (problem.code === 'SERVICE_UNAVAILABLE') reply.header('retry-after', RETRY_AFTER)
  return reply.code(problems[problem.code].status).header('cache-control', 'no-store').send(body)
}

/** The only place where errors become replies. Unexpected errors are logged, without the request's content. */
export function replyWithProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemFrom(error)
    if (problem.code === 'UNEXPECTED') request.log.error({ error: describeError(error) }, 'unexpected error')
    if (problem.code === 'SERVICE_UNAVAILABLE') request.log.warn({ error: describeError(error) }, 'not available')
    return sendProblem(problem, request, reply)
  })
}
