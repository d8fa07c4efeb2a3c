import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { refusals as arrivalRefusals } from '#analytics/events/read-arrivals.ts'
import { BODY_MAX, type Channel, channels, ITEMS_MAX } from '#analytics/events/wire.ts'
import { CollectReply } from '#domain/api/measurement.ts'
import { routes } from '#domain/api/routes.ts'
import { Problem } from '#domain/problem.ts'
import type { RunningExperiments } from '#server/experiments/running-experiments.ts'
import { knownCountry, networkPlace, UNKNOWN_PLACE } from '#server/http/country-of.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { refusals } from '#server/http/refusals.ts'
import { isCrossSite } from '#server/http/same-site.ts'
import { localeOf, networkOf } from '#server/http/seen-from.ts'
import { createUpdateLimit } from '#server/http/update-limit.ts'
import type { Services } from '#server/services.ts'
import { deviceOfRequest } from '#server/visitor/visitor-routes.ts'
import { type Collected, collect } from './collect.ts'
import { acceptWireBodies, deviceIn, readWireRequest, type WireRequest } from './collect-request.ts'
import { type CollectorCounter, createCollectorCounter } from './collector-counts.ts'
import { createNamesByNetwork } from './named-by-network.ts'
import { createOpenVisits } from './open-visits.ts'
import { appOf, isBot } from './robots-and-apps.ts'
import { ownServer, type SeenVisitor } from './seen-visitor.ts'

/** Devices that can share an address at its limit: a single device may send one twentieth of what an address may. */
const DEVICES_OF_ADDRESS = 20

/** A picture of one transparent pixel, for clients that ask for one. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

const Query = Type.Object({
  /** The updates, if the request has no body. */
  data: Type.Optional(Type.String()),
  /** "1": the reply is JSON with a reason. It may stand in the form as well, as may all others. */
  verbose: Type.Optional(Type.String()),
  /** "0": no place is looked up. */
  ip: Type.Optional(Type.String()),
  /** "1": the reply is a picture. */
  img: Type.Optional(Type.String()),
  /** The key of the operator's own servers. */
  api_key: Type.Optional(Type.String()),
})

const summaries = {
  track: 'Measurements of a page: events and step views, as a form, base64, JSON, lines or a beacon',
  engage: 'The people profiles of visitors',
  groups: 'Properties of the groups that events belong to, such as a plan',
} as const satisfies Record<Channel, string>

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
  const { db, now, config } = services
  const counter = createCollectorCounter(services)
  const open = createOpenVisits()
  const namedBy = createNamesByNetwork(now)
  const spend = createUpdateLimit(limits.collect.max)
  const spendOfDevice = createUpdateLimit(limits.collect.max / DEVICES_OF_ADDRESS)

  /** Seconds to wait if the address or one of the devices has sent too much within a minute; null if none has. */
  const spendAll = async ({ ip }: FastifyRequest, { updates, isKeyed }: WireRequest): Promise<number | null> => {
    // The operator's own servers speak for many people.
    if (isKeyed) return null
    const wait = await spend(ip, updates.length)
    if (wait !== null) return wait
    for (const [device, own] of Map.groupBy(updates, deviceIn)) {
      const waits = typeof device === 'string' ? await spendOfDevice(device, own.length) : null
      if (waits !== null) return waits
    }
    return null
  }

  const seenVisitor = (request: FastifyRequest, { hasPlace }: WireRequest): SeenVisitor => {
    const place = hasPlace ? networkPlace(request, services) : UNKNOWN_PLACE
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

  const store = async (channel: Channel, request: FastifyRequest, wire: WireRequest): Promise<Collected> => {
    const circumstances = wire.isKeyed
      ? { seen: ownServer, now: now() }
      : {
          ...{ seen: seenVisitor(request, wire), now: now(), lots: lots(request) },
          visits: { open, keys: visitKeys(request) },
          doubtsNames: namedBy(networkOf(request.ip)),
        }
    const collected = await collect(db, channel, wire.updates, circumstances)
    counter.note(collected)
    return collected
  }

  const receive = (channel: Channel) => async (request: FastifyRequest, reply: FastifyReply) => {
    // A page of another site can make a browser send this without being asked.
    if (request.method === 'GET' && isCrossSite(request, config.publicUrl)) throw new Problem('CROSS_SITE')
    const wire = readWireRequest(request, config.collectorKey, ITEMS_MAX)
    const wait = await spendAll(request, wire)
    if (wait !== null) {
      reply.header('retry-after', wait)
      throw new Problem('TOO_MANY_REQUESTS')
    }
    await drawn.write()
    const collected = await store(channel, request, wire)
    if (collected.stored + collected.repeated === 0) throw new Problem('EVENTS_REFUSED')
    if (wire.isPicture) return reply.type('image/gif').serializer(String).send(pixel)
    if (wire.isVerbose) return { status: 1 as const, error: remark(collected) }
    return reply.type('text/plain; charset=utf-8').serializer(String).send('1')
  }

  return async (app) => {
    acceptWireBodies(app, BODY_MAX)
    app.addHook('onClose', () => counter.write().catch(() => undefined))
    app.addHook('onClose', () => drawn.write().catch(() => undefined))
    app.addHook('onError', async (_request, _reply, error) => countRefusal(counter, error))
    for (const channel of channels) {
      const schema = {
        summary: summaries[channel],
        querystring: Query,
        response: {
          200: CollectReply,
          ...refusals(
            ...(['BODY_NOT_JSON', 'BODY_TOO_LARGE', 'MEDIA_TYPE_UNSUPPORTED', 'EVENTS_REFUSED'] as const),
            ...(['COLLECTOR_KEY_INVALID', 'QUERY_INVALID'] as const),
          ),
        },
      }
      const options = { bodyLimit: BODY_MAX, config: { rateLimit: limits.collect } }
      const hidden = { ...options, schema: { ...schema, hide: true } }
      app.post(routes[channel], { ...options, schema }, receive(channel))
      // The protocol's libraries end their paths with a slash, and some send with GET.
      app.post(`${routes[channel]}/`, hidden, receive(channel))
      app.get(routes[channel], hidden, receive(channel))
      app.get(`${routes[channel]}/`, hidden, receive(channel))
    }
  }
}

function countRefusal(counter: CollectorCounter, error: Error): void {
  if (error instanceof Problem && error.code === 'EVENTS_REFUSED') return
  counter.noteRefusal(error instanceof Problem ? error.code.toLowerCase() : 'failed')
}
