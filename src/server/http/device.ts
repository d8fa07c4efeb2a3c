import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { routes } from '#domain/api/routes.ts'
import { DeviceReply } from '#domain/api/visitor.ts'
import { type ClientHints, deviceOf } from '#server/platform/device/device-of.ts'
import { refusals } from './protocol/refusals.ts'

/** The hints that pages ask browsers for. */
export const ACCEPTED_HINTS = 'Sec-CH-UA-Model, Sec-CH-UA-Platform-Version'

// A hint is a quoted string (RFC 8941).
function hint(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === 'string' ? /^"([\w .:()/+-]{1,60})"$/.exec(header)?.[1] : undefined
}

function hintsOf(headers: IncomingHttpHeaders): ClientHints {
  const model = hint(headers['sec-ch-ua-model'])
  const platformVersion = hint(headers['sec-ch-ua-platform-version'])
  return { ...(model === undefined ? {} : { model }), ...(platformVersion === undefined ? {} : { platformVersion }) }
}

/** The visitor's device, as its own headers describe it. */
export function deviceRoutes(): FastifyPluginAsyncTypebox {
  const schema = { summary: "The visitor's device", response: { 200: DeviceReply, ...refusals() } }
  return async (app) => {
    app.get(routes.device, { schema }, async (request) =>
      deviceOf(request.headers['user-agent'] ?? '', hintsOf(request.headers)),
    )
  }
}
