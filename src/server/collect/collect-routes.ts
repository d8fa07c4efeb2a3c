import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { refusals as arrivalRefusals } from '#analytics/events/read-arrivals.ts'
import { isRecord } from '#analytics/events/read-properties.ts'
import { BODY_MAX, type Channel, channels, decodeBody, ITEMS_MAX } from '#analytics/events/wire.ts'
import { CollectReply } from '#domain/api/measurement.ts'
import { routes } from '#domain/api/routes.ts'
import { Problem } from '#domain/problem.ts'
import type { RunningExperiments } from '#server/experiments/running-experiments.ts'
import { knownCountry, networkPlace, UNKNOWN_PLACE } from '#server/http/country-of.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { refusals } from '#server/http/refusals.ts'
import { localeOf } from '#server/http/seen-from.ts'
import { createUpdateLimit } from '#server/http/update-limit.ts'
import type { Services } from '#server/services.ts'
import { deviceOfRequest } from '#server/visitor/visitor-routes.ts'
import { type Collected, collect } from './collect.ts'
import { type CollectorCounter, createCollectorCounter } from './collector-counts.ts'
import { createOpenVisits } from './open-visits.ts'
import { appOf, isBot } from './robots-and-apps.ts'
import type { SeenVisitor } from './seen-visitor.ts'

/** Devices that can share an address at its limit: a single device may send one twentieth of what an address may. */
const DEVICES_OF_ADDRESS = 20
/** The most devices that one request may report on. A page reports on its own device only. */
const DEVICES_MAX = 3

const Query = Type.Object({
  /** "1": the reply is JSON with a reason. */
  verbose: Type.Optional(Type.String()),
  /** "0": no place is looked up. */
  ip: Type.Optional(Type.String()),
})
type Query = { readonly verbose?: string; readonly ip?: string }

const summaries = {
  track: 'Measurements of a page: events and step views, as a form, base64, JSON or a beacon',
  engage: 'The people profile of a visitor',
  groups: 'Properties of the groups that events belong to, such as a plan',
} as const satisfies Record<Channel, string>

const decodeBase64 = (text: string): string | null =>
  /^[A-Za-z0-9+/_=\s-]+$/.test(text) ? Buffer.from(text, 'base64').toString('utf8') : null

/** Returns the updates in a body. @throws Problem */
function updatesIn(body: unknown): readonly unknown[] {
  const updates = typeof body === 'string' ? decodeBody(body, decodeBase64) : null
  if (updates === null || updates.length === 0) throw new Problem('BODY_NOT_JSON')
  if (updates.length > ITEMS_MAX) throw new Problem('BODY_TOO_LARGE')
  if (devicesIn(updates) > DEVICES_MAX) throw new Problem('EVENTS_REFUSED')
  return updates
}

/** The device that an update is about. */
function deviceIn(update: unknown): unknown {
  if (!isRecord(update)) return undefined
  const properties = isRecord(update['properties']) ? update['properties'] : update
  return properties['$device_id'] ?? properties['distinct_id'] ?? properties['$distinct_id']
}

/** The number of devices that the updates are about. */
const devicesIn = (updates: readonly unknown[]): number =>
  new Set(updates.map(deviceIn).filter((id) => id !== undefined)).size

/** Why some updates were left out, as a sentence; null if all were stored. */
function remark({ refused }: Collected): string | null {
  const [first] = refused
  return first === undefined ? null : `${refused.length} left out: ${arrivalRefusals[first]}`
}

/**
 * The collector. It uses the wire format of a known analytics protocol, so the libraries for that work with it
 * unchanged. It stores only events from our list, and never an internet address.
 */
export function collectRoutes(
  services: Services,
  limits: RateLimits,
  { lots, visitKeys, drawn }: RunningExperiments,
): FastifyPluginAsyncTypebox {
  const { db, now } = services
  const counter = createCollectorCounter(services)
  const open = createOpenVisits()
  const spend = createUpdateLimit(limits.collect.max)
  const spendOfDevice = createUpdateLimit(limits.collect.max / DEVICES_OF_ADDRESS)

  /** Seconds to wait if one of the devices has sent too much within a minute; null if none has. */
  const spendOfEach = async (updates: readonly unknown[]): Promise<number | null> => {
    for (const [device, own] of Map.groupBy(updates, deviceIn)) {
      const wait = typeof device === 'string' ? await spendOfDevice(device, own.length) : null
      if (wait !== null) return wait
    }
    return null
  }

  const seenVisitor = (request: FastifyRequest, query: Query): SeenVisitor => {
    const place = query.ip === '0' ? UNKNOWN_PLACE : networkPlace(request, services)
    const userAgent = request.headers['user-agent'] ?? ''
    return {
      device: deviceOfRequest(request),
      inAppBrowser: appOf(userAgent),
      country: knownCountry(place.country),
      region: knownCountry(place.region),
      city: knownCountry(place.city),
      language: localeOf(request.headers['accept-language']),
      isBot: isBot(userAgent),
    }
  }

  const receive =
    (channel: Channel) => async (request: FastifyRequest<{ Querystring: Query }>, reply: FastifyReply) => {
      const updates = updatesIn(request.body)
      const wait = (await spend(request.ip, updates.length)) ?? (await spendOfEach(updates))
      if (wait !== null) {
        reply.header('retry-after', wait)
        throw new Problem('TOO_MANY_REQUESTS')
      }
      await drawn.write()
      const seen = seenVisitor(request, request.query)
      const visits = { open, keys: visitKeys(request) }
      const collected = await collect(db, channel, updates, { seen, now: now(), lots: lots(request), visits })
      counter.note(collected)
      if (collected.stored + collected.repeated === 0) throw new Problem('EVENTS_REFUSED')
      if (request.query.verbose === '1') return { status: 1 as const, error: remark(collected) }
      return reply.type('text/plain; charset=utf-8').serializer(String).send('1')
    }

  return async (app) => {
    acceptBeacons(app)
    app.addHook('onClose', () => counter.write().catch(() => undefined))
    app.addHook('onClose', () => drawn.write().catch(() => undefined))
    app.addHook('onError', async (_request, _reply, error) => countRefusal(counter, error))
    for (const channel of channels) {
      const schema = {
        summary: summaries[channel],
        querystring: Query,
        response: {
          200: CollectReply,
          ...refusals('BODY_NOT_JSON', 'BODY_TOO_LARGE', 'MEDIA_TYPE_UNSUPPORTED', 'EVENTS_REFUSED', 'QUERY_INVALID'),
        },
      }
      const options = { bodyLimit: BODY_MAX, config: { rateLimit: limits.collect } }
      app.post(routes[channel], { ...options, schema }, receive(channel))
      // The protocol's libraries end their paths with a slash.
      app.post(`${routes[channel]}/`, { ...options, schema: { ...schema, hide: true } }, receive(channel))
    }
  }
}

/** Accepts text as well: a page that is being left sends its last updates so. */
function acceptBeacons(app: Parameters<FastifyPluginAsyncTypebox>[0]): void {
  app.removeAllContentTypeParsers()
  const types = ['application/x-www-form-urlencoded', 'application/json', 'text/plain']
  app.addContentTypeParser(types, { parseAs: 'string', bodyLimit: BODY_MAX }, (_request, body, done) => {
    done(null, body)
  })
}

function countRefusal(counter: CollectorCounter, error: Error): void {
  if (error instanceof Problem && error.code === 'EVENTS_REFUSED') return
  counter.noteRefusal(error instanceof Problem ? error.code.toLowerCase() : 'failed')
}
