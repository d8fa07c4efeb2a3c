import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { refusals as arrivalRefusals } from '#analytics/events/read-arrivals.ts'
import { isRecord } from '#analytics/events/read-properties.ts'
import { IMPORT_BODY_MAX, IMPORT_ITEMS_MAX } from '#analytics/events/wire.ts'
import { CollectReply, type ImportReply, ImportReply as ImportReplySchema } from '#domain/api/measurement.ts'
import { ProblemReply } from '#domain/api/problem.ts'
import { routes } from '#domain/api/routes.ts'
import { Problem } from '#domain/problem.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { refusals } from '#server/http/refusals.ts'
import type { Services } from '#server/services.ts'
import { type Collected, collect } from './collect.ts'
import { acceptWireBodies, readWireRequest } from './collect-request.ts'
import { ownServer } from './seen-visitor.ts'

const Query = Type.Object({
  verbose: Type.Optional(Type.String()),
  ip: Type.Optional(Type.String()),
  /** "0": what is refused does not make the import one that failed. */
  strict: Type.Optional(Type.String()),
  project_id: Type.Optional(Type.String()),
  api_key: Type.Optional(Type.String()),
})

const summary = 'Events of any time from servers that hold the key of the collector, as JSON, lines or a form'

const insertIdOf = (update: unknown): string => {
  const properties = isRecord(update) && isRecord(update['properties']) ? update['properties'] : {}
  return typeof properties['$insert_id'] === 'string' ? properties['$insert_id'] : ''
}

function replyTo({ stored, repeated, refusedAt }: Collected, updates: readonly unknown[]): ImportReply {
  const imported = { num_records_imported: stored + repeated }
  if (refusedAt.length === 0) return { code: 200, status: 'OK', ...imported }
  return {
    ...{ code: 400, status: 'Bad Request', ...imported },
    error: 'some data points in the request failed validation',
    failed_records: refusedAt.map(({ index, because }) => ({
      ...{ index, $insert_id: insertIdOf(updates[index]), message: arrivalRefusals[because] },
    })),
  }
}

/** The import of the wire: events of any time, of many people, from servers that hold the key. */
export function importRoutes({ db, now, config }: Services, limits: RateLimits): FastifyPluginAsyncTypebox {
  return async (app) => {
    acceptWireBodies(app, IMPORT_BODY_MAX)
    const schema = {
      summary,
      querystring: Query,
      response: {
        200: Type.Union([ImportReplySchema, CollectReply]),
        ...refusals('BODY_TOO_LARGE', 'MEDIA_TYPE_UNSUPPORTED', 'COLLECTOR_KEY_INVALID'),
        400: Type.Union([ImportReplySchema, ProblemReply]),
      },
    }
    const options = { bodyLimit: IMPORT_BODY_MAX, config: { rateLimit: limits.collect } }
    const hidden = { ...options, schema: { ...schema, hide: true } }
    const receive = async (request: FastifyRequest, reply: FastifyReply) => {
      const wire = readWireRequest(request, config.collectorKey, IMPORT_ITEMS_MAX)
      if (!wire.isKeyed) throw new Problem('COLLECTOR_KEY_INVALID')
      const collected = await collect(db, 'track', wire.updates, { seen: ownServer, now: now(), isImport: true })
      const said = replyTo(collected, wire.updates)
      const isDone = said.code === 200 || (!wire.isStrict && said.num_records_imported > 0)
      if (!isDone) return reply.code(400).send(said)
      if (wire.isVerbose) return { status: 1 as const, error: said.error ?? null }
      if (wire.isForm) return reply.type('text/plain; charset=utf-8').serializer(String).send('1')
      return { code: 200, status: 'OK', num_records_imported: said.num_records_imported }
    }
    app.post(routes.importEvents, { ...options, schema }, receive)
    app.post(`${routes.importEvents}/`, hidden, receive)
    // One event at a time comes as a query.
    app.get(routes.importEvents, hidden, receive)
  }
}
